import type { TaxDocument } from '@pcb/api/invoices';
import { byteOrderMark, csvLines } from '@pcb/records/csv';
import { groupTaxCode } from '@pcb/records/taxCodes';

const header = [
  'Document',
  'Number',
  'Date',
  'Against invoice',
  'Order',
  'Buyer',
  'GSTIN',
  'Place of supply',
  'HSN/SAC',
  'Taxable value (₹)',
  'Rate (%)',
  'CGST (₹)',
  'SGST (₹)',
  'IGST (₹)',
  'Rounding (₹)',
  'Total (₹)',
];

function rowOf(document: TaxDocument): (string | number)[] {
  const { kind, number, date, credits, taxable, centralTax, stateTax, integratedTax, rounding, total } = document;
  const { order, addresses, customer, placeOfSupply, lines, taxRate } = document.snapshot;
  // The amounts of a credit note are negative, so that each column can be summed.
  const rupees = (paise: number) => ((kind === 'creditNote' ? -1 : 1) * paise) / 100 || 0;
  return [
    kind === 'invoice' ? 'Invoice' : 'Credit note',
    number,
    date,
    credits?.number ?? '',
    order.id,
    addresses?.billing.name ?? customer,
    addresses?.billing.gstin ?? '',
    placeOfSupply,
    [...new Set(lines.map(({ code }) => groupTaxCode(code)))].join(', '),
    rupees(taxable),
    taxRate,
    rupees(centralTax),
    rupees(stateTax),
    rupees(integratedTax),
    rupees(rounding),
    rupees(total),
  ];
}

/** The file for the accountant. Amounts are in rupees. */
export const documentsCsv = (documents: readonly TaxDocument[]): string =>
  byteOrderMark + csvLines([header, ...documents.map(rowOf)]);
