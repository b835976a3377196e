import { capabilities, type Capability, type Size as Sides } from '@pcb/engineering/capabilities';
import type { FabValues } from './forms.ts';

/** The two sides of a piece in millimetres, in any order. */
export type Size = readonly [number, number];

const sides = ({ value: { width, height } }: Capability<Sides>): Size => [
  Math.max(width, height),
  Math.min(width, height),
];

const { boardSize, panel, stencil } = capabilities;

/** Maximum board sizes by material. */
const maxBoardSizes = {
  fr4: { flat: sides(boardSize.fr4), multilayer: sides(boardSize.fr4Multilayer) },
  rogers: { flat: sides(boardSize.rogers), multilayer: sides(boardSize.rogers) },
};

export const isMultilayer = ({ layers }: Pick<FabValues, 'layers'>) => layers === '4';

export const maxBoardSize = (values: Pick<FabValues, 'material' | 'layers'>): Size =>
  maxBoardSizes[values.material][isMultilayer(values) ? 'multilayer' : 'flat'];

/** Flexible circuits are limited by the usable area of the working panel. */
export const maxFlexSize = sides(panel.usable);

export const maxStencilSize = sides(stencil.maxSize);

/** Whether a piece fits a maximum size in either orientation. */
export const fits = (size: Size, maxSize: Size) =>
  Math.max(...size) <= Math.max(...maxSize) && Math.min(...size) <= Math.min(...maxSize);
