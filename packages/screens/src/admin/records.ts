/** A user account in the admin area. */
export interface AdminUser {
  /** The account number, which never changes. */
  id: number;
  /** The full name. */
  name: string;
  /** The e-mail address. */
  email: string;
  /** The number of orders placed. */
  orders: number;
  /** One of `userStatuses`; any other is shown unchanged. */
  status: string;
}

/** An order in the admin area. */
export interface AdminOrder {
  /** Such as '#1234'. */
  id: string;
  /** The customer's name for the board. */
  pcbName: string;
  /** The name of the customer. */
  customer: string;
  /** One of `orderStatuses`; any other is shown unchanged. */
  status: string;
  /** The date of the order, as `YYYY-MM-DD`. */
  date: string;
  /** The formatted amount: '₹1,25,000'. */
  total: string;
  /** Shown in the details dialog only. */
  details: {
    /** The components with their quantities: 'G5Q relay × 8'. */
    components: readonly string[];
    /** The shipping address, on one line. */
    shippingAddress: string;
    /** The customer's notes. */
    notes: string;
  };
}

/** A service in the admin area. */
export interface AdminService {
  /** The service number, which never changes. */
  id: number;
  /** The name of the service. */
  name: string;
  /** A one-sentence description. */
  description: string;
  /** The formatted price: '₹5,000'. */
  price: string;
  /** One of `serviceStatuses`; any other is shown unchanged. */
  status: string;
}

/** A customer's inquiry in the admin area. */
export interface AdminInquiry {
  /** Such as '#567'. */
  id: string;
  /** The name of the customer. */
  customer: string;
  /** The subject, in a few words. */
  subject: string;
  /** One of `inquiryStatuses`; any other is shown unchanged. */
  status: string;
  /** The date received, as `YYYY-MM-DD`. */
  date: string;
  /** The full text of the inquiry. */
  details: string;
}

/** A quotation in the admin area. */
export interface AdminQuotation {
  /** Such as '#890'. */
  id: string;
  /** The name of the customer. */
  customer: string;
  /** The quoted service. */
  service: string;
  /** One of `quotationStatuses`; any other is shown unchanged. */
  status: string;
  /** The date of the quotation, as `YYYY-MM-DD`. */
  date: string;
  /** The formatted amount: '₹1,25,000'. */
  total: string;
  /** The offer, in one or two sentences. */
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

/** Every status of an admin record. */
export type RecordStatus = (typeof allStatuses)[number];

/** Whether a status is known. Another system may have set a different one. */
export const isRecordStatus = (status: string): status is RecordStatus =>
  allStatuses.some((candidate) => candidate === status);
