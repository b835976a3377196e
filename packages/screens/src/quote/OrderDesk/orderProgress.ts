import type { OrderFile } from '../OrderedLines/orderedLine.ts';

/** Who takes a step, and who looks at the page. */
export type Side = 'customer' | 'business';

export type OrderStep = 'start' | 'return' | 'dispatch' | 'cancel' | 'ask' | 'answer' | 'settle';

export type MessageFile = Omit<OrderFile, 'purpose'>;

/** A step that somebody has taken, or a message. */
export interface OrderEvent {
  id: number;
  step: OrderStep;
  side: Side;
  /** Empty for an administrator, as the customer sees it. */
  actor: string;
  /** Local time, as `YYYY-MM-DDTHH:mm`. */
  at: string;
  /** A message, or the reason of a cancellation. */
  text: string;
  /** The parcel of `dispatch`. An empty carrier means that the customer has collected it. */
  dispatch: {
    carrier: string;
    tracking: string;
    lines: readonly { name: string; quantity: number }[];
  } | null;
  files: readonly MessageFile[];
}

/** A line of an order that has not been dispatched yet, or not all of it. */
export interface LeftLine {
  position: number;
  name: string;
  quantity: number;
}

/** What has happened to an order since it was placed, and what the person can do now. */
export interface OrderProgress {
  can: readonly OrderStep[];
  /** Who has to answer an open question. */
  awaits: Side | null;
  isCancelled: boolean;
  /** Oldest first. */
  events: readonly OrderEvent[];
  left: readonly LeftLine[];
}

export interface NewMessage {
  text: string;
  files: readonly File[];
}

export interface Parcel {
  carrier: string;
  tracking: string;
  lines: { position: number; quantity: number }[];
}

/** A step to take, with what it needs. */
export type StepToTake =
  | { step: 'start' | 'return' | 'settle' }
  | { step: 'cancel'; reason: string }
  | ({ step: 'dispatch' } & Parcel);
