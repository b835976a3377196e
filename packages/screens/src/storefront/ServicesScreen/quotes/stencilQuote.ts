import { stencilCoverage } from './coverage.ts';
import type { StencilValues } from './forms.ts';
import { exactly, type OrderDay, type Quote, quoteBySize } from './quote.ts';
import { sampleRates } from './rates.ts';

function stencilsInRupees(values: StencilValues, area: number, charged: number) {
  const rates = sampleRates.stencil;
  const perStencil = rates.type[values.type] + rates.area * area;
  const factor = rates.side[values.side] * rates.thickness[values.thickness] * rates.leadTime[values.leadTime];
  const frame = values.type === 'framed' ? rates.printer[values.printer] : 0;
  return perStencil * factor * charged + frame + rates.approval[values.approval];
}

/**
 * (type + rate × area) × the factor of each choice × quantity, plus, per order, drilling the frame for another printer
 * and a proof. The quantity is charged in bands. A large quantity and the preparation of the paste data are added to the
 * selected lead time.
 */
export function quoteStencil(values: StencilValues, day: OrderDay): Quote {
  const order = {
    coverage: stencilCoverage,
    leadTimeWith: (addedDays: number) => exactly(Number(values.leadTime) + addedDays),
    rupeesFor: (area: number, charged: number) => stencilsInRupees(values, area, charged),
  };
  return quoteBySize(values, order, day);
}
