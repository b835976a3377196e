import { gstState, type GstStateCode } from '@pcb/quoting/gstStates';
import type { TaxDocument } from './taxDocument.ts';

const half = (percent: number) => `${percent / 2} %`;

export const taxInvoiceContent = {
  title: { invoice: 'Tax Invoice', creditNote: 'Credit Note' } satisfies Record<TaxDocument['kind'], string>,
  credited: 'Cancelled by a credit note',
  sellerNumbers: (cin: string, gstin: string, state: string) => `CIN ${cin}\u2002·\u2002GSTIN ${gstin}, ${state}`,
  number: 'Number',
  date: 'Date',
  order: 'Order',
  ordered: (id: string, date: string) => `${id} of ${date}`,
  credits: 'Cancels invoice',
  creditedInvoice: (number: string, date: string) => `${number} of ${date}`,
  reason: 'Reason',
  billing: 'Billed to',
  gstin: 'GSTIN of the buyer',
  noGstin: 'Not registered',
  delivery: 'Delivered to',
  placeOfSupply: 'Place of supply',
  state: (code: GstStateCode) => `${gstState(code)?.name ?? ''} (${code})`,
  town: (code: GstStateCode, pin: string) => `${gstState(code)?.name ?? ''} (${code}) ${pin}`,
  reverseCharge: 'Tax payable on reverse charge',
  noReverseCharge: 'No',
  lines: 'Goods and services',
  code: 'HSN/SAC',
  description: 'Description',
  quantity: 'Quantity',
  pieces: (count: string) => `${count} nos.`,
  rate: 'GST',
  percent: (rate: number) => `${rate} %`,
  amount: 'Taxable value',
  taxable: 'Taxable value',
  centralTax: (rate: number) => `CGST ${half(rate)}`,
  stateTax: (rate: number) => `SGST ${half(rate)}`,
  integratedTax: (rate: number) => `IGST ${rate} %`,
  rounding: 'Rounding to whole rupees',
  total: { invoice: 'Total', creditNote: 'Total credited' } satisfies Record<TaxDocument['kind'], string>,
  signature: (seller: string) => `For ${seller}`,
  signatory: 'Authorised signatory',
};

export type TaxInvoiceContent = typeof taxInvoiceContent;
