import type { ScreenStates } from '../../states.ts';

export const contentStates = {} satisfies ScreenStates;
