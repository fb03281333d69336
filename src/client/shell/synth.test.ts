import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** An audio context that can be taken away, as a phone call or a lock does. */
class FakeContext extends EventTarget {
  static made: FakeContext[] = [];
  state = 'running';
  currentTime = 0;
  started = 0;
  /** Whether the device lets it sound again. */
  may = true;
  constructor() {
    super();
    FakeContext.made.push(this);
  }
  async resume(): Promise<void> {
    if (this.may) this.state = 'running';
  }
  createOscillator(): object {
    return this.#node();
  }
  createGain(): object {
    return this.#node();
  }
  #node(): object {
    const change = { setValueAtTime() {}, exponentialRampToValueAtTime() {}, linearRampToValueAtTime() {} };
    const node = {
      frequency: change,
      gain: change,
      connect: (next: object) => next,
      start: () => void this.started++,
      stop() {},
    };
    return node;
  }
}

const page = new EventTarget();
beforeEach(() => {
  vi.resetModules();
  FakeContext.made = [];
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('document', Object.assign(page, { hidden: false }));
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => void vi.unstubAllGlobals());

const NOTE = [[440, 0, 0.1]] as const;

test.each(['suspended', 'interrupted'])('a sound after a lock wakes what is %s, and is heard', async (state) => {
  const { synthesize } = await import('./synth.ts');
  await synthesize(NOTE, 1);
  const [context] = FakeContext.made;
  if (context === undefined) throw new Error('nothing was made');
  context.state = state;
  await synthesize(NOTE, 1);
  expect(context.state).toBe('running');
  expect(context.started).toBe(2);
});

test.each(['visibilitychange', 'pointerdown'])('it wakes by %s, too', async (event) => {
  const { synthesize } = await import('./synth.ts');
  await synthesize(NOTE, 1);
  const [context] = FakeContext.made;
  if (context === undefined) throw new Error('nothing was made');
  context.state = 'interrupted';
  page.dispatchEvent(new Event(event));
  expect(context.state).toBe('running');
});

test('where the device does not let it, nothing is kept to sound later', async () => {
  const { synthesize } = await import('./synth.ts');
  await synthesize(NOTE, 1);
  const [context] = FakeContext.made;
  if (context === undefined) throw new Error('nothing was made');
  Object.assign(context, { state: 'interrupted', may: false });
  await synthesize(NOTE, 1);
  expect(context.started).toBe(1);
});
