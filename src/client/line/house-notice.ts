import { signal } from '@preact/signals';
import type { HouseNotice } from '../../wire/down.ts';

/** What whoever runs the server tells everybody, as the newest line has it. */
export const houseNotice = signal<HouseNotice | null>(null);
