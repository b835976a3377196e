import { flexCoverage } from './coverage.ts';
import type { FlexValues } from './forms.ts';
import { exactly, type OrderDay, type Quote, quoteBySize } from './quote.ts';
import { sampleRates } from './rates.ts';

function flexInRupees(values: FlexValues, area: number, charged: number) {
  const rates = sampleRates.flex;
  const factor =
    rates.dispatchUnit[values.dispatchUnit] *
    rates.material[values.material] *
    rates.thickness[values.thickness] *
    rates.finish[values.finish] *
    rates.highTg[values.highTg] *
    rates.leadTime[values.leadTime];
  return (
    (rates.setUp[values.layers] + rates.area[values.layers] * area * charged) * factor + rates.gerber[values.gerber]
  );
}

/**
 * (set-up + rate × area × quantity) × the factor of each choice, plus the Gerber data if we generate them. The
 * quantity is charged in bands. A large quantity and pre-production are added to the chosen lead time.
 */
export function quoteFlex(values: FlexValues, day: OrderDay): Quote {
  const order = {
    coverage: flexCoverage,
    leadTimeWith: (addedDays: number) => exactly(Number(values.leadTime) + addedDays),
    rupeesFor: (area: number, charged: number) => flexInRupees(values, area, charged),
  };
  return quoteBySize(values, order, day);
}
