import type { Paise } from '@pcb/quoting/money';
import type { Side } from '../OrderDesk/orderProgress.ts';

/** What is offered. */
export interface OfferedLine {
  name: string;
  quantity: number;
  /** Before tax, for the whole quantity. */
  amount: Paise;
  /** In working days from the order. */
  leadDays: number;
  /** HSN of goods or SAC of services. */
  code: string;
}

/** A version of a quotation. It never changes. */
export interface OfferVersion {
  version: number;
  /** As `YYYY-MM-DD`. */
  date: string;
  /** The last day on which it can be accepted, as `YYYY-MM-DD`. */
  validUntil: string;
  terms: string;
  lines: readonly OfferedLine[];
  /** The lines, before tax. */
  net: Paise;
  tax: Paise;
}

export interface OfferEvent {
  id: number;
  step: 'accept' | 'decline' | 'message';
  side: Side;
  /** Empty for an administrator, as the customer sees it. */
  actor: string;
  /** Local time, as `YYYY-MM-DDTHH:mm`. */
  at: string;
  text: string;
}

/** A quotation that answers an inquiry. */
export interface Offer {
  id: string;
  customer: string;
  service: string;
  status: 'Pending' | 'Approved' | 'Rejected';
  inquiry: string | null;
  /** The order that it became. */
  order: string | null;
  isExpired: boolean;
  /** Who has to answer an open question. */
  awaits: Side | null;
  /** The latest first. None for a quotation from before its versions were kept. */
  versions: readonly OfferVersion[];
  /** Oldest first. */
  events: readonly OfferEvent[];
}
