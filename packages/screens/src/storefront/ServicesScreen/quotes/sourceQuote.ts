import type { SourceValues } from './forms.ts';
import { parsePositiveCount } from './parse.ts';
import { type DaySpan, type OrderDay, priceOf, type Quote, shipDateAfter } from './quote.ts';
import { sampleRates } from './rates.ts';

const leadTimes: Record<SourceValues['leadTime'], DaySpan> = {
  '5-7': { from: 5, to: 7 },
  '7-10': { from: 7, to: 10 },
  '10-14': { from: 10, to: 14 },
  '14-18': { from: 14, to: 18 },
};

/** The service of finding and buying: (inquiry + rate × sets) × lead time. The parts themselves are not in it. */
export function quoteSource(values: SourceValues, day: OrderDay): Quote {
  const rates = sampleRates.source;
  const quantity = parsePositiveCount(values.quantity);
  const leadTime = leadTimes[values.leadTime];
  return {
    leadTime,
    quantity,
    price:
      quantity === null
        ? null
        : priceOf((rates.order + rates.set * quantity) * rates.leadTime[values.leadTime], quantity),
    shipDate: shipDateAfter(leadTime, day),
  };
}
