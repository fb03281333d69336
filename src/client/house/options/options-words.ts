import type { JsonObject } from '../../../kernel/json.ts';
import { isOnShelf, type GameId } from '../games.ts';
import { chosenOf, KNOBS, valueName, type Knob } from './knobs.ts';
import { t, type OptionsId } from './words/index.ts';

export function knobName(game: GameId, { option }: Knob): string {
  return t(`options.${game}.${option}` as OptionsId);
}

export function knobRule(game: GameId, { option }: Knob): string {
  return t(`options.${game}.${option}.rule` as OptionsId);
}

/** A value in words; seconds and points are numbers, and yes is yes in every game. */
export function valueWords(game: GameId, { option }: Knob, value: string): string {
  if (value === 'on' || value === 'off' || value === 'none') return t(`options.${value}`);
  if (!/^\d+$/.test(value)) return t(`options.${game}.${option}.${value}` as OptionsId);
  return option === 'time' ? t('options.seconds', { seconds: Number(value) }) : value;
}

/** The options that differ from the box, in a few words. */
export function optionsLine(game: string, options: JsonObject): string {
  if (!isOnShelf(game)) return '';
  const told = KNOBS[game].flatMap((knob) => {
    const chosen = chosenOf(knob, options);
    if (knob.option === 'time' || chosen === valueName(knob.values[0])) return [];
    if (chosen === 'on') return [knobName(game, knob)];
    const said = valueWords(game, knob, chosen);
    return [/^\d+$/.test(said) ? `${knobName(game, knob)}: ${said}` : said];
  });
  const { time } = options;
  const pace = typeof time === 'number' ? t('options.seconds', { seconds: time }) : t('options.calm');
  const hurry = KNOBS[game].some(({ option }) => option === 'time') ? [pace] : [];
  return [told[0] ?? t('options.usual'), ...(told.length > 1 ? [`+${told.length - 1}`] : []), ...hurry].join(' · ');
}
