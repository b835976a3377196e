import { maxLength, maxMessageFiles } from '@pcb/records/limits';
import { orderSteps, sides } from '@pcb/records/orderSteps';
import { z } from 'zod';
import { storedFile } from './files.ts';
import { routesFor } from './route.ts';
import { count, day, lines } from './values.ts';

const text = z.string().trim().max(maxLength.parcel);

const dispatchedLine = z.strictObject({ position: z.int().min(1), quantity: z.int().min(1) });

const isUnique = (dispatched: readonly { position: number }[]) =>
  new Set(dispatched.map(({ position }) => position)).size === dispatched.length;

const cancellation = z.strictObject({ step: z.literal('cancel'), reason: lines.trim().min(1) });

/** A step of the business. Customers can only cancel. */
const takenStep = z.discriminatedUnion('step', [
  z.strictObject({ step: z.enum(['start', 'return', 'settle']) }),
  cancellation,
  z.strictObject({
    step: z.literal('dispatch'),
    /** Empty if the customer collects it. */
    carrier: text,
    tracking: text,
    /** The dispatched lines. Empty for an order without lines, which is dispatched as a whole. */
    lines: z.array(dispatchedLine).max(500).refine(isUnique, 'Two lines have the same position'),
  }),
]);

export type TakenStep = z.output<typeof takenStep>;

export const message = z.strictObject({ text: lines.trim().min(1), files: z.array(z.uuid()).max(maxMessageFiles) });

const orderEvent = z.object({
  id: z.int(),
  step: z.enum(orderSteps),
  side: z.enum(sides),
  /** The name. For customers it is empty if it is an administrator's. */
  actor: z.string(),
  /** In the time zone of the business, as YYYY-MM-DDTHH:mm. */
  at: z.string(),
  /** A message, or the reason of a cancellation. */
  text: z.string(),
  dispatch: z
    .object({
      carrier: z.string(),
      tracking: z.string(),
      lines: z.array(z.object({ name: z.string(), quantity: count })),
    })
    .nullable(),
  files: z.array(storedFile),
});

export const orderProgress = z.object({
  /** The steps that the person may take now. */
  can: z.array(z.enum(orderSteps)),
  /** The side that has to answer an open question. */
  awaits: z.enum(sides).nullable(),
  isCancelled: z.boolean(),
  /** The events, oldest first. */
  events: z.array(orderEvent),
  /** The quantities that have not been dispatched. */
  remaining: z.array(z.object({ position: z.int(), name: z.string(), quantity: count })),
});

export type OrderProgress = z.output<typeof orderProgress>;

const query = z.object({
  /** The id of the order. */
  id: z.string(),
  pcbName: z.string(),
  date: day,
  question: z.string(),
});

export const productionRoutes = {
  ...routesFor('customers', {
    'GET /api/queries': {
      does: 'the orders with a question that waits for the customer',
      reply: z.array(query),
    },
    'GET /api/orders/:number/progress': {
      does: 'what has happened to an order, and what the customer can do now; the `ETag` is its version',
      reply: orderProgress,
    },
    'POST /api/orders/:number/steps': {
      does: 'cancels an order until its production starts',
      header: 'If-Match',
      body: cancellation,
      reply: orderProgress,
    },
    'POST /api/orders/:number/messages': {
      does: 'sends a message about an order, with files',
      header: 'Idempotency-Key',
      body: message,
      reply: orderProgress,
      status: 201,
    },
  }),
  ...routesFor('read', {
    'GET /api/admin/orders/:number/progress': {
      does: 'what has happened to an order, and what can be done now; the `ETag` is its version',
      reply: orderProgress,
    },
  }),
  ...routesFor('orders', {
    'POST /api/admin/orders/:number/steps': {
      does: 'starts or stops production, dispatches, cancels, or settles a question',
      header: 'If-Match',
      body: takenStep,
      reply: orderProgress,
    },
    'POST /api/admin/orders/:number/messages': {
      does: 'asks the customer about an order, with files; the order then waits for the answer',
      header: 'Idempotency-Key',
      body: message,
      reply: orderProgress,
      status: 201,
    },
    'POST /api/admin/files': {
      does: 'stores a file for a message: its bytes as the body, its name encoded as in a URL',
      header: 'X-File-Name',
      reply: storedFile,
      status: 201,
    },
  }),
};
