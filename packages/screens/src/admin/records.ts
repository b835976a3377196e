/** Somebody with an account, as an administrator sees it. */
export interface AdminUser {
  id: number;
  name: string;
  email: string;
  /** How many orders. */
  orders: number;
  /** One of `userStatuses`; another is shown as it is. */
  status: string;
}

export interface AdminOrder {
  /** Such as '#1234'. */
  id: string;
  pcbName: string;
  customer: string;
  /** One of `orderStatuses`; another is shown as it is. */
  status: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Such as '₹1,25,000'. */
  total: string;
  details: { components: readonly string[]; shippingAddress: string; notes: string };
}

export interface AdminService {
  id: number;
  name: string;
  description: string;
  /** Such as '₹5,000'. */
  price: string;
  /** One of `serviceStatuses`; another is shown as it is. */
  status: string;
}

export interface AdminInquiry {
  /** Such as '#567'. */
  id: string;
  customer: string;
  subject: string;
  /** One of `inquiryStatuses`; another is shown as it is. */
  status: string;
  /** `YYYY-MM-DD` */
  date: string;
  details: string;
}

export interface AdminQuotation {
  /** Such as '#890'. */
  id: string;
  customer: string;
  service: string;
  /** One of `quotationStatuses`; another is shown as it is. */
  status: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** Such as '₹1,25,000'. */
  total: string;
  details: string;
}

export const userStatuses = ['Active', 'Inactive'] as const;
export const orderStatuses = ['Pending', 'In Production', 'Shipped'] as const;
export const serviceStatuses = ['Active', 'Inactive'] as const;
export const inquiryStatuses = ['Open', 'Closed'] as const;
export const quotationStatuses = ['Pending', 'Approved', 'Rejected'] as const;

/** Records on their way, out of reach, or here. */
export type RecordRows<Row> = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; rows: readonly Row[] };

/** The record of an edit page; `notFound` where its address names none. */
export type RecordToEdit<Row> =
  { status: 'loading' } | { status: 'failed' } | { status: 'notFound' } | { status: 'ready'; record: Row };

/** The record of an edit page by the id in its address, decoded once. */
export const recordToEdit = <Row extends { id: string | number }>(
  rows: RecordRows<Row>,
  id: string,
): RecordToEdit<Row> => {
  if (rows.status !== 'ready') return rows;
  const record = rows.rows.find((row) => String(row.id) === id);
  return record ? { status: 'ready', record } : { status: 'notFound' };
};
