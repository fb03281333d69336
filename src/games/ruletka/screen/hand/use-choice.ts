import { useEffect, useRef, useState } from 'preact/hooks';
import type { ActionCard, Move } from '../../rules/index.ts';
import type { Props } from '../players.ts';
import { chime } from '../sound.ts';
import { kept, moveOf, NOTHING, refusalOf, tapped, whyNot, whyNotCard, type Choice } from './choice.ts';

/** A finger that was on its way when the window changed means the window before. */
const DEAF = 350;
/** A refusal is read for so long, also when the view that explains it comes at once. */
const READ = 6000;
const UNANSWERED = 5000;

interface Doing {
  readonly phase: string;
  readonly round: number;
  readonly n: number;
  readonly choice: Choice;
  readonly sent: boolean;
}

/** Why something did not work: a code of the game, and the card it was about. */
export interface Why {
  readonly code: string;
  readonly card?: ActionCard | undefined;
}

export interface Handle {
  readonly choice: Choice;
  readonly busy: boolean;
  readonly why: Why | undefined;
  readonly choose: (choice: Choice) => void;
  readonly chooseCard: (card: ActionCard) => void;
  readonly tap: (who: number) => void;
  /** Says a move, unless the rules on this device know better. */
  readonly say: (move: Move) => void;
  readonly commit: () => void;
}

export function useChoice(props: Props, covered: boolean): Handle {
  const { view, seat, n, refusal } = props;
  const [, redraw] = useState(0);
  const [why, setWhy] = useState<Why | undefined>(undefined);
  const since = useRef(performance.now());
  const doing = useRef<Doing>({ phase: view.phase, round: view.round, n, choice: NOTHING, sent: false });
  const shown = useRef(covered);
  if (shown.current !== covered) since.current = performance.now();
  shown.current = covered;
  const was = doing.current;
  if (was.phase !== view.phase || was.round !== view.round) {
    since.current = performance.now();
    doing.current = { phase: view.phase, round: view.round, n, choice: NOTHING, sent: false };
  } else if (was.n !== n) {
    doing.current = { ...was, n, choice: kept(view, was.choice), sent: false };
  }
  const change = (next: Partial<Doing>): void => {
    doing.current = { ...doing.current, ...next };
    redraw((count) => count + 1);
  };
  const answer = (code: string | undefined, card?: ActionCard): void => {
    if (code !== undefined) chime('refuse');
    setWhy(code === undefined ? undefined : { code, card });
  };

  const known = useRef(refusal);
  useEffect(() => {
    if (refusal === undefined || refusal === known.current) return;
    known.current = refusal;
    change({ sent: false });
    answer(refusal.code);
  }, [refusal]);
  useEffect(() => {
    if (why === undefined) return undefined;
    const timer = setTimeout(() => setWhy(undefined), READ);
    return () => clearTimeout(timer);
  }, [why]);

  const deaf = (): boolean => doing.current.sent || performance.now() - since.current < DEAF;
  const say = (move: Move): void => {
    if (deaf()) return;
    const code = refusalOf(view, seat, move);
    answer(code, 'card' in move ? move.card : undefined);
    if (code !== undefined) return;
    change({ sent: true, choice: NOTHING });
    props.send(move);
    unlockLater(doing, redraw);
  };
  return {
    choice: doing.current.choice,
    busy: doing.current.sent,
    why,
    choose(choice) {
      // What then lies under the finger is not what it was after.
      if (choice === NOTHING) since.current = performance.now();
      setWhy(undefined);
      chime('tap');
      change({ choice });
    },
    chooseCard(card) {
      if (seat === undefined) return;
      if (doing.current.choice.card === card) return change({ choice: NOTHING });
      const code = whyNotCard(view, seat, card);
      answer(code, card);
      if (code === undefined) {
        chime('tap');
        change({ choice: { card, picks: [] } });
      }
    },
    tap(who) {
      if (seat === undefined) return;
      const { choice } = doing.current;
      const code = choice.picks.includes(who) ? undefined : whyNot(view, seat, choice, who);
      answer(code, choice.card);
      if (code !== undefined) return;
      chime('point');
      change({ choice: tapped(view, seat, choice, who) });
    },
    say,
    commit() {
      const move = moveOf(view, doing.current.choice);
      if (move !== undefined) say(move);
    },
  };
}

/** Where no answer comes, not even a refusal, one may say it again; the question settles that it counts once. */
function unlockLater(doing: { current: Doing }, redraw: (next: (count: number) => number) => void): void {
  const { n } = doing.current;
  setTimeout(() => {
    if (doing.current.n !== n || !doing.current.sent) return;
    doing.current = { ...doing.current, sent: false };
    redraw((count) => count + 1);
  }, UNANSWERED);
}
