import { type ServiceForms, type ServiceTab, withValues } from './forms.ts';
import { type Coverage, fabCoverage, flexCoverage, sourceCoverage, stencilCoverage } from './limits.ts';
import type { Paise } from './money.ts';
import type { OrderDay } from './orderDay.ts';
import { parsePositiveCount, parseSize } from './parse.ts';
import type { DaySpan } from './quote.ts';
import { quoteOf } from './quoteOf.ts';
import { bandsInPieces, maxQuantity } from './volume.ts';

/** A service whose price depends on a quantity. A layout is a single job. */
export type CountedService = Exclude<ServiceTab, 'layout'>;

export const isCounted = (service: ServiceTab): service is CountedService => service !== 'layout';

export function coverageOf(service: CountedService, forms: ServiceForms): Coverage {
  switch (service) {
    case 'fab':
      return fabCoverage(forms.fab);
    case 'flex':
      return flexCoverage(forms.flex);
    case 'stencil':
      return stencilCoverage(forms.stencil);
    case 'source':
      return sourceCoverage(forms.source);
  }
}

export const quantityOfForm = (service: CountedService, forms: ServiceForms) =>
  parsePositiveCount(forms[service].quantity);

/** Returns the end of the last band, or as many as the maximum total area allows. */
export function maxPricedQuantity(service: CountedService, forms: ServiceForms): number {
  const { volume, maxArea } = coverageOf(service, forms);
  const size = service === 'source' ? null : parseSize(forms[service]);
  const byArea = size && maxArea ? Math.floor((maxArea * 1_000_000) / (size[0] * size[1])) : Infinity;
  return Math.min(maxQuantity(volume.pieces), byArea);
}

/** The ends of the bands, and round numbers between them. */
export const usualQuantities: Readonly<Record<CountedService, readonly number[]>> = {
  fab: [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_000],
  flex: [1, 5, 10, 20, 50, 100, 200, 500, 1_000],
  stencil: [1, 2, 5, 10, 20],
  source: [1, 2, 5, 10, 20, 50, 100],
};

/** A band of the volume price, as far as the sample rates go. */
export interface VolumeStep {
  from: number;
  to: number;
  /** The price in this band, as a share of the full rate. */
  share: number;
  /** For an order of `to` pieces, like `unit`. */
  leadTime: DaySpan | null;
  unit: Paise;
  isCurrent: boolean;
}

/** Returns the steps of the volume price. It is empty without a size to price. */
export function volumeSteps(service: CountedService, forms: ServiceForms, day: OrderDay): readonly VolumeStep[] {
  const max = maxPricedQuantity(service, forms);
  const current = quantityOfForm(service, forms);
  const size = service === 'source' ? null : parseSize(forms[service]);
  const bands = bandsInPieces(coverageOf(service, forms).volume, size && (size[0] * size[1]) / 100);
  return bands.flatMap(({ upTo, share }, index) => {
    const from = (bands[index - 1]?.upTo ?? 0) + 1;
    const to = Math.min(upTo, max);
    const { price, leadTime } = quoteOf(service, withValues(service, forms, { quantity: String(to) }), day);
    if (to < from || price === null) return [];
    const isCurrent = current !== null && current >= from && current <= to;
    return [{ from, to, share, leadTime, unit: price.unit, isCurrent }];
  });
}

interface CurvePoint {
  quantity: number;
  unit: Paise;
}

export interface UnitPriceCurve {
  points: readonly [CurvePoint, ...CurvePoint[]];
  /** The current order; `null` without a quantity or beyond the sample rates. */
  current: CurvePoint | null;
  /** The quantity of the order if it is beyond the sample rates. */
  beyond: number | null;
}

/** More points than the chart has pixels between two labels. */
const samples = 60;

const spread = (max: number) => [
  ...new Set(Array.from({ length: samples + 1 }, (_, index) => Math.round(max ** (index / samples)))),
];

/** Returns the unit price by quantity, or `null` without a size to price. */
export function unitPriceCurve(service: CountedService, forms: ServiceForms, day: OrderDay): UnitPriceCurve | null {
  const max = maxPricedQuantity(service, forms);
  if (max < 1) return null;
  const at = (quantity: number): CurvePoint[] => {
    const { price } = quoteOf(service, withValues(service, forms, { quantity: String(quantity) }), day);
    return price ? [{ quantity, unit: price.unit }] : [];
  };
  const [first, ...rest] = spread(max).flatMap(at);
  if (first === undefined) return null;
  const quantity = quantityOfForm(service, forms);
  return {
    points: [first, ...rest],
    current: quantity === null ? null : (at(quantity)[0] ?? null),
    beyond: quantity !== null && quantity > max ? quantity : null,
  };
}
