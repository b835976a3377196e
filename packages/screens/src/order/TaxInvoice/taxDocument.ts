import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { Paise } from '@pcb/quoting/money';
import type { OrderAddresses } from '@pcb/records/orderAddresses';

/** The contents of an invoice, except number, date and amounts. */
export interface InvoiceSnapshot {
  /** `date` as YYYY-MM-DD. */
  order: { id: string; date: string };
  seller: { name: string; address: string; gstin: string; cin: string; state: GstStateCode };
  /** Shown instead of `addresses` if these are `null`. */
  customer: string;
  addresses: OrderAddresses | null;
  /** The label of the parcel, with line breaks. */
  shippingAddress: string;
  placeOfSupply: GstStateCode;
  /** The lines and freight, which add up to the taxable value. `amount` is in paise, negative for a discount. */
  lines: readonly { description: string; code: string; quantity: number; amount: number }[];
  /** In percent. */
  taxRate: number;
}

/** An invoice, or a credit note that cancels one. Amounts are in paise. */
export interface TaxDocument {
  kind: 'invoice' | 'creditNote';
  /** Unique within its kind. */
  number: string;
  /** YYYY-MM-DD. */
  date: string;
  /** The invoice that a credit note cancels. */
  credits: { number: string; date: string; reason: string } | null;
  /** Whether a credit note cancels this invoice. */
  isCredited: boolean;
  taxable: Paise;
  centralTax: Paise;
  stateTax: Paise;
  integratedTax: Paise;
  /** The rounding to whole rupees: -50 to 50. */
  rounding: number;
  total: Paise;
  snapshot: InvoiceSnapshot;
}
