import { manifestOf } from '../../../games/shelf.ts';
import type { JsonObject } from '../../../kernel/json.ts';
import { knobsOf, type Knob } from '../../../kernel/knobs.ts';
import { usePart } from '../../shell/part.ts';
import { saidIfKnown } from '../../words/speak.ts';
import { chosenOf, isSeconds, valueName } from './knobs.ts';
import { t } from './words/index.ts';

/** What a game lets a table settle; nothing until its rules, and its words for them, are here. */
export function useKnobs(game: string): readonly Knob[] {
  const { rules, lobby } = manifestOf(game) ?? {};
  const specs = usePart(rules)?.game.optionSpecs;
  const words = usePart(lobby);
  return specs === undefined || (lobby !== undefined && words === undefined) ? [] : knobsOf(specs);
}

export function knobName(game: string, { option }: Knob): string {
  return saidIfKnown(`options.${game}.${option}`) ?? option;
}

export function knobRule(game: string, { option }: Knob): string | undefined {
  return saidIfKnown(`options.${game}.${option}.rule`);
}

/** A value in words; seconds and points are numbers, and yes is yes in every game. */
export function valueWords(game: string, knob: Knob, value: string): string {
  if (value === 'on' || value === 'off' || value === 'none') return t(`options.${value}`);
  if (!/^\d+$/.test(value)) return saidIfKnown(`options.${game}.${knob.option}.${value}`) ?? value;
  return isSeconds(knob) ? t('options.seconds', { seconds: Number(value) }) : value;
}

/** The options that differ from the box, in a few words. */
export function optionsLine(game: string, knobs: readonly Knob[], options: JsonObject): string {
  if (knobs.length === 0) return t('options.usual');
  const told = knobs.flatMap((knob) => {
    const chosen = chosenOf(knob, options);
    if (isSeconds(knob) || chosen === valueName(knob.values[0])) return [];
    if (chosen === 'on') return [knobName(game, knob)];
    const said = valueWords(game, knob, chosen);
    return [/^\d+$/.test(said) ? `${knobName(game, knob)}: ${said}` : said];
  });
  const hurry = knobs.filter(isSeconds).map(({ option }) => {
    const seconds = options[option];
    return typeof seconds === 'number' ? t('options.seconds', { seconds }) : t('options.calm');
  });
  return [told[0] ?? t('options.usual'), ...(told.length > 1 ? [`+${told.length - 1}`] : []), ...hurry].join(' · ');
}
