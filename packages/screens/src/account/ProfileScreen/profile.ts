/** Who the customer is. */
export interface Profile {
  /** The customer's full name. */
  name: string;
  /** The firm that orders. */
  company: string;
  /** As people read it, with country code and spaces. */
  mobile: string;
  /** The customer's own address. */
  email: string;
}

/** Where something goes. */
export interface Address {
  /** Unique among the addresses. */
  id: string;
  /** Who receives it. */
  name: string;
  /** Street, town, PIN code. Line breaks in it stay. */
  text: string;
  /** The number to call on arrival. */
  contact: string;
  /** What it is for: 'Delivery'. */
  type: string;
}

/** What is open between the customer and the house. */
export interface CreditStatus {
  /** What is owed on open invoices. The page gives the bare figure, without a currency. */
  outstandingInvoices: number;
  /** What is tied up in orders that are being made, as a bare figure. */
  runningOrders: number;
  /** What we owe the customer, as a bare figure. */
  totalCreditNote: number;
  /** When invoices are due: 'Advanced Basis'. */
  paymentTerm: string;
}

/** What is kept of a customer. */
export interface CustomerAccount {
  /** The customer's own details. */
  profile: Profile;
  /** The addresses that are kept, in order. */
  addresses: readonly Address[];
  /** The e-mail addresses that are kept beside the customer's own, in order. */
  emails: readonly string[];
  /** What is open between the customer and the house. */
  credit: CreditStatus;
}
