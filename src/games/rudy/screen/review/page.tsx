import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Around, Hills } from '../art/backdrop.tsx';
import { settingOf } from '../art/scene.tsx';
import { Allowance } from '../betting/solo.tsx';
import { Card } from '../card/card.tsx';
import type { Props } from '../players.ts';
import { Rich } from '../../../../client/shell/rich.tsx';
import { speak } from '../../../../client/shell/voice.ts';
import { chime } from '../sound.ts';
import { Strip } from '../strip.tsx';
import { plain } from '../../../../client/board/words.ts';
import { cardText, ended } from '../../words/say.ts';
import { t } from './words/say.ts';
import { Bars } from './bars.tsx';
import { Lead } from './lead.tsx';
import { newLeaders, type Frame } from './replay.ts';
import { Sheet } from './sheet.tsx';
import { Sum } from './sum.tsx';
import { tellFrame, tellLead, tellSolo } from './telling.ts';
import './page.css';

interface PageProps {
  readonly props: Props;
  readonly frames: readonly Frame[];
  readonly at: number;
  /** One of the last cards, which decide: it is told more slowly. */
  readonly late?: boolean;
}

/** One card of the pile: the card and the sheet, everybody's number against the answer, and what is worth a word. */
export function Page({ props, frames, at, late = false }: PageProps): VNode | null {
  const frame = frames[at];
  if (frame === undefined) return null;
  const solo = frame.rows.length === 1;
  const left = frame.rows[0]?.left ?? 0;
  const fresh = newLeaders(frames, at);
  return (
    <>
      <Strip text={t('rudy.review', { turn: at + 1 })} />
      <div class={solo ? 'r-review solo' : 'r-review'} data-setting={settingOf(frame.card)}>
        <Hills />
        <Around setting={settingOf(frame.card)} />
        <Card key={at} card={frame.card} fox={props.view.options.fox} pile={false} />
        <Sheet frame={frame} turn={at} />
        {fresh.length > 0 && <Lead key={`lead${at}`} seats={fresh} props={props} late={late} />}
      </div>
      <section class={late ? 'r-numbers late' : 'r-numbers'} key={late ? at : 'calm'}>
        <Sum frame={frame} fox={props.view.options.fox} />
        <Bars frame={frame} props={props} room={props.tv ? roomOnTv(frame.rows.length) : undefined} />
        {solo && (
          <p class={left < 0 ? 'r-left lost' : 'r-left'}>
            {t('rudy.solo.left')}
            <Allowance left={left} />
          </p>
        )}
      </section>
      <p class="r-say">
        <Rich text={tell(frame, props)} />
      </p>
    </>
  );
}

/** What a card sounds like, and what those who listen are told of it. */
export function useTold(props: Props, frames: readonly Frame[], at: number, say: (sentence: string) => void): void {
  useEffect(() => {
    const frame = frames[at];
    if (frame === undefined) return;
    const fresh = newLeaders(frames, at);
    chime(fresh.length > 0 ? 'lead' : soundOf(frame));
    const card = ended(cardText(frame.card, props.view.options.fox));
    const told = plain([tell(frame, props), ...(fresh.length > 0 ? [tellLead(fresh, props)] : [])].join(' '));
    say(`${t('rudy.said.frame', { turn: at + 1, card, answer: frame.answer })} ${told}`);
    // A voice has one beat: the picture shows the rest.
    speak(`${frame.answer}. ${told}`);
  }, [at]);
}

function tell(frame: Frame, props: Props): string {
  return frame.rows.length === 1 ? tellSolo(frame) : tellFrame(frame, props);
}

/** Eight rows fit; with more players the eighth says how many more. */
function roomOnTv(seats: number): number {
  return seats <= 8 ? 8 : 7;
}

function soundOf(frame: Frame): 'circle' | 'cross' | 'mark' {
  if (frame.rows.some(({ field, mark }) => field?.circled === true && mark.points > 0)) return 'circle';
  return frame.rows.some(({ mark }) => mark.crossedOut) ? 'cross' : 'mark';
}
