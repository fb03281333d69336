import { box, disc, group, path, type Drawing } from './ink.ts';
import type { Scenery } from './scenery.ts';
import { cloud, crest, wave } from './things.ts';

type Crest = readonly [x: number, y: number, width: number];

function crests(places: readonly Crest[], colour: string): Drawing {
  return places.map(([x, y, w]) => crest(x, y, w, colour));
}

export function sea(): Scenery {
  const sky = [
    box(0, 0, 280, 360, '#FBEBD2'),
    disc(70, 74, 60, '#FDE3BB'),
    disc(70, 74, 36, '#FFD08A'),
    cloud(168, 58, 24, '#FFF8EA'),
    cloud(28, 152, 16, '#FFF5E2'),
    cloud(200, 140, 13, '#FFF5E2'),
  ];
  const far = group('translate(0 46)', [
    path('M-4 164Q30 128 66 150Q92 138 120 164Z', '#B7CFCB'),
    path('M50 164Q80 140 104 152Q124 146 140 164Z', '#C9DBD3'),
    path('M206 166Q214 140 240 142Q262 130 284 146V170H206Z', '#7F9C93'),
    path('M206 166Q214 140 240 142L236 166Z', '#93AEA3'),
    lighthouse(),
  ]);
  const water = [
    wave(204, 4, 6, '#B3E0DC'),
    wave(218, 5, 5, '#8ACFD5', 0.3),
    wave(234, 6, 4, '#5FB8CA', 0.7),
    crests(
      [
        [14, 212, 26],
        [120, 214, 22],
        [206, 226, 28],
        [50, 228, 22],
      ],
      '#D6F1EA',
    ),
  ];
  return { back: [sky, far, water], middle: middle(), front: front(), shadow: '#0F4F6B' };
}

function lighthouse(): Drawing {
  return [
    path('M236 142L239 84H253L256 142Z', '#FFF9EE'),
    path('M247 84H253L256 142H247Z', '#E8DCC8'),
    path('M238.4 100h15.2l.9 14h-17z', '#D9442F'),
    path('M247 100h6.6l.9 14h-7.5z', '#B93424'),
    path('M237 126h18l.6 12h-19.2z', '#D9442F'),
    path('M247 126h8l.6 12h-8.6z', '#B93424'),
    box(237, 76, 18, 8, '#FFE08A'),
    path('M234 77L246 66L258 77Z', '#B93424'),
  ];
}

/** In front of what leaps, behind what swims. */
function middle(): Drawing {
  const first: readonly Crest[] = [
    [30, 260, 30],
    [160, 262, 34],
    [236, 256, 22],
  ];
  const second: readonly Crest[] = [
    [12, 291, 30],
    [118, 294, 26],
    [210, 289, 34],
  ];
  const third: readonly Crest[] = [
    [56, 322, 28],
    [150, 325, 30],
  ];
  return [
    wave(250, 7, 4, '#3F9FBC', 0.2),
    crests(first, '#86D0DA'),
    wave(280, 8, 3, '#2B88AA', 0.6),
    crests(second, '#5FB8CC'),
    wave(312, 8, 3, '#1F7397', 0.1),
    crests(third, '#4FA9C2'),
  ];
}

function front(): Drawing {
  const near: readonly Crest[] = [
    [24, 347, 26],
    [140, 349, 30],
    [226, 346, 24],
  ];
  return [wave(340, 6, 3, '#175E80', 0.5), wave(352, 4, 4, '#114E6C', 0.2), crests(near, '#4294B0')];
}
