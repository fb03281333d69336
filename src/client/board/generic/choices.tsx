import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { sameJson, type Json } from '../../../kernel/json.ts';
import { Button } from '../../shell/button.tsx';
import { questionOf, type Answer, type Group, type Question } from './moves.ts';
import { labelOf } from './text.ts';
import { t } from './words/say.ts';

/** A group of which something was said, and more has to be. */
export interface Begun {
  readonly kind: string;
  readonly said: ReadonlyMap<string, string>;
}

interface ChoicesProps {
  readonly groups: readonly Group[];
  readonly begun: Begun | undefined;
  readonly begin: (begun: Begun | undefined) => void;
  /** The move on its way. */
  readonly pending: unknown;
  readonly send: (move: unknown) => void;
}

const NOTHING: ReadonlyMap<string, string> = new Map();

/** All one can do: a button for a move that is alone of its kind, a row of small ones where moves differ. */
export function Choices(props: ChoicesProps): VNode {
  const { groups, begun, begin, pending, send } = props;
  const open = begun === undefined ? groups : groups.filter(({ kind }) => kind === begun.kind);
  const asked = open.map((group) => ({ group, question: questionOf(group, begun?.said ?? NOTHING) }));
  const alone = asked.filter(({ question }) => question === undefined);
  return (
    <div class="g-choices" role="group" aria-label={t('generic.moves')} data-busy={pending !== undefined}>
      {asked.map(
        ({ group, question }) =>
          question !== undefined && (
            <Row
              key={`${group.kind} ${question.key}`}
              group={group}
              question={question}
              pending={pending}
              choose={(answer) => {
                if (answer.isLast) return send(answer.move);
                begin({ kind: group.kind, said: new Map(begun?.said).set(question.key, answer.text) });
              }}
            />
          ),
      )}
      {(alone.length > 0 || begun !== undefined) && (
        <div class="g-alone">
          {begun !== undefined && (
            <Button size="small" icon="back" onClick={() => begin(undefined)}>
              {t('generic.back')}
            </Button>
          )}
          {alone.map(({ group: { kind, label, options } }, i) => (
            <Button
              key={kind}
              kind={asked.length === 1 && i === 0 ? 'fox' : 'plain'}
              disabled={pending !== undefined}
              onClick={() => send(options[0]?.move)}
            >
              {[label || t('generic.move'), ...(options[0]?.said.values() ?? [])].join(' ')}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

/** More answers than this can be searched. */
const MANY = 24;
/** As many as are drawn; the rest is found by searching. */
const DRAWN = 120;

interface RowProps {
  readonly group: Group;
  readonly question: Question;
  readonly pending: unknown;
  readonly choose: (answer: Answer) => void;
}

function Row({ group, question, pending, choose }: RowProps): VNode {
  const [wanted, setWanted] = useState('');
  const { key, given, answers } = question;
  const of = key === group.kind ? '' : labelOf(key).toLowerCase();
  const label = [[group.label || t('generic.move'), ...given].join(' '), of].filter((each) => each !== '').join(' · ');
  const found = answers.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <section class="g-row" aria-label={label}>
      <h3>
        {label}
        {answers.length > MANY && (
          <input
            type="search"
            placeholder={t('generic.filter')}
            aria-label={t('generic.filter')}
            value={wanted}
            onInput={(event) => setWanted(event.currentTarget.value)}
          />
        )}
      </h3>
      <div class="g-answers">
        {found.slice(0, DRAWN).map((answer) => (
          <button
            key={answer.text}
            type="button"
            class={answer.isLast ? 'g-answer' : 'g-answer more'}
            aria-disabled={pending === undefined ? undefined : 'true'}
            data-sent={pending !== undefined && answer.isLast && sameJson(answer.move as Json, pending as Json)}
            onClick={() => pending === undefined && choose(answer)}
          >
            <span class="spoken">{label} </span>
            {answer.text}
          </button>
        ))}
      </div>
      {wanted !== '' && <p role="status">{t('generic.found', { count: found.length })}</p>}
    </section>
  );
}
