import { flexCoverage } from './limits.ts';
import type { FlexValues } from './forms.ts';
import { factorsOf, type PriceParts, rupeesOf } from './internal/priceParts.ts';
import { exactly, type OrderDay, type Quote, quoteBySize } from './quote.ts';
import { sampleRates } from './rates.ts';

function flexParts(values: FlexValues, area: number): PriceParts {
  const rates = sampleRates.flex;
  const gerber = rates.gerber[values.gerber];
  return {
    base: [
      { kind: 'order', field: 'layers', option: values.layers, order: rates.setUp[values.layers] },
      { kind: 'area', area, rate: rates.area[values.layers] },
    ],
    factors: factorsOf('flex', values, rates.factors),
    extras: gerber === 0 ? [] : [{ field: 'gerber', option: values.gerber, order: gerber, piece: 0 }],
  };
}

/**
 * (set-up + rate × area × quantity) × the factor of each choice, plus the Gerber data if we generate them. The
 * quantity is charged in bands. A large quantity and pre-production are added to the chosen lead time.
 */
export function quoteFlex(values: FlexValues, day: OrderDay): Quote {
  const order = {
    coverage: flexCoverage,
    leadTimeWith: (addedDays: number) => exactly(Number(values.leadTime) + addedDays),
    partsFor: (area: number) => flexParts(values, area),
    rupeesFor: rupeesOf,
  };
  return quoteBySize(values, order, day);
}
