import { type Coverage, fabCoverage, flexCoverage, sourceCoverage, stencilCoverage } from './limits.ts';
import type { ServiceForms, ServiceTab } from './forms.ts';
import { parsePositiveCount, parseSize } from './parse.ts';
import { maxQuantity } from './volume.ts';

/** A service whose price depends on a quantity. A layout is one job. */
export type CountedService = Exclude<ServiceTab, 'layout'>;

export const isCounted = (service: ServiceTab): service is CountedService => service !== 'layout';

/** The limits of the sample rates for the present form. */
export function coverageOf(service: CountedService, forms: ServiceForms): Coverage {
  switch (service) {
    case 'fab':
      return fabCoverage(forms.fab);
    case 'flex':
      return flexCoverage;
    case 'stencil':
      return stencilCoverage;
    case 'source':
      return sourceCoverage;
  }
}

export const quantityIn = (service: CountedService, forms: ServiceForms) => parsePositiveCount(forms[service].quantity);

/** The largest quantity with a sample price: the end of the last band, or what the maximum total area holds. */
export function maxPricedQuantity(service: CountedService, forms: ServiceForms): number {
  const { volume, maxArea } = coverageOf(service, forms);
  const size = service === 'source' ? null : parseSize(forms[service]);
  const byArea = size && maxArea ? Math.floor((maxArea * 1_000_000) / (size[0] * size[1])) : Infinity;
  return Math.min(maxQuantity(volume), byArea);
}

/** Usual quantities of a service: the ends of the bands, and round numbers between them. */
export const usualQuantities: Readonly<Record<CountedService, readonly number[]>> = {
  fab: [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_000],
  flex: [1, 5, 10, 20, 50, 100, 200, 500, 1_000],
  stencil: [1, 2, 5, 10, 20],
  source: [1, 2, 5, 10, 20, 50, 100],
};
