import type { FlexValues } from './forms.ts';
import { exactly, type OrderDay, type Quote, quoteBySize } from './quote.ts';
import { sampleRates } from './rates.ts';

function flexInRupees(values: FlexValues, area: number, quantity: number) {
  const rates = sampleRates.flex;
  const factor =
    rates.dispatchUnit[values.dispatchUnit] *
    rates.material[values.material] *
    rates.thickness[values.thickness] *
    rates.finish[values.finish] *
    rates.highTg[values.highTg] *
    rates.leadTime[values.leadTime];
  return (
    (rates.setUp[values.layers] + rates.area[values.layers] * area * quantity) * factor + rates.gerber[values.gerber]
  );
}

/**
 * (set-up + rate × area × quantity) × the factor of each choice, then the Gerber data if we have to make them.
 * Pre-production comes on top of the lead time.
 */
export function quoteFlex(values: FlexValues, day: OrderDay): Quote {
  return quoteBySize(values, exactly(Number(values.leadTime)), day, (area, quantity) =>
    flexInRupees(values, area, quantity),
  );
}
