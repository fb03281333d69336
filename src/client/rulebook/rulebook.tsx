import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { gameColours } from '../house/games.ts';
import { Icon } from '../shell/icon.tsx';
import { language } from '../words/language.ts';
import type { Book, Chapter, Part, Pictures, Place } from './book.ts';
import { find } from './search.ts';
import { fetchBook, fetchPictures } from './shelf.ts';
import { t } from './words/index.ts';
import './rulebook.css';

interface Props {
  readonly game: string;
  /** What it opens at. */
  readonly place: Place;
  /** Somebody went to another place. */
  readonly onPlace?: (place: Place) => void;
}

/** The whole rules of a game: a list of chapters, a search, and every ruling under its name. */
export function Rulebook({ game, place, onPlace }: Props): JSX.Element {
  const book = useSignal<Book | undefined>(undefined);
  const pictures = useSignal<Pictures>({});
  const failed = useSignal(false);
  const sought = useSignal('');
  const page = useRef<HTMLDivElement>(null);
  const speaks = language.value;

  useEffect(() => {
    failed.value = false;
    fetchBook(game, speaks).then(
      (it) => (book.value = it),
      () => (failed.value = true),
    );
    fetchPictures(game).then(
      (it) => (pictures.value = it),
      () => {},
    );
  }, [game, speaks]);

  const shown = book.value;
  useEffect(() => {
    if (shown !== undefined) turnTo(page.current, place);
  }, [shown, place]);

  const go = (to: Place): void => {
    sought.value = '';
    onPlace?.(to);
    // After the search has made room for the chapters again.
    requestAnimationFrame(() => turnTo(page.current, to));
  };

  if (failed.value) return <p class="rulebook-note">{t('rules.failed')}</p>;
  if (shown === undefined) return <p class="rulebook-note">{t('rules.loading')}</p>;
  return (
    <div class="rulebook" style={gameColours(game)} ref={page}>
      <Search words={sought.value} onWords={(words) => (sought.value = words)} />
      {sought.value.trim() === '' ? (
        <>
          <p class="rulebook-lead">{shown.lead}</p>
          <Contents book={shown} onGo={go} />
          {shown.chapters.map((chapter) => (
            <ChapterText key={chapter.id} chapter={chapter} pictures={pictures.value} />
          ))}
        </>
      ) : (
        <Results book={shown} words={sought.value} onGo={go} />
      )}
    </div>
  );
}

/** Scrolls there and puts the focus there, so that a reader's voice goes on from it. */
function turnTo(page: HTMLElement | null, place: Place): void {
  if (place === '') return;
  const there = page?.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
  there?.scrollIntoView({ block: 'start' });
  there?.focus({ preventScroll: true });
}

function Search(props: { readonly words: string; readonly onWords: (words: string) => void }): JSX.Element {
  const id = useId();
  return (
    <search class="rulebook-search">
      <label for={id} class="spoken">
        {t('rules.search')}
      </label>
      <input
        id={id}
        type="search"
        value={props.words}
        placeholder={t('rules.search')}
        autocomplete="off"
        onInput={(event) => props.onWords(event.currentTarget.value)}
      />
    </search>
  );
}

function Contents({ book, onGo }: { readonly book: Book; readonly onGo: (place: Place) => void }): JSX.Element {
  return (
    <nav class="rulebook-contents" aria-label={t('rules.contents')}>
      <ol>
        {book.chapters.map(({ id, title }) => (
          <li key={id}>
            <Jump place={id} onGo={onGo}>
              {title}
            </Jump>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Jump(props: {
  readonly place: Place;
  readonly onGo: (place: Place) => void;
  readonly children: JSX.Element | string | (JSX.Element | string)[];
}): JSX.Element {
  const { place, onGo, children } = props;
  return (
    <a
      href={`#${place}`}
      onClick={(event) => {
        event.preventDefault();
        onGo(place);
      }}
    >
      {children}
    </a>
  );
}

function Results(props: {
  readonly book: Book;
  readonly words: string;
  readonly onGo: (place: Place) => void;
}): JSX.Element {
  const found = find(props.book, props.words);
  return (
    <div class="rulebook-results">
      <p role="status">
        {found.length === 0
          ? t('rules.none', { words: props.words.trim() })
          : t('rules.found', { count: found.length })}
      </p>
      <ul>
        {found.map(({ place, chapter, text: [before, hit, after] }, i) => (
          <li key={i}>
            <Jump place={place} onGo={props.onGo}>
              <b>{chapter}</b>
              <span>
                {before}
                <mark>{hit}</mark>
                {after}
              </span>
            </Jump>
          </li>
        ))}
      </ul>
    </div>
  );
}

function ChapterText({ chapter, pictures }: { readonly chapter: Chapter; readonly pictures: Pictures }): JSX.Element {
  return (
    <section>
      <h2 id={chapter.id} data-place={chapter.id} tabIndex={-1}>
        {chapter.title}
      </h2>
      {chapter.parts.map((part, i) => (
        <PartText key={i} part={part} pictures={pictures} />
      ))}
    </section>
  );
}

function PartText({ part, pictures }: { readonly part: Part; readonly pictures: Pictures }): JSX.Element | null {
  if ('show' in part) {
    const Picture = pictures[part.show];
    return Picture === undefined ? null : (
      <div class="rulebook-picture">
        <Picture />
      </div>
    );
  }
  if ('list' in part) {
    return (
      <ul class="rulebook-list">
        {part.list.map((each, i) => (
          <li key={i}>
            <Marked text={each} />
          </li>
        ))}
      </ul>
    );
  }
  if (!('rule' in part)) {
    return (
      <p>
        <Marked text={part.say} />
      </p>
    );
  }
  return (
    <p class="rulebook-rule" data-place={part.rule} tabIndex={-1}>
      <span class="rulebook-tag" aria-label={t('rules.ruling', { name: part.rule })}>
        <Icon name="check" size={14} />
        {part.rule}
      </span>
      <Marked text={part.say} />
    </p>
  );
}

/** A text in which `<b>` marks what matters; split as text, never read as markup. */
function Marked({ text }: { readonly text: string }): JSX.Element {
  return (
    <>
      {kept(text)
        .split(/<b>(.*?)<\/b>/)
        .map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}
    </>
  );
}

/** A word of one letter does not stay behind at the end of a line: Polish readers stumble over it. */
function kept(text: string): string {
  return text.replaceAll(/(?<=^|[\s(„“])(\p{L}) /gu, '$1\u00a0');
}
