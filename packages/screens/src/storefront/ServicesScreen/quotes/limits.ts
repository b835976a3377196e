import { capabilities, type Capability, type Size as Sides } from '@pcb/engineering/capabilities';
import type { FabValues } from './forms.ts';

/** The sides of a piece in millimetres, in either order. */
export type Size = readonly [number, number];

const sides = ({ value: { width, height } }: Capability<Sides>): Size => [
  Math.max(width, height),
  Math.min(width, height),
];

const { boardSize, panel, stencil } = capabilities;

/** The largest boards by material. */
const largestBoards = {
  fr4: { flat: sides(boardSize.fr4), multilayer: sides(boardSize.fr4Multilayer) },
  rogers: { flat: sides(boardSize.rogers), multilayer: sides(boardSize.rogers) },
};

export const isMultilayer = ({ layers }: Pick<FabValues, 'layers'>) => layers === '4';

export const largestBoard = (values: Pick<FabValues, 'material' | 'layers'>): Size =>
  largestBoards[values.material][isMultilayer(values) ? 'multilayer' : 'flat'];

/** Flexible circuits have no limit of their own: each has to fit the usable area of the working panel. */
export const largestFlex = sides(panel.usable);

export const largestStencil = sides(stencil.maxSize);

/** Whether a piece is no larger than another, in either orientation. */
export const fits = (size: Size, largest: Size) =>
  Math.max(...size) <= Math.max(...largest) && Math.min(...size) <= Math.min(...largest);
