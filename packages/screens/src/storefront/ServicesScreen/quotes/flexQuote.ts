import type { FlexValues } from './forms.ts';
import { parsePositiveCount, parsePositiveLength } from './parse.ts';
import { addDays, areaOf, exactly, type OrderDay, preProduction, priceOf, type Quote, shipDateAfter } from './quote.ts';
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
  const sizeX = parsePositiveLength(values.sizeX);
  const sizeY = parsePositiveLength(values.sizeY);
  const quantity = parsePositiveCount(values.quantity);
  const leadTime = exactly(Number(values.leadTime));
  return {
    leadTime,
    quantity,
    price:
      sizeX === null || sizeY === null || quantity === null
        ? null
        : priceOf(flexInRupees(values, areaOf(sizeX, sizeY), quantity), quantity),
    shipDate: shipDateAfter(addDays(leadTime, preProduction), day),
  };
}
