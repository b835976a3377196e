import { stencilCoverage } from './limits.ts';
import type { StencilValues } from './forms.ts';
import { extrasOf, factorOf, factorsOf, perPiece, type PriceParts } from './internal/priceParts.ts';
import { exactly, type OrderDay, type Quote, quoteBySize } from './quote.ts';
import { sampleRates } from './rates.ts';

function stencilParts(values: StencilValues, area: number): PriceParts {
  const rates = sampleRates.stencil;
  const extras = [
    { field: 'printer', option: values.printer, order: values.type === 'framed' ? rates.printer[values.printer] : 0 },
    { field: 'approval', option: values.approval, order: rates.approval[values.approval] },
  ];
  return {
    base: [
      { kind: 'piece', field: 'type', option: values.type, piece: rates.type[values.type] },
      { kind: 'area', area, rate: rates.area },
    ],
    factors: factorsOf('stencil', values, rates.factors),
    extras: extras.filter(({ order }) => order > 0).map((extra) => ({ ...extra, piece: 0 })),
  };
}

const stencilsInRupees = (parts: PriceParts, charged: number) =>
  perPiece(parts) * factorOf(parts) * charged + extrasOf(parts, charged);

/**
 * (type + rate × area) × the factor of each choice × quantity, plus, per order, drilling the frame for another printer
 * and a proof. The quantity is charged in bands. A large quantity and the preparation of the paste data are added to the
 * selected lead time.
 */
export function quoteStencil(values: StencilValues, day: OrderDay): Quote {
  const order = {
    coverage: stencilCoverage,
    leadTimeWith: (addedDays: number) => exactly(Number(values.leadTime) + addedDays),
    partsFor: (area: number) => stencilParts(values, area),
    rupeesFor: stencilsInRupees,
  };
  return quoteBySize(values, order, day);
}
