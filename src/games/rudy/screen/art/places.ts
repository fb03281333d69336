import type { Landscape } from '../../rules/index.ts';
import type { Creature } from './bodies.ts';

/** Where an animal stands on its card: the middle of its feet, its height, and whether it looks the other way. */
export interface Place {
  readonly species: Creature;
  readonly x: number;
  readonly base: number;
  readonly height: number;
  readonly flip: boolean;
}

function at(species: Creature, x: number, base: number, height: number, flip = false): Place {
  return { species, x, base, height, flip };
}

/** Per landscape and card name, back to front. */
export const PLACES: Readonly<Record<Landscape, Readonly<Record<string, readonly Place[]>>>> = {
  village: {
    hen: [at('hen', 140, 326, 184)],
    pig: [at('pig', 142, 322, 152)],
    'hen+pig': [at('pig', 200, 290, 102), at('hen', 68, 328, 124, true)],
    'hen+cat': [at('hen', 76, 322, 130, true), at('cat', 204, 328, 130)],
    'pig+cat': [at('pig', 92, 298, 106, true), at('cat', 210, 330, 118)],
    'hen+pig+cat': [at('pig', 150, 244, 94), at('hen', 64, 335, 102, true), at('cat', 212, 337, 102)],
  },
  forest: {
    bear: [at('bear', 138, 332, 238)],
    rabbit: [at('rabbit', 140, 328, 178)],
    'bear+rabbit': [at('bear', 90, 308, 198), at('rabbit', 214, 333, 116)],
    'bear+cat': [at('bear', 88, 307, 198), at('cat', 215, 333, 120)],
    'rabbit+cat': [at('rabbit', 80, 318, 122, true), at('cat', 206, 330, 124)],
    'bear+rabbit+cat': [at('bear', 142, 248, 160), at('rabbit', 68, 336, 98, true), at('cat', 218, 337, 100)],
  },
  savannah: {
    giraffe: [at('giraffe', 142, 332, 262)],
    zebra: [at('zebra', 142, 328, 196)],
    'giraffe+zebra': [at('giraffe', 100, 288, 196, true), at('zebra', 212, 333, 126)],
    'giraffe+cat': [at('giraffe', 100, 300, 198, true), at('cat', 222, 334, 104)],
    'zebra+cat': [at('zebra', 92, 306, 146, true), at('cat', 216, 333, 108)],
    'giraffe+zebra+cat': [at('giraffe', 90, 252, 174, true), at('zebra', 212, 262, 116), at('cat', 146, 338, 98)],
  },
  // The cat at sea sits in a boat: its base is the water line of the boat, its height that of cat and boat.
  sea: {
    dolphin: [at('dolphin', 144, 276, 216)],
    octopus: [at('octopus', 140, 322, 178)],
    'dolphin+octopus': [at('dolphin', 94, 244, 170), at('octopus', 198, 330, 122)],
    'dolphin+cat': [at('dolphin', 190, 246, 170, true), at('cat', 88, 298, 105, true)],
    'octopus+cat': [at('octopus', 204, 330, 122), at('cat', 82, 286, 103, true)],
    'dolphin+octopus+cat': [at('dolphin', 144, 238, 160), at('octopus', 212, 332, 104), at('cat', 74, 306, 89, true)],
  },
};

export const FOX_PLACE: Place = at('fox', 150, 340, 202);
