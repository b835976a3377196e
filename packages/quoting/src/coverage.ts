import type { FabValues } from './forms.ts';
import { fits, maxBoardSize, maxFlexSize, maxStencilSize, type Size } from './limits.ts';
import { sampleRates } from './rates.ts';
import { maxQuantity, type VolumeBand } from './volume.ts';

/** The limits of the sample rates of a form. A larger order is priced on request. */
export interface Coverage {
  volume: readonly VolumeBand[];
  /** The maximum size of a piece. */
  maxSize?: Size;
  /** The maximum total area of an order, in square metres. */
  maxArea?: number;
}

export const fabCoverage = (values: Pick<FabValues, 'material' | 'layers'>): Coverage => ({
  volume: sampleRates.fab.volume,
  maxSize: maxBoardSize(values),
  maxArea: sampleRates.fab.maxArea,
});

export const flexCoverage: Coverage = {
  volume: sampleRates.flex.volume,
  maxSize: maxFlexSize,
  maxArea: sampleRates.flex.maxArea,
};

export const stencilCoverage: Coverage = { volume: sampleRates.stencil.volume, maxSize: maxStencilSize };

export const sourceCoverage: Coverage = { volume: sampleRates.source.volume };

/** A limit of the sample rates. */
export type Limit = 'size' | 'quantity' | 'area';

/** The first limit that an order exceeds, so that it is priced on request; otherwise `null`. */
export function beyondCoverage(
  size: Size | null,
  quantity: number | null,
  { volume, maxSize, maxArea }: Coverage,
): Limit | null {
  if (size && maxSize && !fits(size, maxSize)) return 'size';
  if (quantity !== null && quantity > maxQuantity(volume)) return 'quantity';
  const isTooMuch = size && quantity !== null && maxArea && size[0] * size[1] * quantity > maxArea * 1_000_000;
  return isTooMuch ? 'area' : null;
}
