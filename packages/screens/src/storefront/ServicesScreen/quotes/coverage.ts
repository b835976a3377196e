import type { FabValues } from './forms.ts';
import { fits, largestBoard, largestFlex, largestStencil, type Size } from './limits.ts';
import { sampleRates } from './rates.ts';
import { maxQuantity, type VolumeBand } from './volume.ts';

/** What the sample rates of a form cover. A larger order is priced on request. */
export interface Coverage {
  volume: readonly VolumeBand[];
  /** The largest piece. */
  largest?: Size;
  /** The largest area of all pieces together, in square metres. */
  maxArea?: number;
}

export const fabCoverage = (values: Pick<FabValues, 'material' | 'layers'>): Coverage => ({
  volume: sampleRates.fab.volume,
  largest: largestBoard(values),
  maxArea: sampleRates.fab.maxArea,
});

export const flexCoverage: Coverage = {
  volume: sampleRates.flex.volume,
  largest: largestFlex,
  maxArea: sampleRates.flex.maxArea,
};

export const stencilCoverage: Coverage = { volume: sampleRates.stencil.volume, largest: largestStencil };

export const sourceCoverage: Coverage = { volume: sampleRates.source.volume };

/** Why an order is priced on request: the first of its figures that the sample rates do not cover. */
export function beyondCoverage(
  size: Size | null,
  quantity: number | null,
  { volume, largest, maxArea }: Coverage,
): 'size' | 'quantity' | 'area' | null {
  if (size && largest && !fits(size, largest)) return 'size';
  if (quantity !== null && quantity > maxQuantity(volume)) return 'quantity';
  const isTooMuch = size && quantity !== null && maxArea && size[0] * size[1] * quantity > maxArea * 1_000_000;
  return isTooMuch ? 'area' : null;
}
