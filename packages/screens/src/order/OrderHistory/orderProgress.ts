import type { OrderStep, Side } from '@pcb/records/orderSteps';
import type { OrderFile } from '../OrderedLines/orderedLine.ts';

export type MessageFile = Omit<OrderFile, 'purpose'>;

/** A step or a message. */
export interface OrderEvent {
  id: number;
  step: OrderStep;
  side: Side;
  /** The name; for customers, empty if it is an administrator. */
  actor: string;
  /** Local time, as `YYYY-MM-DDTHH:mm`. */
  at: string;
  /** A message, or the reason for a cancellation. */
  text: string;
  /** The parcel of `dispatch`. The carrier is empty if the customer collected it. */
  dispatch: {
    carrier: string;
    tracking: string;
    lines: readonly { name: string; quantity: number }[];
  } | null;
  files: readonly MessageFile[];
}

/** The quantity of a line that is not yet dispatched. */
export interface RemainingLine {
  position: number;
  name: string;
  quantity: number;
}

/** The history of an order, and the steps that the user can take now (`can`). */
export interface OrderProgress {
  can: readonly OrderStep[];
  /** Who has to answer an open question. */
  awaits: Side | null;
  isCancelled: boolean;
  /** Oldest first. */
  events: readonly OrderEvent[];
  remaining: readonly RemainingLine[];
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

/** A step with its input. */
export type StepToTake =
  | { step: 'start' | 'return' | 'settle' }
  | { step: 'cancel'; reason: string }
  | ({ step: 'dispatch' } & Parcel);
