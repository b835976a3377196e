import type { Paise } from '@pcb/quoting/money';
import type { BadgeTone } from '@pcb/ui/Badge';

/** The lists of the account area besides that of the orders. Each has its page and its search form. */
export const accountLists = ['shipped', 'quotations', 'inquiries', 'queries', 'invoices'] as const;
export type AccountListName = (typeof accountLists)[number];

/** A shipped order, a quotation to approve, an open inquiry, a query to answer or an unpaid invoice. */
export interface AccountRecord {
  /** The number of the quotation, the inquiry or the invoice; of the order, if it is shipped or a query is about it. */
  id: string;
  /** What it is about: the board of an order, the service of a quotation, or the subject of an inquiry. */
  about: string;
  /** The day on which it was shipped, offered, received, asked or issued, as `YYYY-MM-DD`. */
  date?: string;
  /** The last day to approve or to pay, as `YYYY-MM-DD`. */
  due?: string;
  /** The amount, in paise; shown in ₹. */
  total?: Paise;
  /** What our engineers ask. */
  question?: string;
}

/** Records for `AccountRecords`. */
export interface AccountRecordRows {
  /** The records, the newest first. */
  rows: readonly AccountRecord[];
  /** Whether there are more. @default false */
  hasMore?: boolean;
}

/** The colour of the status of each list. */
export const listTones: Readonly<Record<AccountListName, BadgeTone>> = {
  shipped: 'success',
  quotations: 'warning',
  inquiries: 'info',
  queries: 'warning',
  invoices: 'warning',
};
