import type { Driver, Source } from './driver.ts';
import { find, hasMet, isSeen, ROLES, spotOn, wanted, type Query } from './find.ts';
import type { Locator, Page, State, Touch, Words } from './page.ts';

/** A machine that does much else at the time is slow, not wrong. */
const PATIENCE = 60_000;
const AGAIN = 30;

/** Keys that write nothing, as WebDriver calls them. */
const KEYS: Readonly<Record<string, string>> = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
};

const pause = (ms: number): Promise<void> =>
  new Promise((later) => {
    setTimeout(later, ms);
  });

/** Runs in the page: an engine tells of much that is no fault of the page's, such as a socket that found nobody. */
const LISTEN = `(() => {
  globalThis.broke = [];
  addEventListener('error', ({ message }) => broke.push(message));
  addEventListener('unhandledrejection', ({ reason }) => broke.push(String(reason)));
})()`;

/** A page of an engine under the names the acts know. */
export function drivenPage(driver: Driver): Page & { errors(): Promise<readonly string[]> } {
  const run = async (code: string): Promise<unknown> => {
    const told = await driver.evaluate(`Promise.resolve(${code}).then((told) => JSON.stringify(told))`);
    return typeof told === 'string' ? JSON.parse(told) : undefined;
  };
  const broken: string[] = [];
  const note = async (): Promise<void> => {
    broken.push(...((await run('globalThis.broke?.splice(0) ?? []')) as string[]));
  };
  /** What broke on the page that is left is noted, and the next one listened to. */
  const leave = async (by: () => Promise<void>): Promise<void> => {
    await note();
    await by();
    await run(LISTEN);
  };
  const on = (query: Query, act: string): Promise<unknown> =>
    run(`(${act})((${String(find)})(${JSON.stringify(query)}))`);

  /** What `ask` answers, as soon as it is something; a page that is being left answers nothing. */
  const until = async <T>(what: string, ask: () => Promise<T | undefined>, patience = PATIENCE): Promise<T> => {
    const end = Date.now() + patience;
    let trouble: unknown = 'no';
    for (;;) {
      try {
        const answer = await ask();
        if (answer !== undefined) return answer;
      } catch (error) {
        trouble = error;
      }
      if (Date.now() > end) break;
      await pause(AGAIN);
    }
    const shown = await run('location.href + " says: " + document.body.innerText').catch(String);
    throw new Error(`${what}: ${String(trouble)}; ${String(shown)}`);
  };
  const keys = (...pressed: readonly string[]): Promise<void> =>
    driver.act([{ type: 'key', id: 'keys', actions: pressed.flatMap(press) }]);

  const locate = (query: Query): Locator => {
    const name = JSON.stringify(query);
    const says = (property: string): Promise<string> =>
      until(`${property} of ${name}`, async () => (await on(query, `([it]) => it?.${property}`)) as string | undefined);
    const click = async ({ position, timeout }: Touch = {}): Promise<void> => {
      const act = `(found) => (${String(spotOn)})(found, ${JSON.stringify(position)})`;
      const spot = async (): Promise<readonly [number, number] | undefined> =>
        (await on(query, act)) as readonly [number, number] | undefined;
      for (let met = false; !met;) {
        const [x, y] = await until(`a click on ${name}`, spot, timeout);
        await driver.act([mouse(x, y)]);
        met = (await run(`(${String(hasMet)})()`).catch(() => true)) !== false;
      }
    };
    const states: Readonly<Record<State, () => Promise<unknown>>> = {
      visible: () => on(query, String(isSeen)),
      attached: () => on(query, '(found) => found.length > 0'),
      detached: () => on(query, '(found) => found.length === 0'),
    };
    return {
      first: () => locate({ ...query, at: 0 }),
      last: () => locate({ ...query, at: -1 }),
      nth: (at) => locate({ ...query, at }),
      count: async () => Number(await on(query, '(found) => found.length')),
      isVisible: async () => (await states.visible()) === true,
      textContent: () => says('textContent'),
      innerText: () => says('innerText'),
      click,
      tap: click,
      async fill(text) {
        await click();
        await on(query, '([it]) => it.select()');
        await keys(...text.split(''));
      },
      async waitFor({ state = 'visible', timeout } = {}) {
        await until(`${name} ${state}`, async () => (await states[state]()) === true || undefined, timeout);
      },
    };
  };
  return {
    goto: (url) => leave(() => driver.goto(url)),
    reload: () => leave(() => driver.reload()),
    async errors() {
      await note();
      return broken;
    },
    evaluate: async <R>(what: (arg: never) => R, arg?: unknown) => (await run(call(what, arg))) as Awaited<R>,
    waitForFunction: (what, arg, { timeout }) =>
      until(String(what), async () => (await run(call(what, arg))) === true || undefined, timeout),
    waitForTimeout: pause,
    locator: (css, { hasText } = {}) => locate({ css, ...(hasText !== undefined && { hasText: wanted(hasText) }) }),
    getByRole: (role, { name, exact }) => locate({ css: ROLES[role], name: wanted(name, exact) }),
    getByLabel: (label: Words) => locate({ css: 'input, textarea', name: wanted(label) }),
    getByText: (text, { exact } = {}) => locate({ css: 'body *', hasText: wanted(text, exact), innermost: true }),
    keyboard: { press: (key) => keys(key) },
  };
}

const call = (what: (arg: never) => unknown, arg: unknown): string => `(${String(what)})(${JSON.stringify(arg)})`;

function press(key: string): readonly { readonly type: string; readonly value: string }[] {
  const value = KEYS[key] ?? key;
  if (value.length !== 1) throw new Error(`no key ${key}`);
  return ['keyDown', 'keyUp'].map((type) => ({ type, value }));
}

function mouse(x: number, y: number): Source {
  return {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  };
}
