import type { Paise } from '@pcb/quoting/money';
import type { BadgeTone } from '@pcb/ui/Badge';

export const accountLists = ['shipped', 'quotations', 'inquiries', 'queries', 'invoices'] as const;
export type AccountListName = (typeof accountLists)[number];

/** A shipped order, a quotation to approve, an open inquiry, a query to answer or an unpaid invoice. */
export interface AccountRecord {
  /** The number of the quotation, inquiry or invoice; for a shipped order or a query, the order number. */
  id: string;
  /** The board of an order, the service of a quotation, or the subject of an inquiry. */
  about: string;
  /** The date it was shipped, offered, received, asked or issued, as `YYYY-MM-DD`. */
  date?: string;
  /** The deadline to approve or to pay, as `YYYY-MM-DD`. */
  due?: string;
  /** The amount, in paise. */
  total?: Paise;
  /** The page of the record. @default the page of a shipped order, otherwise none */
  href?: string;
  /** The question of our engineers, for a query. */
  question?: string;
}

export interface AccountRecordRows {
  /** Newest first. */
  rows: readonly AccountRecord[];
  /** Whether there are more than these. @default false */
  hasMore?: boolean;
}

export const listTones: Readonly<Record<AccountListName, BadgeTone>> = {
  shipped: 'success',
  quotations: 'warning',
  inquiries: 'info',
  queries: 'warning',
  invoices: 'warning',
};
