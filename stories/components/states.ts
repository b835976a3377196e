import type { ComponentStates } from '../states.ts';

export const componentStateLists = {} satisfies ComponentStates;
