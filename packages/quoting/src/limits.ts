import { capabilities, type Capability, type Size as Sides } from '@pcb/engineering/capabilities';
import type { FabValues, FlexValues, SourceValues, StencilValues } from './forms.ts';
import { hasOptionOnRequest } from './private/fieldRates.ts';
import { sampleRates } from './rates.ts';
import { maxQuantity, type Volume } from './volume.ts';

/** The two sides of a piece in mm, in any order. */
export type Size = readonly [number, number];

const sides = ({ value: { width, height } }: Capability<Sides>): Size => [
  Math.max(width, height),
  Math.min(width, height),
];

const { boardSize, panel, stencil } = capabilities;

const maxBoardSizes = {
  fr4: { flat: sides(boardSize.fr4), multilayer: sides(boardSize.fr4Multilayer) },
  rogers: { flat: sides(boardSize.rogers), multilayer: sides(boardSize.rogers) },
};

export const isMultilayer = ({ layers }: Pick<FabValues, 'layers'>) => layers === '4';

export const maxBoardSize = (values: Pick<FabValues, 'material' | 'layers'>): Size =>
  maxBoardSizes[values.material][isMultilayer(values) ? 'multilayer' : 'flat'];

/** The usable area of the working panel sets the limit. */
export const maxFlexSize = sides(panel.usable);

export const maxStencilSize = sides(stencil.maxSize);

/** Whether a piece fits a maximum size in either orientation. */
export const fits = (size: Size, maxSize: Size) =>
  Math.max(...size) <= Math.max(...maxSize) && Math.min(...size) <= Math.min(...maxSize);

/** The limits of the sample rates of a form. A larger order is priced on request. */
export interface Coverage {
  volume: Volume;
  /** In millimetres. */
  maxSize?: Size;
  /** The maximum area of the whole order, in square metres. */
  maxArea?: number;
  hasUnpricedChoice?: boolean;
}

export const fabCoverage = (values: FabValues): Coverage => ({
  volume: { pieces: sampleRates.fab.volume, area: sampleRates.fab.areaVolume },
  maxSize: maxBoardSize(values),
  maxArea: sampleRates.fab.maxArea,
  hasUnpricedChoice: hasOptionOnRequest('fab', values),
});

export const flexCoverage = (values: FlexValues): Coverage => ({
  volume: { pieces: sampleRates.flex.volume, area: sampleRates.flex.areaVolume },
  maxSize: maxFlexSize,
  maxArea: sampleRates.flex.maxArea,
  hasUnpricedChoice: hasOptionOnRequest('flex', values),
});

export const stencilCoverage = (values: StencilValues): Coverage => ({
  volume: { pieces: sampleRates.stencil.volume },
  maxSize: maxStencilSize,
  hasUnpricedChoice: hasOptionOnRequest('stencil', values),
});

export const sourceCoverage = (values: SourceValues): Coverage => ({
  volume: { pieces: sampleRates.source.volume },
  hasUnpricedChoice: hasOptionOnRequest('source', values),
});

/** A limit of the sample rates. `choice` is an option that has no rate, whatever the size and quantity. */
export type Limit = 'size' | 'quantity' | 'area' | 'choice';

/** Whether the parts or the plated edge of a board need the flat and thin finish ENIG. */
export const needsEnig = (values: Pick<FabValues, 'assembly' | 'finePitch' | 'castellatedHoles' | 'edgePlating'>) =>
  values.castellatedHoles || values.edgePlating === 'yes' || (values.assembly === 'yes' && values.finePitch === 'yes');

/** The nickel of ENIG and ENEPIG is plated at 80 to 90 °C and made for reflow; PE film withstands neither. */
export const needsFinishReview = ({ material, finish }: Pick<FlexValues, 'material' | 'finish'>) =>
  material === 'pe' && finish !== 'tin';

/** Returns the first limit that an order exceeds, or `null`. */
export function beyondCoverage(
  size: Size | null,
  quantity: number | null,
  { volume, maxSize, maxArea, hasUnpricedChoice = false }: Coverage,
): Limit | null {
  if (size && maxSize && !fits(size, maxSize)) return 'size';
  if (quantity !== null && quantity > maxQuantity(volume.pieces)) return 'quantity';
  const isTooMuch = size && quantity !== null && maxArea && size[0] * size[1] * quantity > maxArea * 1_000_000;
  if (isTooMuch) return 'area';
  return hasUnpricedChoice ? 'choice' : null;
}
