import type { Paise } from '@pcb/quoting/money';
import type { GstState } from '@pcb/quoting/gstStates';

/** The customer's personal details. */
export interface Profile {
  /** The customer's full name. */
  name: string;
  /** The customer's company. */
  company: string;
  /** The mobile number as displayed, with country code and spaces. */
  mobile: string;
  /** The customer's e-mail address. */
  email: string;
  /** The state that decides about the kind of GST. Without it, the page shows none. */
  state?: GstState | undefined;
}

/** A delivery or billing address. */
export interface Address {
  /** Unique id of the address. */
  id: string;
  /** The recipient. */
  name: string;
  /** Street, town and PIN code. Line breaks are kept. */
  text: string;
  /** The contact number. */
  contact: string;
  /** The address type: 'Delivery'. */
  type: string;
}

/** The customer's credit status. */
export interface CreditStatus {
  /** The amount of outstanding invoices, in paise; shown without a currency. */
  outstandingInvoices: Paise;
  /** The amount of running orders, in paise; shown without a currency. */
  runningOrders: Paise;
  /** The total of credit notes, in paise; shown without a currency. */
  totalCreditNote: Paise;
  /** The payment term: 'Advanced Basis'. */
  paymentTerm: string;
}

/** The account data of a customer. */
export interface CustomerAccount {
  /** The personal details. */
  profile: Profile;
  /** The saved addresses, in order. */
  addresses: readonly Address[];
  /** The additional e-mail addresses, in order. */
  emails: readonly string[];
  /** The customer's credit status. */
  credit: CreditStatus;
}
