import type { ScreenStates } from '../../states.ts';

export const accountStates = {} satisfies ScreenStates;
