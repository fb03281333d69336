import type { VNode } from 'preact';
import { cardNamed, FOX } from '../rules/index.ts';
import { useEffect, useRef } from 'preact/hooks';
import { nameOf, type Props } from './players.ts';
import { speak } from '../../../client/shell/voice.ts';
import { chime } from './sound.ts';
import { cardText, crowd, ended, plain, question, t } from '../words/say.ts';

/** At a larger table nobody wants to hear every pen. */
const HEARD = 8;

interface Told {
  readonly n: number;
  readonly turn: number;
  /** Whether it tells of a card that was not there before. */
  readonly turned: boolean;
  readonly sentence: string;
}

/**
 * Tells what happened, for those who listen. Only the newest sentence is ever kept: one that named a card must not
 * outlive the card. It is made while rendering: a component that redraws itself leaves its drawing before in its parent.
 */
export function Announcer(props: Props): VNode {
  const told = useRef<Told | undefined>(undefined);
  const { n, view } = props;
  if (told.current?.n !== n) {
    // After a tunnel the card may be another without an event saying so.
    const turned = told.current?.turn !== view.turn && !view.finished;
    told.current = { n, turn: view.turn, turned, sentence: story(props, turned) };
  }
  const first = useRef(n);
  useEffect(() => {
    if (n !== first.current) sounds(props);
    read(props, told.current?.turned === true);
  }, [n]);
  return (
    <p class="spoken" role="status" aria-live="polite">
      {told.current.sentence}
    </p>
  );
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

/** Aloud: the card and what is asked, and whose number everybody may hear. */
function read({ view, events, names }: Props, turned: boolean): void {
  if (!turned) return;
  const aloud = events.findLast((event) => event.kind === 'aloud');
  const last = aloud === undefined ? '' : t('rudy.said.aloud', { name: names[aloud.seat] ?? '', number: aloud.number });
  speak([last, ...asked(view)].join(' ').trim());
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

function sounds({ events, seat }: Props): void {
  if (events.some((event) => event.kind === 'turned')) chime('turn');
  else if (events.some((event) => event.kind === 'wrote' && event.seat === seat)) chime('write');
}
