import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { toast } from '../shell/toast.tsx';
import { t } from './words/index.ts';

/**
 * A sheet that could not be fetched says so and closes: left open, its button would do nothing ever after. A browser does not
 * fetch a module again that failed once; a fresh page does.
 */
export function Unopened({ onClose }: { readonly onClose: () => void }): JSX.Element {
  useEffect(() => {
    toast(t('part.gone'));
    onClose();
  }, []);
  return <></>;
}
