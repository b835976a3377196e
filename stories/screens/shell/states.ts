import type { ScreenStates } from '../../states.ts';

export const shellStates = {} satisfies ScreenStates;
