import { useSignal } from '@preact/signals';
import { useArrival } from '../shell/arrival.ts';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { manifestOf } from '../../games/shelf.ts';
import { view } from '../../kernel/contract.ts';
import { gameName, unpack, type Unpacked } from '../house/games.ts';
import { Notice } from '../house/notice.tsx';
import { playWithBots } from '../house/opening.ts';
import { personFace } from '../house/person.ts';
import { HomeButton, Trouble } from '../house/trouble.tsx';
import { t as house } from '../house/words/index.ts';
import { Button } from '../shell/button.tsx';
import { ROBOTS } from '../shell/faces.ts';
import { Icon } from '../shell/icon.tsx';
import { Rich } from '../shell/rich.tsx';
import { go } from '../shell/route.ts';
import { toast } from '../shell/toast.tsx';
import { saidIfKnown } from '../words/speak.ts';
import { openCourse } from './course.ts';
import type { Lesson } from './lesson.ts';
import { t } from './words/index.ts';
import './learn.css';

/** The table somebody has come from, who is still seated at it. */
interface Table {
  /** It has a question for them. */
  readonly awaits: boolean;
  readonly onBack: () => void;
}

interface Props {
  readonly game: string;
  readonly table?: Table;
}

/** A lesson: a short game on the real board, with a teacher who says what to try. */
export function LearnPage({ game, table }: Props): JSX.Element {
  const ready = useSignal<{ readonly it: Unpacked; readonly lesson: Lesson } | undefined>(undefined);
  const failed = useSignal(false);
  const tries = useSignal(0);
  const name = gameName(game);
  const none = useSignal(false);
  useEffect(() => {
    document.title = `${t('learn.title', { game: name })} · Stolik`;
    Promise.all([unpack(game), fetchLesson(game)]).then(
      ([it, lesson]) => {
        if (lesson === undefined) none.value = true;
        else ready.value = { it, lesson };
      },
      () => (failed.value = true),
    );
  }, [game]);
  if (none.value) {
    return (
      <Notice title={house('state.gone.title')} line={t('learn.none', { game: name })}>
        <HomeButton />
      </Notice>
    );
  }
  if (failed.value) return <Trouble code="unreachable" table="" onAgain={() => location.reload()} />;
  if (ready.value === undefined) return <Notice title={house('play.loading', { game: name })} busy />;
  return (
    <Course
      key={tries.value}
      game={game}
      it={ready.value.it}
      lesson={ready.value.lesson}
      onAgain={() => (tries.value += 1)}
      table={table}
    />
  );
}

/** Nothing where the game has none. */
async function fetchLesson(game: string): Promise<Lesson | undefined> {
  const part = await manifestOf(game)?.book?.();
  return part?.book.lesson?.();
}

function Course(props: {
  readonly game: string;
  readonly it: Unpacked;
  readonly lesson: Lesson;
  readonly onAgain: () => void;
  readonly table: Table | undefined;
}): JSX.Element {
  const { game, it, lesson, onAgain, table } = props;
  const course = useMemo(() => openCourse(it.game, lesson), []);
  useEffect(() => course.close, []);
  useArrival();
  const { match, events, step, busy, hint, refusal } = course.point.value;
  const now = course.step();
  const last = step >= lesson.steps.length - 1;
  const { Board } = it;
  const start = (): void => {
    void playWithBots(game).then((trouble) => {
      if (trouble !== undefined) toast(trouble);
    });
  };
  return (
    <div class="learn">
      <section class="learn-says" aria-label={t('learn.title', { game: gameName(game) })}>
        <p role="status">
          <small>{t('learn.step', { step: Math.min(step + 1, lesson.steps.length), most: lesson.steps.length })}</small>
          <Rich text={saidIfKnown(hint ?? now?.say ?? '', { other: t('learn.other') }) ?? ''} />
        </p>
        {now !== undefined && now.move === undefined && !last && (
          <Button kind="fox" size="small" disabled={busy} onClick={course.next}>
            {t('learn.next')}
          </Button>
        )}
        <button
          type="button"
          class="learn-leave"
          aria-label={t(table === undefined ? 'learn.leave' : 'learn.table')}
          onClick={table?.onBack ?? (() => go({ page: 'home' }))}
        >
          <Icon name="close" size={20} />
        </button>
        {table?.awaits === true && (
          <p class="learn-awaited" role="status">
            {t('learn.awaited')}
          </p>
        )}
        {last && table !== undefined && (
          <div class="learn-end">
            <Button kind="fox" icon="table" onClick={table.onBack}>
              {t('learn.table')}
            </Button>
            <Button size="small" icon="again" onClick={onAgain}>
              {t('learn.again')}
            </Button>
          </div>
        )}
        {last && table === undefined && (
          <div class="learn-end">
            <Button kind="fox" icon="play" onClick={start}>
              {t('learn.play')}
            </Button>
            <Button size="small" icon="book" onClick={() => go({ page: 'rules', game, place: '' })}>
              {t('learn.rules')}
            </Button>
            <Button size="small" icon="again" onClick={onAgain}>
              {t('learn.again')}
            </Button>
          </div>
        )}
      </section>
      <div class="learn-board" inert={busy}>
        <Board
          view={view(match.game, match.state, 0)}
          seat={0}
          names={[t('learn.you'), t('learn.other')]}
          avatars={[personFace.value, ROBOTS[0]]}
          bots={[false, true]}
          question={match.questions[0] ?? null}
          toAct={match.game.toAct(match.state)}
          events={events}
          n={match.length}
          deadline={undefined}
          outcome={undefined}
          tv={false}
          send={course.move}
          pending={undefined}
          refusal={refusal}
          rematch={undefined}
        />
      </div>
    </div>
  );
}
