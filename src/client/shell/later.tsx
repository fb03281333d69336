import { useSignal } from '@preact/signals';
import type { ComponentType, JSX } from 'preact';
import { useEffect } from 'preact/hooks';

/** A part of the client that is fetched when it is first drawn. `failed` says so when it cannot be. */
export function later<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
  meanwhile: () => JSX.Element,
  failed: () => JSX.Element,
): ComponentType<Props> {
  let known: ComponentType<Props> | undefined;
  return function Later(props: Props): JSX.Element {
    const arrived = useSignal<'not yet' | 'here' | 'never'>(known === undefined ? 'not yet' : 'here');
    useEffect(() => {
      if (known !== undefined) return;
      fetch().then(
        (it) => {
          known = it;
          arrived.value = 'here';
        },
        () => (arrived.value = 'never'),
      );
    }, []);
    if (arrived.value === 'never') return failed();
    const Known = known;
    return Known === undefined || arrived.value !== 'here' ? meanwhile() : <Known {...props} />;
  };
}
