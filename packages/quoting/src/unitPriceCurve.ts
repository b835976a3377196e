import type { Paise } from './money.ts';
import { type ServiceForms, withValues } from './forms.ts';
import type { OrderDay } from './quote.ts';
import { quoteOf } from './quoteOf.ts';
import { type CountedService, maxPricedQuantity, quantityIn } from './quantities.ts';

/** The unit price of an order of a quantity. */
interface CurvePoint {
  quantity: number;
  unit: Paise;
}

export interface UnitPriceCurve {
  /** From one piece to the largest quantity with a sample price. */
  points: readonly [CurvePoint, ...CurvePoint[]];
  /** The order; `null` without a quantity or beyond the sample rates. */
  present: CurvePoint | null;
  /** The quantity of the order if it is beyond the sample rates. */
  beyond: number | null;
}

/** More points than the figure has pixels between two labels. */
const samples = 60;

/** Whole quantities with equal ratios, from 1 to a maximum. */
const spread = (max: number) => [
  ...new Set(Array.from({ length: samples + 1 }, (_, index) => Math.round(max ** (index / samples)))),
];

/** The unit price by quantity. `null` without a size to price. */
export function unitPriceCurve(service: CountedService, forms: ServiceForms, day: OrderDay): UnitPriceCurve | null {
  const max = maxPricedQuantity(service, forms);
  if (max < 1) return null;
  const at = (quantity: number): CurvePoint[] => {
    const { price } = quoteOf(service, withValues(service, forms, { quantity: String(quantity) }), day);
    return price ? [{ quantity, unit: price.unit }] : [];
  };
  const [first, ...rest] = spread(max).flatMap(at);
  if (first === undefined) return null;
  const quantity = quantityIn(service, forms);
  return {
    points: [first, ...rest],
    present: quantity === null ? null : (at(quantity)[0] ?? null),
    beyond: quantity !== null && quantity > max ? quantity : null,
  };
}
