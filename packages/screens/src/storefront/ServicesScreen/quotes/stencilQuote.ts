import type { StencilValues } from './forms.ts';
import { parsePositiveCount, parsePositiveLength } from './parse.ts';
import { addDays, areaOf, exactly, type OrderDay, preProduction, priceOf, type Quote, shipDateAfter } from './quote.ts';
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
        : priceOf(stencilsInRupees(values, areaOf(sizeX, sizeY), quantity), quantity),
    shipDate: shipDateAfter(addDays(leadTime, preProduction), day),
  };
}
