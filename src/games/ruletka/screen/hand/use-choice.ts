import { useRef, useState } from 'preact/hooks';
import { useLastMoment } from '../../../../client/board/clock.tsx';
import { useFinger } from '../../../../client/board/finger.ts';
import { useAsk, type Ask } from '../../../../client/board/ask.ts';
import type { ActionCard, Move } from '../../rules/index.ts';
import type { Props } from '../players.ts';
import { chime } from '../sound.ts';
import { kept, lastWord, moveOf, NOTHING, refusalOf, tapped, whyNot, whyNotCard, type Choice } from './choice.ts';

/** A refusal is read for so long, also when the view that explains it comes at once. */
const READ = 6000;

interface Doing {
  readonly phase: string;
  readonly round: number;
  readonly n: number;
  readonly choice: Choice;
  /** The question this choice was sent as an answer to: it lasts as long as that one is open. */
  readonly answers?: number | null;
}

/** A refusal is about the card that was to be played, if one was. */
export interface Handle extends Pick<Ask<Move, ActionCard>, 'busy' | 'why'> {
  readonly choice: Choice;
  readonly choose: (choice: Choice) => void;
  readonly chooseCard: (card: ActionCard) => void;
  readonly tap: (who: number) => void;
  /** Says a move, unless the rules on this device know better. */
  readonly say: (move: Move) => void;
  readonly commit: () => void;
}

export function useChoice(props: Props, covered: boolean): Handle {
  const { view, seat, n, question } = props;
  const [, redraw] = useState(0);
  const { busy, why, send, explain } = useAsk<Move, ActionCard>(props, undefined, READ);
  const finger = useFinger(`${view.phase} ${view.round} ${covered}`);
  const doing = useRef<Doing>({ phase: view.phase, round: view.round, n, choice: NOTHING });
  const was = doing.current;
  const answered = was.answers !== undefined && was.answers !== question;
  if (was.phase !== view.phase || was.round !== view.round || answered) {
    doing.current = { phase: view.phase, round: view.round, n, choice: NOTHING };
  } else if (was.n !== n) {
    doing.current = { ...was, n, choice: kept(view, was.choice) };
  }
  const change = (choice: Choice): void => {
    const { phase, round, n: at } = doing.current;
    doing.current = { phase, round, n: at, choice };
    redraw((count) => count + 1);
  };
  const say = (move: Move): void => {
    if (busy || finger.isLate()) return;
    const code = refusalOf(view, seat, move);
    explain(code, 'card' in move ? move.card : undefined);
    if (code !== undefined) return;
    doing.current = { ...doing.current, answers: question };
    send(move);
  };
  useLastMoment(props.deadline, () => {
    const move = lastWord(view, doing.current.choice);
    if (move !== undefined) say(move);
  });
  return {
    choice: doing.current.choice,
    busy,
    why,
    choose(choice) {
      // What then lies under the finger is not what it was after.
      if (choice === NOTHING) finger.moved();
      explain(undefined);
      chime('tap');
      change(choice);
    },
    chooseCard(card) {
      if (seat === undefined) return;
      if (doing.current.choice.card === card) return change(NOTHING);
      const code = whyNotCard(view, seat, card);
      explain(code, card);
      if (code === undefined) {
        chime('tap');
        change({ card, picks: [] });
      }
    },
    tap(who) {
      if (seat === undefined) return;
      const { choice } = doing.current;
      const code = choice.picks.includes(who) ? undefined : whyNot(view, seat, choice, who);
      explain(code, choice.card);
      if (code !== undefined) return;
      chime('point');
      change(tapped(view, seat, choice, who));
    },
    say,
    commit() {
      const move = moveOf(view, doing.current.choice);
      if (move !== undefined) say(move);
    },
  };
}
