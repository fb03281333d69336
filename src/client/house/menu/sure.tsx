import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { Button } from '../../shell/button.tsx';
import type { IconName } from '../../shell/icon.tsx';
import { t } from './words/index.ts';

/** What cannot be taken back wants two taps. */
export function Sure(props: {
  readonly icon: IconName;
  readonly text: string;
  readonly onSure: () => void;
}): JSX.Element {
  const { icon, text, onSure } = props;
  const asked = useSignal(false);
  const tap = (): void => {
    asked.value = !asked.value;
    if (!asked.value) onSure();
  };
  return (
    <Button size="small" icon={icon} onClick={tap}>
      {asked.value ? t('menu.sure') : text}
    </Button>
  );
}
