import { fabExtras, type FabValues } from './forms.ts';
import { exactly, type OrderDay, type Quote, quoteBySize } from './quote.ts';
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
  const rates = sampleRates.fab;
  const leadTime = exactly(rates.leadTime + (values.assembly === 'yes' ? rates.assembly.days : 0));
  return quoteBySize(
    values,
    leadTime,
    day,
    (area, quantity) => boardsInRupees(values, area, quantity) + addedInRupees(values, quantity),
  );
}
