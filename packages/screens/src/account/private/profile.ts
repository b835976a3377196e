import type { GstState } from '@pcb/quoting/gstStates';
import type { Paise } from '@pcb/quoting/money';

export interface Profile {
  name: string;
  company: string;
  /** With country code and spaces, as displayed. */
  mobile: string;
  email: string;
  state?: GstState | undefined;
}

export interface Address {
  id: string;
  name: string;
  /** Street, town and PIN code, with line breaks. */
  text: string;
  contact: string;
  type: string;
}

export interface CreditStatus {
  /** Outstanding invoices, in paise; shown without a currency. */
  outstandingInvoices: Paise;
  /** Running orders, in paise; shown without a currency. */
  runningOrders: Paise;
  /** Credit notes, in paise; shown without a currency. */
  totalCreditNote: Paise;
  paymentTerm: string;
}

export interface CustomerAccount {
  profile: Profile;
  addresses: readonly Address[];
  emails: readonly string[];
  credit: CreditStatus;
}
