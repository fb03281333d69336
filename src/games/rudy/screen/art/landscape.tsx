import type { VNode } from 'preact';
import { acacia, pine, tree } from './flora.ts';
import { inked, path, type Drawing } from './ink.ts';
import type { Setting } from './scene.tsx';

const W = 1280;
const H = 648;
const FAR = 'var(--t1)';
const NEAR = 'var(--t2)';

/** Heights of trees in a row: never the same beside each other. */
function uneven(i: number, phase: number): number {
  return Math.abs(Math.sin(i * phase + 1));
}

function row(count: number, step: number, draw: (x: number, i: number) => Drawing): Drawing {
  return Array.from({ length: count }, (_, i) => draw(i * step - 20, i));
}

function pines(): Drawing {
  return [
    row(29, 49, (x, i) => pine(x, 467, H * (0.3 + 0.16 * uneven(i, 2.3)), 78, FAR)),
    path(`M0 370Q320 344 640 376T1280 363V${H}H0Z`, FAR),
    row(5, 91, (x, i) => pine(x, 557, H * (0.34 + 0.2 * uneven(i, 1.7)), 123, NEAR)),
  ];
}

function groves(): Drawing {
  return [
    row(17, 82, (x, i) => tree(x, 430, 44 + 26 * uneven(i, 2.3), FAR, FAR, FAR, FAR)),
    path(`M0 400Q320 350 640 390T1280 370V${H}H0Z`, FAR),
    row(4, 118, (x, i) => tree(x, 560, 70 + 26 * uneven(i, 1.7), NEAR, NEAR, NEAR, NEAR)),
  ];
}

function acacias(): Drawing {
  return [
    path('M-10 420L60 330H250L330 410Q520 390 640 420L720 350H930L1010 410L1080 380H1290V648H0Z', FAR),
    row(2, 250, (x, i) => acacia(x + 90, 560, 250 + 60 * uneven(i, 2), NEAR, NEAR, NEAR)),
    acacia(850, 545, 190, NEAR, NEAR, NEAR),
  ];
}

function swell(y: number, tall: number, wide: number): string {
  let d = `M-40 ${y}`;
  for (let x = -40; x < W; x += 2 * wide) d += `q${wide / 2} ${-tall} ${wide} 0t${wide} 0`;
  return `${d}V${H}H-40Z`;
}

function waves(): Drawing {
  return [path(swell(330, 22, 110), FAR), path(swell(500, 30, 150), NEAR)];
}

const AROUND: Readonly<Record<Setting, () => Drawing>> = {
  village: groves,
  forest: pines,
  savannah: acacias,
  sea: waves,
  night: pines,
};

/** The card's own landscape, on a wide screen. */
export function Around({ setting }: { readonly setting: Setting }): VNode {
  const ground = path(`M0 518Q384 492 704 525T1280 512V${H}H0Z`, NEAR);
  return (
    <svg
      class="r-around"
      viewBox={`0 0 ${W} ${H}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      {...inked([AROUND[setting](), setting === 'sea' ? [] : ground])}
    />
  );
}
