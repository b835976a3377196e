import { beyondCoverage, sourceCoverage } from './limits.ts';
import type { SourceValues } from './forms.ts';
import { parsePositiveCount } from './parse.ts';
import { factorsOf, type PriceParts, rupeesOf } from './internal/priceParts.ts';
import { type DaySpan, onRequest, type OrderDay, priceOf, type Quote, shipDateAfter } from './quote.ts';
import { sampleRates } from './rates.ts';

const leadTimes: Record<SourceValues['leadTime'], DaySpan> = {
  '5-7': { from: 5, to: 7 },
  '7-10': { from: 7, to: 10 },
  '10-14': { from: 10, to: 14 },
  '14-18': { from: 14, to: 18 },
};

function sourceParts(values: SourceValues): PriceParts {
  const rates = sampleRates.source;
  return {
    base: [
      { kind: 'order', order: rates.order },
      { kind: 'piece', piece: rates.set },
    ],
    factors: factorsOf('source', values, rates.factors),
    extras: [],
  };
}

/** The service only: (sourcing and buying + kitting × sets) × lead time. The price of the parts is not included. */
export function quoteSource(values: SourceValues, day: OrderDay): Quote {
  const quantity = parsePositiveCount(values.quantity);
  const exceeded = beyondCoverage(null, quantity, sourceCoverage);
  if (exceeded) return onRequest(exceeded, quantity);
  const leadTime = leadTimes[values.leadTime];
  return {
    onRequest: null,
    leadTime,
    quantity,
    price:
      quantity === null
        ? null
        : priceOf({ parts: sourceParts(values), rupeesFor: rupeesOf }, quantity, sourceCoverage.volume),
    shipDate: shipDateAfter(leadTime, day),
  };
}
