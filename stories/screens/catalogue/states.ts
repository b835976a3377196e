import type { ScreenStates } from '../../states.ts';

export const catalogueStates = {} satisfies ScreenStates;
