import { language } from '../../words/language.ts';

const STEPS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1000],
] as const;

/** How long, in one unit and in the page's language. */
export function span(ms: number): string {
  const [unit, length] = STEPS.find(([, each]) => ms >= 2 * each) ?? (['second', 1000] as const);
  const style = { style: 'unit', unit, unitDisplay: 'short' } as const;
  return new Intl.NumberFormat(language.value, style).format(Math.max(0, Math.round(ms / length)));
}

export function size(bytes: number): string {
  const [unit, scale] = bytes >= 10_000_000 ? (['megabyte', 1e6] as const) : (['kilobyte', 1e3] as const);
  return new Intl.NumberFormat(language.value, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.ceil(bytes / scale),
  );
}
