import type { Paise } from './money.ts';
import { formSchemas, type LayoutValues } from './forms.ts';
import { factorOf, factorsOf, perOrder, type PriceParts } from './internal/priceParts.ts';
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

function layoutParts(values: LayoutValues): PriceParts {
  const rates = sampleRates.layout;
  const { components } = values;
  return {
    base: [{ kind: 'order', field: 'components', option: components, order: rates.base[components] }],
    factors: factorsOf('layout', values, rates.factors),
    extras: [],
  };
}

function layoutInRupees(parts: PriceParts) {
  const { roundedTo } = sampleRates.layout;
  return Math.round((perOrder(parts) * factorOf(parts)) / roundedTo) * roundedTo;
}

const priceLayout = (values: LayoutValues): Price =>
  priceOf({ parts: layoutParts(values), rupeesFor: layoutInRupees }, 1);

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
    alternatives: formSchemas.layout.leadTime.options
      .filter((other) => other !== values.leadTime)
      .map((other) => {
        const { orderValue, tax, total } = priceLayout({ ...values, leadTime: other });
        return { leadTime: other, layout: orderValue, tax, total };
      }),
  };
}
