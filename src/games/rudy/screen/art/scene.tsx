import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { KINDS, type Landscape } from '../../rules/index.ts';
import { leaping, sailing, splash, standing, swimming } from './animal.ts';
import { forest } from './forest.ts';
import { inked, type Drawing } from './ink.ts';
import { night } from './night.ts';
import { FOX_PLACE, PLACES, type Place } from './places.ts';
import { savannah } from './savannah.ts';
import { CARD, type Scenery } from './scenery.ts';
import { sea } from './sea.ts';
import { village } from './village.ts';

/** Where a card plays: its landscape, or the fox's night. */
export type Setting = Landscape | 'night';

const SCENERIES: Readonly<Record<Setting, () => Scenery>> = { village, forest, savannah, sea, night };

export function settingOf(card: string): Setting {
  return KINDS.find(({ name }) => name === card)?.landscape ?? 'night';
}

/** A card's picture. Drawn anew for every card and kept nowhere: what has been covered is gone. */
export function Scene({ card }: { readonly card: string }): VNode {
  const picture = useMemo(() => draw(card), [card]);
  return (
    <svg
      class="pic"
      viewBox={`0 0 ${CARD.width} ${CARD.height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {picture}
    </svg>
  );
}

function draw(card: string): VNode {
  const setting = settingOf(card);
  const scenery = SCENERIES[setting]();
  const places = setting === 'night' ? [FOX_PLACE] : (PLACES[setting][card] ?? []);
  const behind = setting === 'sea' ? places.filter(leaps) : [];
  const before = setting === 'sea' ? places.filter((place) => !leaps(place)) : places;
  return (
    <>
      <g {...inked(scenery.back)} />
      {behind.map((place, i) => animal(place, i, leaping(place)))}
      {(scenery.middle !== undefined || behind.length > 0) && (
        <g {...inked([scenery.middle ?? [], behind.map(splash)])} />
      )}
      {before.map((place, i) => animal(place, behind.length + i, inPlace(place, setting, scenery.shadow)))}
      <g {...inked(scenery.front)} />
    </>
  );
}

function leaps(place: Place): boolean {
  return place.species === 'dolphin';
}

function inPlace(place: Place, setting: Setting, shadow: string): Drawing {
  if (setting !== 'sea') return standing(place, shadow);
  return place.species === 'cat' ? sailing(place) : swimming(place);
}

function animal(place: Place, i: number, drawing: Drawing): VNode {
  return <g class="animal" data-species={place.species} style={{ '--i': i }} {...inked(drawing)} />;
}
