import type { Paise } from './money.ts';
import { type ServiceForms, withValues } from './forms.ts';
import type { DaySpan, OrderDay } from './quote.ts';
import { quoteOf } from './quoteOf.ts';
import { type CountedService, coverageOf, maxPricedQuantity, quantityIn } from './quantities.ts';

/** A band of the volume price, as far as the sample rates cover it. */
export interface VolumeStep {
  from: number;
  to: number;
  /** The price of a piece in this band as a share of the full rate. */
  share: number;
  /** The lead time of an order in this band. */
  leadTime: DaySpan | null;
  /** The unit price of an order of `to` pieces. */
  unit: Paise;
  /** Whether the order is in this band. */
  isPresent: boolean;
}

/** The steps of the volume price. Empty without a size to price. */
export function volumeSteps(service: CountedService, forms: ServiceForms, day: OrderDay): readonly VolumeStep[] {
  const max = maxPricedQuantity(service, forms);
  const present = quantityIn(service, forms);
  return coverageOf(service, forms).volume.flatMap(({ upTo, share }, index, bands) => {
    const from = (bands[index - 1]?.upTo ?? 0) + 1;
    const to = Math.min(upTo, max);
    const { price, leadTime } = quoteOf(service, withValues(service, forms, { quantity: String(to) }), day);
    if (to < from || price === null) return [];
    const isPresent = present !== null && present >= from && present <= to;
    return [{ from, to, share, leadTime, unit: price.unit, isPresent }];
  });
}
