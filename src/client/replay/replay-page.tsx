import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { isObject } from '../../kernel/json.ts';
import { recordIn } from '../house/check/prove.ts';
import { playedHere, type Played } from '../history/played.ts';
import { isKnown, unpack, type Board } from '../house/games.ts';
import { Notice } from '../house/notice.tsx';
import { HomeButton } from '../house/trouble.tsx';
import { FileButton } from '../shell/file-button.tsx';
import { go, pathOf } from '../shell/route.ts';
import { toast } from '../shell/toast.tsx';
import { Earlier } from './earlier-page.tsx';
import { earlierResult, type EarlierResult } from './earlier.ts';
import { peopleOf } from './people.ts';
import { fetchRecord } from './source.ts';
import { Replay } from './replay.tsx';
import { sightOf, textOf, timelineOf, type Timeline } from './timeline.ts';
import { t } from './words/index.ts';

type Stage =
  | { readonly at: 'busy' | 'gone' | 'unread' | 'asking' }
  | { readonly at: 'earlier'; readonly result: EarlierResult }
  | { readonly at: 'shown'; readonly timeline: Timeline; readonly seen: Played | undefined; readonly Board: Board };

interface Props {
  /** Where the match was played: a table's id, `here` for this device, nothing for a file. */
  readonly table: string;
  readonly match: string;
  /** The moment, as a link says it. */
  readonly at: string;
}

/** What this device noted down of the match, by its address or by the id in its record. */
function seenHere(match: string, raw: unknown): Played | undefined {
  const fairness = isObject(raw) ? raw['fairness'] : undefined;
  const id = match === '' && isObject(fairness) ? fairness['match'] : match;
  return playedHere().find((played) => played.match === id);
}

/** The replay of a match this device can get at, or of a record in a file. */
export function ReplayPage({ table, match, at }: Props): JSX.Element {
  const stage = useSignal<Stage>({ at: match === '' ? 'asking' : 'busy' });
  const show = async (raw: unknown): Promise<void> => {
    const id = isObject(raw) ? raw['game'] : undefined;
    if (typeof id !== 'string' || !isKnown(id)) {
      stage.value = { at: 'unread' };
      return;
    }
    const { Board, game } = await unpack(id);
    const earlier = earlierResult(raw, game.version);
    if (earlier !== undefined) {
      stage.value = { at: 'earlier', result: earlier };
      return;
    }
    const read = timelineOf(raw, game);
    stage.value = read.ok
      ? { at: 'shown', timeline: read.timeline, seen: seenHere(match, raw), Board }
      : { at: 'unread' };
  };
  useEffect(() => {
    document.title = `${t('replay.title')} · Stolik`;
    if (match === '') return;
    void fetchRecord(table, match)
      .catch(() => undefined)
      .then((raw) => {
        if (raw !== undefined) return show(raw);
        stage.value = { at: 'gone' };
        return undefined;
      });
  }, [table, match]);
  const now = stage.value;
  if (now.at === 'busy') return <Notice title={t('replay.busy')} busy />;
  if (now.at === 'earlier') return <Earlier result={now.result} />;
  if (now.at !== 'shown') {
    return (
      <Notice
        title={t(now.at === 'asking' ? 'replay.title' : now.at === 'gone' ? 'replay.gone' : 'replay.unread')}
        {...(now.at !== 'asking' && { line: t('replay.gone.line') })}
      >
        <FileButton kind="fox" text={t('replay.open')} onText={(text) => void show(recordIn(text))} />
        <HomeButton />
      </Notice>
    );
  }
  const { timeline, seen, Board } = now;
  const begin = sightOf(at, timeline.moments.length - 1, timeline.names.length);
  const far = match !== '' && table !== 'here';
  return (
    <Replay
      timeline={timeline}
      people={peopleOf(timeline.names, timeline.entries, seen)}
      Board={Board}
      begin={begin}
      onSight={(sight) => {
        if (match !== '') history.replaceState(null, '', pathOf({ page: 'replay', table, match, at: textOf(sight) }));
      }}
      onLink={
        far
          ? (sight, eyes) => {
              const link = location.origin + pathOf({ page: 'replay', table, match, at: textOf(sight) });
              void navigator.clipboard.writeText(link).then(() => toast(t('replay.copied', { n: sight.n, eyes })));
            }
          : undefined
      }
      onLeave={() => (history.length > 1 ? history.back() : go({ page: 'home' }))}
    />
  );
}
