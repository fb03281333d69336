import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { withWords } from '../words/speak.ts';

/** A part of the client that is fetched when it is first drawn, or before when somebody has the time. */
export type Later<Props extends object> = ComponentType<Props> & {
  readonly fetch: () => Promise<void>;
  readonly prefetch: () => void;
};

const parts: (() => Promise<void>)[] = [];

/** Fetches every part that is known of, for a page on which nothing may come late. */
export async function fetchParts(): Promise<void> {
  await Promise.all(parts.map((get) => get()));
}

/** `failed` says so when it cannot be fetched, or puts away what cannot be opened. */
export function later<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: () => JSX.Element,
  Failed: ComponentType<Props>,
): Later<Props> {
  let known: ComponentType<Props> | undefined;
  let coming: Promise<void> | undefined;
  const get = (): Promise<void> => {
    coming ??= withWords(load()).then(
      (it) => {
        known = it;
      },
      (thrown: unknown) => {
        coming = undefined;
        throw thrown;
      },
    );
    return coming;
  };
  parts.push(get);
  function Later(props: Props): JSX.Element {
    const arrived = useSignal<'not yet' | 'here' | 'never'>(known === undefined ? 'not yet' : 'here');
    useEffect(() => {
      if (known !== undefined) return;
      get().then(
        () => (arrived.value = 'here'),
        () => (arrived.value = 'never'),
      );
    }, []);
    if (arrived.value === 'never') return <Failed {...props} />;
    const Known = known;
    return Known === undefined || arrived.value !== 'here' ? meanwhile() : <Known {...props} />;
  }
  return Object.assign(Later, { fetch: get, prefetch: () => void get().catch(() => undefined) });
}
