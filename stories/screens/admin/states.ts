import type { ScreenStates } from '../../states.ts';

export const adminStates = {} satisfies ScreenStates;
