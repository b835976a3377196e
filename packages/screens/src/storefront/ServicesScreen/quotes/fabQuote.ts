import { fabExtras, type FabValues } from './forms.ts';
import { parsePositiveCount, parsePositiveLength } from './parse.ts';
import { addDays, areaOf, exactly, type OrderDay, preProduction, priceOf, type Quote, shipDateAfter } from './quote.ts';
import { sampleRates } from './rates.ts';

function boardsInRupees(values: FabValues, area: number, quantity: number) {
  const rates = sampleRates.fab;
  const factor =
    rates.dispatchUnit[values.dispatchUnit] *
    rates.material[values.material] *
    rates.thickness[values.thickness] *
    rates.finish[values.finish] *
    rates.tg[values.tg] *
    rates.copper[values.copper] *
    rates.track[values.track] *
    rates.hole[values.hole];
  return (rates.setUp[values.layers] + rates.area[values.layers] * area * quantity) * factor;
}

function addedInRupees(values: FabValues, quantity: number) {
  const rates = sampleRates.fab;
  const added = fabExtras.filter((extra) => values[extra]).map((extra) => rates.extras[extra]);
  if (values.assembly === 'yes') added.push(rates.assembly);
  return added.reduce((sum, { order, board }) => sum + order + board * quantity, 0);
}

/**
 * (set-up + rate × area × quantity) × the factor of each choice, then what is added for the order and for each board.
 * The form has no lead time: boards take 7 working days, assembly 3 more, and pre-production comes on top of both.
 */
export function quoteFab(values: FabValues, day: OrderDay): Quote {
  const sizeX = parsePositiveLength(values.sizeX);
  const sizeY = parsePositiveLength(values.sizeY);
  const quantity = parsePositiveCount(values.quantity);
  const rates = sampleRates.fab;
  const leadTime = exactly(rates.leadTime + (values.assembly === 'yes' ? rates.assembly.days : 0));
  return {
    leadTime,
    quantity,
    price:
      sizeX === null || sizeY === null || quantity === null
        ? null
        : priceOf(boardsInRupees(values, areaOf(sizeX, sizeY), quantity) + addedInRupees(values, quantity), quantity),
    shipDate: shipDateAfter(addDays(leadTime, preProduction), day),
  };
}
