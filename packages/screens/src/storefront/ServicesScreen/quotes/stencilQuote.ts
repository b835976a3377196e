import type { StencilValues } from './forms.ts';
import { exactly, type OrderDay, type Quote, quoteBySize } from './quote.ts';
import { sampleRates } from './rates.ts';

function stencilsInRupees(values: StencilValues, area: number, quantity: number) {
  const rates = sampleRates.stencil;
  const one = rates.type[values.type] + rates.area * area;
  const factor = rates.side[values.side] * rates.thickness[values.thickness] * rates.leadTime[values.leadTime];
  return one * factor * quantity + rates.printer[values.printer] + rates.approval[values.approval];
}

/**
 * (frame + rate × area) × the factor of each choice × quantity, then a frame for a printer that we do not know
 * and a proof, once an order. Preparing the paste data comes on top of the lead time.
 */
export function quoteStencil(values: StencilValues, day: OrderDay): Quote {
  return quoteBySize(values, exactly(Number(values.leadTime)), day, (area, quantity) =>
    stencilsInRupees(values, area, quantity),
  );
}
