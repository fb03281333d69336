import type { Bot } from '../../bots/bot.ts';
import type { Game, GameTypes, SeatView } from '../../kernel/contract.ts';
import { seedKey } from '../../kernel/fairness.ts';
import { observation, start, submit, type Match, type Progress } from '../../kernel/match.ts';
import type { Outcome } from '../../kernel/outcome.ts';
import type { By, Seat } from '../../kernel/seat.ts';
import type { Face, Setting } from './face.ts';
import type { ExitCode, Io, Reply } from '../io.ts';
import { CLEAR, paintFor, wrapped } from './paint.ts';
import { seatPlayers } from '../../arena/players.ts';
import { levelLines } from './words/level.ts';
import type { LevelLines } from './terminal.ts';
import { WORDS, type Language } from './words/index.ts';

/** A table somebody wants to sit down at. */
export interface SessionPlan {
  readonly game: Game;
  readonly face: Face;
  /** What the bots are like, where the game tells. */
  readonly levels?: LevelLines | undefined;
  readonly options: unknown;
  readonly bots: readonly Bot[];
  readonly seed: string;
  readonly language: Language;
}

const ME: Seat = 0;
const TO_THE_RESULT = 'w';

type Played = Progress<GameTypes>;

/** Said by a person who leaves the move to others. */
const WAITS = 'waits';

/** A person at a table with bots, from the first card to the result or until they leave. */
export async function playSession(plan: SessionPlan, io: Io): Promise<ExitCode> {
  const { game, face, options, bots } = plan;
  const setting = settingOf(plan, io);
  const { frame } = setting.words;
  const key = seedKey(`${plan.seed}/0`);
  const others = seatPlayers([undefined, ...bots], key);
  const person = personAt(plan, io, setting);
  let match = start(game, options, bots.length + 1, { key });
  others.observe(match);
  if (!(await person.greet())) return leave(io, setting);
  while (game.toAct(match.state).length > 0) {
    const next = await step(match);
    if (next === undefined) return leave(io, setting);
    for (const event of next.events) person.hear(face.tell(event, setting));
    match = next.match;
    others.observe(match);
  }
  const outcome = game.outcome(match.state);
  if (outcome !== undefined && !(await person.review(match, outcome))) return leave(io, setting);
  io.terminal.out(`\n${frame.thanks} ${setting.paint.dim(frame.sameDeal(plan.seed))}\n`);
  return 0;

  /** One move of somebody; nothing when the person leaves. */
  async function step(now: Match<GameTypes>): Promise<Played | undefined> {
    const asked = game.toAct(now.state);
    const first = asked.includes(ME) && person.mayWait(now) ? ME : others.next(now);
    const answer = first === ME ? await person.answer(now) : WAITS;
    if (answer !== WAITS) return answer;
    const seat = first === ME ? (asked.find((each) => each !== ME) ?? ME) : first;
    return played(now, seat, others.decide(now, seat), 'bot');
  }
}

function leave(io: Io, { words }: Setting): ExitCode {
  io.terminal.out(`\n${words.frame.goodbye}\n`);
  return 0;
}

function settingOf({ bots, language }: SessionPlan, { terminal }: Io): Setting {
  const words = WORDS[language];
  const { frame } = words;
  const names = [frame.you, ...bots.map((_, i) => frame.botNames[i] ?? frame.nameless(i + 1))];
  return { language, words, paint: paintFor(terminal), names, me: ME };
}

/** The person's side of the table: shows, asks, and takes no for an answer only from the game. */
function personAt({ game, face, levels, options, bots }: SessionPlan, io: Io, setting: Setting) {
  const { terminal } = io;
  const { words, paint } = setting;
  const { frame } = words;
  let news: string[] = [];
  let clock: { readonly timer: number; readonly until: number } | undefined;

  const rules = (): string =>
    wrapped(face.rules(options, bots.length + 1, setting.language).join('\n\n'), terminal.columns);
  /** A fresh page: on a screen the last one goes, wherever it could be scrolled back to. */
  const page = (text: string): void => terminal.out(`${terminal.watched ? CLEAR : '\n'}${text}\n`);
  const heard = (): string => (news.length === 0 ? '' : `${news.join('\n')}\n\n`);
  const show = (match: Match<GameTypes>, view: SeatView<GameTypes>): void => {
    const left = timeLeft(match);
    const hurry = left === undefined ? '' : `\n${frame.hurry(Math.ceil(left / 1000))}`;
    const hints = `${face.hint(view, setting)}\n${frame.askRules}${hurry}`;
    page(`${heard()}${face.screen(view, setting)}\n\n${paint.dim(hints)}`);
  };
  const timeLeft = (match: Match<GameTypes>): number | undefined => {
    const { pace } = observation(match, ME);
    if (pace === null) return undefined;
    if (clock?.timer !== pace.timer) clock = { timer: pace.timer, until: io.now() + pace.seconds * 1000 };
    return Math.max(0, clock.until - io.now());
  };
  /** Waits until the person has looked. A pipe looks at nothing. */
  const pause = async (prompt: string): Promise<Reply> =>
    terminal.watched ? await terminal.ask(paint.dim(prompt)) : { kind: 'line', text: '' };

  return {
    hear(text: string | undefined): void {
      if (text !== undefined) news.push(text);
    },

    async greet(): Promise<boolean> {
      const welcome = paint.bold(frame.welcome(face.title(setting.language), setting.names.slice(1)));
      const present = bots.map(({ level }) => level);
      const company = levelLines(words.level, levels?.[setting.language], present).map(
        (line) => `\n${paint.dim(line)}`,
      );
      page(`${welcome}${company.join('')}\n\n${rules()}\n`);
      return (await pause(frame.begin)).kind !== 'end';
    },

    mayWait: (match: Match<GameTypes>): boolean => face.mayWait?.(observation(match, ME).view, setting) === true,

    /** The person's move as played; nothing when they leave. */
    async answer(match: Match<GameTypes>): Promise<Played | typeof WAITS | undefined> {
      const view = observation(match, ME).view;
      const obvious = face.obvious?.(view, setting);
      if (obvious !== undefined) return played(match, ME, obvious, 'player');
      show(match, view);
      for (;;) {
        const reply = await terminal.ask('> ', timeLeft(match));
        if (reply.kind === 'end') return undefined;
        if (reply.kind === 'late') {
          news = [frame.tooLate];
          return played(match, ME, game.fallback(game.legalView(match.state, ME), ME), 'clock');
        }
        const line = reply.text.trim();
        if (line === '' && this.mayWait(match)) return WAITS;
        if (line === '?') {
          page(rules());
          if ((await pause(frame.back)).kind === 'end') return undefined;
          if (terminal.watched) show(match, view);
          continue;
        }
        const found = face.look?.(line, view, setting);
        if (found !== undefined) {
          terminal.out(`${found}\n`);
          continue;
        }
        const answer = submit(match, { seat: ME, move: face.read(line, view, setting), by: 'player' });
        if (answer.ok) {
          news = [];
          return answer;
        }
        if (terminal.watched) show(match, view);
        terminal.out(`${paint.tint('red', face.refusal(answer.code, view, setting))}\n`);
      }
    },

    /** The end, page by page; false when the person leaves before it. */
    async review(match: Match<GameTypes>, outcome: Outcome): Promise<boolean> {
      const pages = face.review(observation(match, ME).view, outcome, setting);
      for (let i = 0; i < pages.length; i++) {
        page(`${i === 0 ? heard() : ''}${pages[i] ?? ''}`);
        if (i === pages.length - 1) break;
        const reply = await pause(frame.nextPage);
        if (reply.kind === 'end') return false;
        if (reply.kind === 'line' && reply.text.trim() === TO_THE_RESULT) i = pages.length - 2;
      }
      return true;
    },
  };
}

/** A move that is known to be legal. */
function played(match: Match<GameTypes>, seat: Seat, move: unknown, by: By): Played {
  const answer = submit(match, { seat, move, by });
  if (!answer.ok) throw new Error(`the ${by}'s move at seat ${seat} was refused: ${answer.code}`);
  return answer;
}
