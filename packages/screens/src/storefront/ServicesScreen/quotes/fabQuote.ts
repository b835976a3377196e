import { fabCoverage } from './coverage.ts';
import { fabExtras, type FabValues } from './forms.ts';
import { exactly, type OrderDay, type Quote, quoteBySize } from './quote.ts';
import { sampleRates } from './rates.ts';

function boardsInRupees(values: FabValues, area: number, charged: number) {
  const rates = sampleRates.fab;
  const factor =
    rates.dispatchUnit[values.dispatchUnit] *
    rates.material[values.material] *
    rates.thickness[values.thickness] *
    rates.finish[values.finish] *
    (values.material === 'fr4' ? rates.tg[values.tg] : 1) *
    rates.copper[values.copper] *
    rates.track[values.track] *
    rates.hole[values.hole];
  return (rates.setUp[values.layers] + rates.area[values.layers] * area * charged) * factor;
}

/** Whether the advertised saving on fabrication with assembly is for this order. It is not part of the sample price. */
export const hasCombinedSaving = ({ assembly, material }: Pick<FabValues, 'assembly' | 'material'>) =>
  assembly === 'yes' && material === 'fr4';

function extrasInRupees(values: FabValues, charged: number) {
  const rates = sampleRates.fab;
  const added = fabExtras.filter((extra) => values[extra]).map((extra) => rates.extras[extra]);
  if (values.assembly === 'yes') added.push(rates.assembly);
  return added.reduce((sum, { order, board }) => sum + order + board * charged, 0);
}

/**
 * (set-up + rate × area × quantity) × the factor of each choice that applies, plus the extras for the order and for each
 * board. The quantity is charged in bands. The form has no lead time; it follows from the quantity, for the boards and
 * for their assembly. Pre-production is added.
 */
export function quoteFab(values: FabValues, day: OrderDay): Quote {
  const rates = sampleRates.fab;
  const order = {
    coverage: fabCoverage(values),
    leadTimeWith: (addedDays: number) =>
      exactly(rates.leadTime + addedDays + (values.assembly === 'yes' ? rates.assembly.days + addedDays : 0)),
    rupeesFor: (area: number, charged: number) =>
      boardsInRupees(values, area, charged) + extrasInRupees(values, charged),
  };
  return quoteBySize(values, order, day);
}
