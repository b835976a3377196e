import { fabCoverage } from './limits.ts';
import type { FabExtra, FabValues } from './forms.ts';
import { factorsOf, type PriceParts, rupeesOf } from './internal/priceParts.ts';
import { exactly, type OrderDay, type Quote, quoteBySize } from './quote.ts';
import { sampleRates } from './rates.ts';

function fabParts(values: FabValues, area: number): PriceParts {
  const rates = sampleRates.fab;
  const layers = { field: 'layers', option: values.layers };
  const extras = Object.entries(rates.extras)
    .filter(([extra]) => values[extra as FabExtra])
    .map(([field, { order, board }]) => ({ field, order, piece: board }));
  const { order, board } = rates.assembly;
  return {
    base: [
      { kind: 'order', ...layers, order: rates.setUp[values.layers] },
      { kind: 'area', area, rate: rates.area[values.layers] },
    ],
    // The glass transition temperature is a property of FR-4.
    factors: factorsOf('fab', values, rates.factors).filter(({ field }) => field !== 'tg' || values.material === 'fr4'),
    extras: values.assembly === 'yes' ? [...extras, { field: 'assembly', option: 'yes', order, piece: board }] : extras,
  };
}

/** Whether the advertised saving on fabrication with assembly is for this order. It is not part of the sample price. */
export const hasCombinedSaving = ({ assembly, material }: Pick<FabValues, 'assembly' | 'material'>) =>
  assembly === 'yes' && material === 'fr4';

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
    partsFor: (area: number) => fabParts(values, area),
    rupeesFor: rupeesOf,
  };
  return quoteBySize(values, order, day);
}
