import type { Millis } from '../runner/time.ts';
import type { ChairId } from './chair.ts';
import type { OwnCommand } from './command.ts';
import type { Circumstances } from './environment.ts';
import { createGroupThinking } from './group-thinking.ts';
import { Intake, TABLE } from './intake.ts';
import { isAway } from './keeper.ts';
import { Landing } from './landing.ts';
import type { Leadership } from './leadership.ts';
import { owedBy } from './owed.ts';
import type { Parts, TableOptions, Whole } from './parts.ts';
import { createPresence } from './presence.ts';
import { SCREEN } from './reveal.ts';
import { createPublisher } from './publisher.ts';
import { entriesOf, sightsOf } from './record.ts';
import { createRecorder } from './recorder.ts';
import { Residence } from './residence.ts';
import { Steward } from './steward.ts';
import type { Table } from './table.ts';
import type { BotAnswer } from './thinking.ts';

/** Puts a table together: each part knows only what it is given here. */
export function assemble(id: string, options: TableOptions, leadership: Leadership, whole: Whole): Parts {
  const { environment, keeper, time, tempo, random, bots, stoppages, slices, report, peers } = options;
  const { closing } = whole;
  const shared = peers !== undefined;
  const blind = (): boolean => peers?.blind() === true;
  const broken = (thrown: unknown): void => {
    const detail = thrown instanceof Error ? (thrown.stack ?? thrown.message) : 'unknown';
    report({ kind: isAway(thrown) ? 'store-trouble' : 'broken', table: id, detail });
  };
  const failed = (detail: string): void => report({ kind: 'bot-failed', table: id, detail });

  const presence = createPresence(time, presenceChanged);
  // Where others cannot be heard, people are taken to be here; of a screen nobody is sure.
  const present = (chair: ChairId): boolean => (blind() && chair !== SCREEN) || presence.isHere(chair);
  const absentSince = (chair: ChairId): Millis => presence.absentSince(chair);
  const circumstances = (): Circumstances => ({ now: time.now(), random, present, absentSince, tempo });
  const publisher = createPublisher({
    environment,
    time,
    presence,
    broken,
    isFaulty: () => steward.isFaulty(),
  });
  const watched = (): boolean => publisher.heard() || presence.anyone();
  const kept = async (): Promise<Table> => (await residence.load()).kept;
  const recorder = createRecorder({ table: id, environment, keeper, kept, report, broken });
  const thinking = createGroupThinking({
    environment,
    bots,
    time,
    tempo,
    history: async (playing, seat) => sightsOf(playing, await entriesOf(keeper, id, playing, (await kept()).n), seat),
    answer: (answer, group) => void botMove(answer, group),
    failed,
  });

  const owed = (table: Table): OwnCommand | undefined => {
    const outage = owedBy(table, stoppages, time.now());
    if (outage !== undefined) report({ kind: 'resumed-clock', table: id });
    return outage;
  };
  const landing: Landing = new Landing({
    id,
    keeper,
    time,
    every: tempo.base,
    shared,
    leadership,
    stoppages,
    presence,
    publisher,
    recorder,
    thinking,
    report,
    residence: () => residence,
    steward: () => steward,
    intake: () => intake,
    closing,
    touch: whole.touch,
    broken,
  });
  const residence: Residence = new Residence({
    id,
    environment,
    keeper,
    pipeline: (start) => landing.pipelineFrom(start),
    entered: (resident) => landing.entered(resident),
    caughtUp: () => report({ kind: 'caught-up', table: id }),
    ready: (news) => landing.ready(news),
    unreadable: (thrown, known) => landing.unreadable(thrown, known),
    again: (pending, readable) => landing.again(pending, readable),
    broken,
  });
  const intake = new Intake({
    environment,
    residence,
    recorder,
    publisher,
    circumstances,
    owed,
    rested: () => landing.rested(),
    noted: failed,
    broken,
  });
  const submit = (command: OwnCommand) => intake.submit(TABLE, command);
  const steward: Steward = new Steward({
    environment,
    time,
    tempo,
    leadership,
    slices,
    presence,
    thinking,
    recorder,
    circumstances,
    blind,
    watched,
    touched: whole.wanted,
    owed,
    resident: () => residence.resident,
    refresh: () => residence.refresh(),
    submit,
    stoodIn: () => report({ kind: 'stood-in', table: id }),
    halted: (table) => publisher.publishLobby(table, true),
  });

  async function botMove(answer: BotAnswer, group: number | undefined): Promise<void> {
    if (closing()) return;
    const move = { do: 'bot-move', ...answer } as const;
    const told = await submit(group === undefined ? move : { do: 'in-group', group, command: move });
    if (told.ok) return;
    if (told.code === 'failed') steward.halt();
    if (told.code === 'think-again') steward.attend();
  }

  function presenceChanged(chair: ChairId, here: boolean): void {
    if (closing() || (residence.known === undefined && !publisher.heard() && !here)) return;
    residence.load().then(
      (resident) => {
        publisher.publishLobby(resident.kept, false);
        const owner = resident.pipeline.head.chairs.find((each) => each.id === chair);
        if (here && (owner?.minded === true || owner?.gone === true)) void submit({ do: 'returned', chair });
        else steward.attend();
      },
      () => {}, // Told when it was tried to load.
    );
  }

  return { presence, publisher, recorder, thinking, residence, landing, steward, intake };
}
