/** Who the customer is. */
export interface Profile {
  name: string;
  company: string;
  mobile: string;
  email: string;
}

/** Where something goes. */
export interface Address {
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
  outstandingInvoices: number;
  runningOrders: number;
  totalCreditNote: number;
  /** 'Advanced Basis' */
  paymentTerm: string;
}
