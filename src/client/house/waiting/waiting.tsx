import { useSignal } from '@preact/signals';
import type { ComponentChildren, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Lobby, LobbyChair } from '../../../table/lobby.ts';
import { TEMPO } from '../../../table/tempo.ts';
import type { Line } from '../../line/line.ts';
import { Button } from '../../shell/button.tsx';
import { toast } from '../../shell/toast.tsx';
import { list } from '../../words/list.ts';
import { refusalWords } from '../refusal-words.ts';
import { t } from './words/index.ts';
import './waiting.css';

interface Props {
  readonly line: Line;
  readonly lobby: Lobby;
  /** Seats the table waits for. */
  readonly awaited: readonly number[];
  /** Entries so far. */
  readonly n: number;
  /** No clock runs, and there is no pause. */
  readonly calm: boolean;
}

/** Nobody is waited for in vain: what can be done about who does not answer, and the way back for who was stood in for. */
export function Waiting(props: Props): JSX.Element | null {
  const { line, lobby } = props;
  const mine = line.me.value?.chair ?? null;
  const me = lobby.chairs.find(({ chair }) => chair === mine);
  if (line.state.value.kind !== 'on' || me === undefined) return null;
  return me.minded ? <StoodInForMe line={line} chair={me.chair} /> : <Offer {...props} me={me} />;
}

/** A touch says as much as the button: whoever takes up their phone is back. */
function StoodInForMe({ line, chair }: { readonly line: Line; readonly chair: number }): JSX.Element {
  const back = (): void => {
    if (!document.hidden) void line.ask({ t: 'mind', chair, on: false });
  };
  useEffect(() => {
    const signs = ['pointerdown', 'keydown', 'visibilitychange'] as const;
    for (const sign of signs) addEventListener(sign, back, { capture: true });
    return () => {
      for (const sign of signs) removeEventListener(sign, back, { capture: true });
    };
  }, [line, chair]);
  return (
    <Card text={t('waiting.you')}>
      <Button kind="fox" onClick={back}>
        {t('waiting.back')}
      </Button>
    </Card>
  );
}

function Offer({ line, lobby, awaited, n, calm, me }: Props & { readonly me: LobbyChair }): JSX.Element | null {
  const late = calm ? lateFor(lobby, awaited, me) : [];
  const chairs = late.map(({ chair }) => chair).join(' ');
  const still = useStill(`${n} ${chairs}`);
  if (late.length === 0 || !still.value) return null;
  const stay = (): void => {
    still.value = false;
  };
  return (
    <Card text={t('waiting.line', { names: namesOf(late) })}>
      <Button kind="fox" onClick={standingIn(line, chairs, stay)}>
        {t('waiting.go')}
      </Button>
      <Button onClick={stay}>{t('waiting.stay')}</Button>
    </Card>
  );
}

export function Card({ text, children }: { readonly text: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="line-banner" role="status">
      <div class="line-banner-card waiting-card">
        <span>{text}</span>
        <span class="waiting-buttons">{children}</span>
      </div>
    </div>
  );
}

/** Made apart: a button that was pressed keeps its handler. */
function standingIn(line: Line, chairs: string, then: () => void): () => void {
  return () => {
    for (const chair of chairs.split(' ').map(Number)) {
      void line.ask({ t: 'mind', chair, on: true }).then((told) => {
        if (!told.ok) toast(refusalWords(told.code, told));
      });
    }
    then();
  };
}

/** Whom one may let be stood in for: the host everybody, the others the host. Who is awaited too keeps quiet. */
function lateFor(lobby: Lobby, awaited: readonly number[], me: LobbyChair): readonly LobbyChair[] {
  if (me.seat !== null && awaited.includes(me.seat)) return [];
  const isHost = me.chair === lobby.host;
  return lobby.chairs.filter(
    ({ chair, seat, bot, minded, gone }) =>
      seat !== null && awaited.includes(seat) && bot === null && !minded && !gone && (isHost || chair === lobby.host),
  );
}

/** Whether nothing has changed for as long as anybody is waited for. What is put off is asked again after the same time. */
function useStill(what: string): { value: boolean } {
  const still = useSignal(false);
  useEffect(() => {
    still.value = false;
  }, [what]);
  useEffect(() => {
    if (still.value) return undefined;
    const timer = setTimeout(() => (still.value = true), TEMPO.patience);
    return () => clearTimeout(timer);
  }, [what, still.value]);
  return still;
}

const NAMED = 3;

function namesOf(late: readonly LobbyChair[]): string {
  return late.length > NAMED ? t('waiting.crowd', { count: late.length }) : list(late.map(({ name }) => name));
}
