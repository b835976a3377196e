import type { Paise } from '../../../shared/money.ts';
import { layoutOptions, type LayoutValues } from './forms.ts';
import { exactly, type OrderDay, type Price, priceOf, type Quote, shipDateAfter } from './quote.ts';
import { sampleRates } from './rates.ts';

/** The same layout with another lead time. */
export interface LayoutAlternative {
  leadTime: LayoutValues['leadTime'];
  layout: Paise;
  tax: Paise;
  total: Paise;
}

export interface LayoutQuote extends Quote {
  alternatives: readonly LayoutAlternative[];
}

function priceLayout({ components, layers, leadTime, impedance }: LayoutValues): Price {
  const rates = sampleRates.layout;
  const amount = rates.base[components] * rates.layers[layers] * rates.leadTime[leadTime] * rates.impedance[impedance];
  return priceOf(Math.round(amount / rates.roundedTo) * rates.roundedTo, 1);
}

/**
 * A layout is one job: base by number of parts × layers × lead time × impedance control, to the nearest ₹50.
 * The other lead times are the alternatives. Pre-production is not added, as no board is made.
 */
export function quoteLayout(values: LayoutValues, day: OrderDay): LayoutQuote {
  const leadTime = exactly(Number(values.leadTime));
  return {
    onRequest: null,
    leadTime,
    quantity: 1,
    price: priceLayout(values),
    shipDate: shipDateAfter(leadTime, day),
    alternatives: layoutOptions.leadTime
      .filter((other) => other !== values.leadTime)
      .map((other) => {
        const { orderValue, tax, total } = priceLayout({ ...values, leadTime: other });
        return { leadTime: other, layout: orderValue, tax, total };
      }),
  };
}
