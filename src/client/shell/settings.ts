import { effect, signal, type Signal } from '@preact/signals';
import { recall, store } from './memory.ts';

export const THEMES = ['auto', 'light', 'dark'] as const;
export const MOTIONS = ['auto', 'less', 'full'] as const;
export const SIZES = ['1', '1.15', '1.3', '1.6', '2'] as const;
export const SOUNDS = ['off', 'on'] as const;

/** A choice this device keeps. */
export function kept<const T extends string>(key: string, choices: readonly [T, ...T[]]): Signal<T> {
  const before = recall(key);
  const chosen = signal<T>(choices.find((each) => each === before) ?? choices[0]);
  effect(() => {
    if (chosen.value !== choices[0] || recall(key) !== undefined) store(key, chosen.value);
  });
  return chosen;
}

export const theme = kept('theme', THEMES);
export const motion = kept('motion', MOTIONS);
export const textSize = kept('text', SIZES);
export const sound = kept('sound', SOUNDS);
/** Whether a voice reads what happens at the table. */
export const voice = kept('voice', SOUNDS);

export function isDark(): boolean {
  return theme.value === 'dark' || (theme.value === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
}

/** The lamp: the other light than the one it is. */
export function switchLamp(): void {
  theme.value = isDark() ? 'light' : 'dark';
}

/** Keeps the root element as the settings say. */
export function applySettings(): void {
  const root = document.documentElement;
  effect(() => {
    root.dataset['theme'] = theme.value;
  });
  effect(() => {
    root.dataset['motion'] = motion.value;
  });
  effect(() => {
    root.style.setProperty('--text-size', textSize.value);
  });
}
