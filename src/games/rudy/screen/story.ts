import { cardNamed, FOX } from '../rules/index.ts';
import { hear } from '../../../client/board/chime.ts';
import { nameOf } from '../../../client/board/players.ts';
import { useTelling, type Tale } from '../../../client/board/telling.ts';
import { plain } from '../../../client/board/words.ts';
import { speak } from '../../../client/shell/voice.ts';
import type { Props } from './players.ts';
import { chime } from './sound.ts';
import { cardText, crowd, ended, question, t } from '../words/say.ts';

/** At a larger table nobody wants to hear every pen. */
const HEARD = 8;

const SOUNDS = [
  ['turned', 'turn'],
  ['wrote', 'write', 'own'],
] as const;

interface Note {
  readonly turn: number;
  /** Whether it tells of a card that was not there before. */
  readonly turned: boolean;
}

/** What happened, for those who listen. Nothing is remembered: a sentence that named a card must not outlive the card. */
export function useStory(props: Props): string {
  const { n, view } = props;
  const tell = (before: Note | undefined): Tale<{ readonly text: string }, Note> => {
    // After a tunnel the card may be another without an event saying so.
    const turned = before?.turn !== view.turn && !view.finished;
    return { lines: [{ text: story(props, turned) }], note: { turn: view.turn, turned } };
  };
  const heard = ({ turned }: Note, fresh: boolean): void => {
    if (fresh) hear(props, chime, SOUNDS);
    if (turned) read(props);
  };
  return useTelling(n, tell, heard, 0).spoken;
}

function story(props: Props, turned: boolean): string {
  const { view, events } = props;
  const sentences: string[] = [];
  const wrote: number[] = [];
  for (const event of events) {
    switch (event.kind) {
      case 'wrote':
        if (event.seat === props.seat) sentences.push(...ownNumber(props));
        else wrote.push(event.seat);
        break;
      case 'ran-out':
        sentences.push(t('rudy.said.ran-out', { name: nameOf(props, event.seat) }));
        break;
      case 'aloud':
        sentences.push(t('rudy.said.aloud', { name: nameOf(props, event.seat), number: event.number }));
        break;
      case 'turned':
        break;
      case 'finished':
        sentences.push(t('rudy.said.finished'));
        break;
      default:
        event satisfies never;
    }
  }
  if (wrote.length > 0 && view.seats <= HEARD && !turned) {
    sentences.push(
      t('rudy.said.wrote', {
        names: crowd(
          wrote.map((seat) => nameOf(props, seat)),
          HEARD,
        ),
      }),
    );
  }
  if (turned) sentences.push(newCard(props));
  return sentences.join(' ');
}

/** Aloud: the turn, the card and what is asked, and whose number everybody may hear. */
function read(props: Props): void {
  const { events, names } = props;
  const aloud = events.findLast((event) => event.kind === 'aloud');
  const last = aloud === undefined ? '' : t('rudy.said.aloud', { name: names[aloud.seat] ?? '', number: aloud.number });
  speak(`${last} ${newCard(props)}`.trim());
}

function newCard({ view }: Props): string {
  const [card = '', wanted = ''] = asked(view);
  return t('rudy.said.turned', { turn: view.turn, card, question: wanted }).trim();
}

/** The card and what is asked; the fox asks by itself. */
function asked({ card, options }: Props['view']): string[] {
  const told = ended(cardText(card, options.fox));
  return cardNamed(card) === FOX ? [told] : [told, plain(question(card, options.fox))];
}

function ownNumber({ view }: Props): string[] {
  const field = view.numbers?.findLast((each) => each !== null);
  if (field === undefined || field === null) return [];
  return [t(field.circled ? 'rudy.said.wrote.you.circled' : 'rudy.said.wrote.you', { number: field.number })];
}
