import type { Paise } from '@pcb/quoting/money';
import type { Side } from '@pcb/records/orderSteps';

export interface QuotationLine {
  name: string;
  quantity: number;
  /** Before tax, for the whole quantity. */
  amount: Paise;
  /** In working days from the order. */
  leadDays: number;
  /** HSN of goods or SAC of services. */
  code: string;
}

/** A version of a quotation, which never changes. */
export interface QuotationVersion {
  version: number;
  /** As `YYYY-MM-DD`. */
  date: string;
  /** The last day on which it can be accepted, as `YYYY-MM-DD`. */
  validUntil: string;
  terms: string;
  lines: readonly QuotationLine[];
  /** The sum of the lines, before tax. */
  net: Paise;
  tax: Paise;
}

export interface QuotationEvent {
  id: number;
  step: 'accept' | 'decline' | 'message';
  side: Side;
  /** The name; for customers, empty if it is an administrator. */
  actor: string;
  /** Local time, as `YYYY-MM-DDTHH:mm`. */
  at: string;
  text: string;
}

/** A quotation that answers an inquiry. */
export interface Quotation {
  id: string;
  customer: string;
  service: string;
  status: 'Pending' | 'Approved' | 'Rejected';
  inquiry: string | null;
  order: string | null;
  isExpired: boolean;
  /** Who has to answer an open question. */
  awaits: Side | null;
  /** Latest first. Empty for a quotation from before versions were stored. */
  versions: readonly QuotationVersion[];
  /** Oldest first. */
  events: readonly QuotationEvent[];
}
