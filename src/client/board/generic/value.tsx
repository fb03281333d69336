import type { VNode } from 'preact';
import type { Chip, Field, Part } from './layout.ts';
import { t } from './words/say.ts';

/** More chips than this are shown when somebody asks for them. */
const SHOWN = 28;

export function Value({ part }: { readonly part: Part }): VNode {
  switch (part.is) {
    case 'text':
      return <span class="g-text">{part.text}</span>;
    case 'flag':
      return (
        <span class={part.on ? 'g-flag on' : 'g-flag'}>
          <span class="spoken">{t(part.on ? 'generic.yes' : 'generic.no')}</span>
          <span aria-hidden="true">{part.on ? '✓' : '✗'}</span>
        </span>
      );
    case 'none':
      return (
        <span class="g-none">
          <span class="spoken">{t('generic.none')}</span>
          <span aria-hidden="true">–</span>
        </span>
      );
    case 'chips':
      return <Chips chips={part.chips} />;
    case 'fields':
      return <Fields fields={part.fields} />;
    case 'list':
      return (
        <ol class="g-list">
          {part.items.map((item, i) => (
            <li key={i}>
              {part.heads !== undefined && <b>{part.heads[i]}</b>}
              <Value part={item} />
            </li>
          ))}
        </ol>
      );
  }
}

function Chips({ chips }: { readonly chips: readonly Chip[] }): VNode {
  if (chips.length <= SHOWN) return <ChipRow chips={chips} />;
  return (
    <details class="g-more">
      <summary>{t('generic.all', { count: chips.reduce((sum, { count }) => sum + count, 0) })}</summary>
      <ChipRow chips={chips} />
    </details>
  );
}

function ChipRow({ chips }: { readonly chips: readonly Chip[] }): VNode {
  return (
    <ul class="g-chips">
      {chips.map(({ text, count }, i) => (
        <li key={i}>
          {text}
          {count > 1 && <b> ×{count}</b>}
        </li>
      ))}
    </ul>
  );
}

/** Names and what stands under them. */
export function Fields({ fields }: { readonly fields: readonly Field[] }): VNode {
  return (
    <dl class="g-fields">
      {fields.map(({ key, label, part }) => (
        <div key={key} data-is={part.is}>
          <dt>{label}</dt>
          <dd>
            <Value part={part} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
