import type { Net } from './net.ts';
import { unpack } from './packed.ts';
import type { Weights } from './policy.ts';
import { NETS, POLICIES } from './tables.ts';

export interface Opinion {
  readonly weights: Weights;
  readonly net: Net;
}

const opinions: Partial<Record<keyof typeof NETS, Opinion>> = {};

/** What was learnt for so many players, unpacked when it is first wanted. */
export function opinion(seats: number): Opinion {
  const kind = seats === 2 ? 'two' : 'more';
  return (opinions[kind] ??= unpacked(kind));
}

function unpacked(kind: keyof typeof NETS): Opinion {
  const { hidden, range, first, last } = NETS[kind];
  const net = { hidden, first: Float32Array.from(unpack(first, range)), last: Float32Array.from(unpack(last, range)) };
  const policy = POLICIES[kind];
  return { weights: unpack(policy.weights, policy.range), net };
}
