import type { ScreenStates } from '../../states.ts';

export const storefrontStates = {} satisfies ScreenStates;
