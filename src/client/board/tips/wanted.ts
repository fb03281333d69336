import { kept } from '../../shell/settings.ts';

/** Whether a first game explains itself in passing. */
export const tips = kept('tips', ['on', 'off']);
