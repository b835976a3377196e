/** Somebody with an account, as an administrator sees it. */
export interface AdminUser {
  /** The number of the account; it does not change. */
  id: number;
  /** Their full name. */
  name: string;
  /** Where they are written to. */
  email: string;
  /** How many orders they have placed. */
  orders: number;
  /** One of `userStatuses`; another is shown as it is. */
  status: string;
}

/** An order, as an administrator sees it. */
export interface AdminOrder {
  /** Such as '#1234'. */
  id: string;
  /** What the customer calls the board. */
  pcbName: string;
  /** Who ordered it. */
  customer: string;
  /** One of `orderStatuses`; another is shown as it is. */
  status: string;
  /** The day of the order, as `YYYY-MM-DD`. */
  date: string;
  /** As it is written: '₹1,25,000'. */
  total: string;
  /** What the list leaves to the dialog. */
  details: {
    /** Its parts, with how many of them: 'G5Q relay × 8'. */
    components: readonly string[];
    /** Where it goes, on one line. */
    shippingAddress: string;
    /** What the customer added. */
    notes: string;
  };
}

/** A service on offer, as an administrator sees it. */
export interface AdminService {
  /** The number of the service; it does not change. */
  id: number;
  /** What it is called. */
  name: string;
  /** What it is, in a sentence. */
  description: string;
  /** As it is written: '₹5,000'. */
  price: string;
  /** One of `serviceStatuses`; another is shown as it is. */
  status: string;
}

/** What a customer has asked, as an administrator sees it. */
export interface AdminInquiry {
  /** Such as '#567'. */
  id: string;
  /** Who asks. */
  customer: string;
  /** What about, in a few words. */
  subject: string;
  /** One of `inquiryStatuses`; another is shown as it is. */
  status: string;
  /** The day it came in, as `YYYY-MM-DD`. */
  date: string;
  /** What was written, in full. */
  details: string;
}

/** A quotation, as an administrator sees it. */
export interface AdminQuotation {
  /** Such as '#890'. */
  id: string;
  /** Whom it is for. */
  customer: string;
  /** The service that is quoted. */
  service: string;
  /** One of `quotationStatuses`; another is shown as it is. */
  status: string;
  /** The day it was made, as `YYYY-MM-DD`. */
  date: string;
  /** As it is written: '₹1,25,000'. */
  total: string;
  /** What is offered, in a sentence or two. */
  details: string;
}

export const userStatuses = ['Active', 'Inactive'] as const;
export const orderStatuses = ['Pending', 'In Production', 'Shipped'] as const;
export const serviceStatuses = ['Active', 'Inactive'] as const;
export const inquiryStatuses = ['Open', 'Closed'] as const;
export const quotationStatuses = ['Pending', 'Approved', 'Rejected'] as const;

const allStatuses = [
  ...userStatuses,
  ...orderStatuses,
  ...serviceStatuses,
  ...inquiryStatuses,
  ...quotationStatuses,
] as const;

/** Every status that a record of the admin area can be given. */
export type RecordStatus = (typeof allStatuses)[number];

/** Whether we know a status. Other programs may have set another one. */
export const isRecordStatus = (status: string): status is RecordStatus => allStatuses.some((known) => known === status);
