import type { JSX } from 'preact';
import type { Lobby } from '../../../table/lobby.ts';
import type { Line, Wish } from '../../line/line.ts';
import { badgeOf } from '../../shell/badge.ts';
import { Button } from '../../shell/button.tsx';
import { toast } from '../../shell/toast.tsx';
import { list } from '../../words/list.ts';
import { hostName } from '../lobby-words.ts';
import { refusalWords } from '../refusal-words.ts';
import { t } from './words/index.ts';

interface Props {
  readonly line: Line;
  readonly lobby: Lobby;
  readonly isHost: boolean;
}

/** The names of those who sit on these chairs, as a sentence has them. */
function namesOf(lobby: Lobby, chairs: readonly number[]): string {
  const people = lobby.chairs.filter(({ chair }) => chairs.includes(chair));
  return list(people.map((each) => badgeOf(each).name));
}

/** The last attempt that broke off, in a sentence; nothing while all goes well. */
export function brokenOffLine(lobby: Lobby): string | undefined {
  const { preparing } = lobby;
  const last = preparing?.brokenOff.at(-1);
  if (preparing === null || last === undefined) return undefined;
  return t('lobby.brokenOff', { names: missingNames(lobby), attempt: preparing.attempt });
}

function missingChairs({ preparing }: Lobby): readonly number[] {
  return (preparing?.brokenOff.at(-1)?.missing ?? []).flatMap((seat) => preparing?.chairs[seat] ?? []);
}

function missingNames(lobby: Lobby): string {
  return namesOf(lobby, missingChairs(lobby));
}

export function isInTrouble({ earlier, preparing, broken }: Lobby): boolean {
  return earlier !== null || broken || preparing?.stopped === true;
}

/** How the match on the table was shuffled, where it was not at the first attempt and with everybody's luck. */
export function dealtLine(lobby: Lobby): string | undefined {
  const match = lobby.match ?? lobby.groups?.[0]?.match;
  // Where several tables got one deal, it was everybody's luck.
  const all = lobby.groups?.flatMap((group) => group.match.seats) ?? match?.seats;
  const named = (seats: readonly number[]): string => list(seats.map((seat) => all?.[seat] ?? ''));
  if (match === undefined) return undefined;
  if (match.without.length > 0) return t('lobby.dealtWithout', { names: named(match.without) });
  const missing = [...new Set(match.brokenOff.flatMap((broken) => broken.missing))];
  return missing.length === 0 ? undefined : t('lobby.dealtAttempt', { attempt: match.attempt, names: named(missing) });
}

/** What stands in the way of a start, and what the host can do about it. */
export function LobbyTrouble({ line, lobby, isHost }: Props): JSX.Element | null {
  if (lobby.earlier !== null) return <Unplayable line={line} isHost={isHost} why={t('lobby.earlier')} />;
  if (lobby.broken) return <Unplayable line={line} isHost={isHost} why={t('lobby.broken')} />;
  return lobby.preparing?.stopped === true ? <Stopped line={line} lobby={lobby} isHost={isHost} /> : null;
}

function Stopped({ line, lobby, isHost }: Props): JSX.Element {
  const names = missingNames(lobby);
  return (
    <div class="lobby-trouble" role="alert">
      <p>{t('lobby.stopped', { attempts: lobby.preparing?.brokenOff.length ?? 0, names })}</p>
      {isHost ? (
        <>
          <Button kind="fox" onClick={() => void wish(line, { t: 'start' })}>
            {t('lobby.askAgain')}
          </Button>
          <Button onClick={() => void wish(line, { t: 'start', without: missingChairs(lobby) })}>
            {t('lobby.without', { names })}
          </Button>
          <Button size="small" onClick={() => void wish(line, { t: 'abandon' })}>
            {t('lobby.cancelStart')}
          </Button>
        </>
      ) : (
        <p>{t('lobby.stoppedWait', { host: hostName(lobby) })}</p>
      )}
    </div>
  );
}

/** A match that can only be ended. */
function Unplayable({ line, isHost, why }: Pick<Props, 'line' | 'isHost'> & { readonly why: string }): JSX.Element {
  return (
    <div class="lobby-trouble" role="alert">
      <p>{why}</p>
      {isHost ? (
        <Button kind="fox" onClick={() => void wish(line, { t: 'abandon' })}>
          {t('lobby.endEarlier')}
        </Button>
      ) : (
        <p>{t('lobby.earlierWait')}</p>
      )}
    </div>
  );
}

async function wish(line: Line, asked: Wish): Promise<void> {
  const told = await line.ask(asked);
  if (!told.ok) toast(refusalWords(told.code, told));
}
