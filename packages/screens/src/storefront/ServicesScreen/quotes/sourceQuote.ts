import { beyondCoverage, sourceCoverage } from './coverage.ts';
import type { SourceValues } from './forms.ts';
import { parsePositiveCount } from './parse.ts';
import { type DaySpan, onRequest, type OrderDay, priceOf, type Quote, shipDateAfter } from './quote.ts';
import { sampleRates } from './rates.ts';
import { chargedPieces } from './volume.ts';

const leadTimes: Record<SourceValues['leadTime'], DaySpan> = {
  '5-7': { from: 5, to: 7 },
  '7-10': { from: 7, to: 10 },
  '10-14': { from: 10, to: 14 },
  '14-18': { from: 14, to: 18 },
};

/** The service only: (sourcing and buying + kitting × sets) × lead time. The price of the parts is not included. */
export function quoteSource(values: SourceValues, day: OrderDay): Quote {
  const rates = sampleRates.source;
  const quantity = parsePositiveCount(values.quantity);
  const exceeded = beyondCoverage(null, quantity, sourceCoverage);
  if (exceeded) return onRequest(exceeded, quantity);
  const leadTime = leadTimes[values.leadTime];
  const serviceFor = (sets: number) =>
    (rates.order + rates.set * chargedPieces(sets, sourceCoverage.volume)) * rates.leadTime[values.leadTime];
  return {
    onRequest: null,
    leadTime,
    quantity,
    price: quantity === null ? null : priceOf(serviceFor(quantity), quantity),
    shipDate: shipDateAfter(leadTime, day),
  };
}
