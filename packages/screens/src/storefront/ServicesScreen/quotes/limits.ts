import type { FabValues } from './forms.ts';

/** The sides of a piece in millimetres, in either order. */
export type Size = readonly [number, number];

/** The largest boards by material. */
const largestBoards = {
  fr4: { flat: [430, 385], multilayer: [430, 370] },
  rogers: { flat: [435, 275], multilayer: [435, 275] },
} as const;

export const isMultilayer = ({ layers }: Pick<FabValues, 'layers'>) => layers === '4';

export const largestBoard = (values: Pick<FabValues, 'material' | 'layers'>): Size =>
  largestBoards[values.material][isMultilayer(values) ? 'multilayer' : 'flat'];

/** Flexible circuits have no limit of their own: each has to fit the usable area of the working panel. */
export const largestFlex: Size = [585, 430];

export const largestStencil: Size = [500, 400];

/** Whether a piece is no larger than another, in either orientation. */
export const fits = (size: Size, largest: Size) =>
  Math.max(...size) <= Math.max(...largest) && Math.min(...size) <= Math.min(...largest);
