import { gstStates } from '@pcb/quoting/gstStates';
import { z } from 'zod';
import { orderStatus } from './records.ts';
import { day, email, line, lines, paise } from './values.ts';

const stateCodes = gstStates.map(({ code }) => code);

const phone = z.string().trim().max(30);

/** A delivery or billing address. */
export const address = z.strictObject({
  /** Unique among the addresses of the account; the client's choice. */
  id: z.string().min(1).max(64),
  name: line,
  text: lines.min(1),
  contact: phone,
  /** 'Delivery'. */
  type: line,
});

const isUnique = (addresses: readonly { id: string }[]) =>
  new Set(addresses.map(({ id }) => id)).size === addresses.length;

/** What customers change of their data. The state decides between CGST with SGST, and IGST. */
export const profile = z.strictObject({
  name: line,
  mobile: phone,
  company: z.string().trim().max(200),
  state: z.enum(stateCodes).nullable(),
  addresses: z.array(address).max(50).refine(isUnique, 'Two addresses have the same id'),
  /** More addresses for mails. They cannot sign in. */
  emails: z.array(email).max(20),
});

/** The customer's own data. A change needs the `ETag` as `If-Match`. */
export const account = z.object({
  ...profile.shape,
  /** The address that signs in. */
  email: z.string(),
  /** Of the orders that are not shipped, with tax. */
  runningOrders: paise,
});

export type Account = z.output<typeof account>;

const count = z.int().min(0);

/** What the dashboard of the customer shows. There are no queries and no payments yet. */
export const overview = z.object({
  counts: z.object({
    orders: count,
    shipped: count,
    /** Those to approve. */
    quotations: count,
    /** Open ones. */
    inquiries: count,
    addresses: count,
    emails: count,
  }),
  /** The newest first. */
  latestOrders: z.array(
    z.object({
      id: z.string(),
      pcbName: z.string(),
      date: day,
      status: orderStatus,
      /** When it was shipped. */
      dispatchDate: day.nullable(),
    }),
  ),
  /** The quotations to approve, the oldest first. */
  waiting: z.array(z.object({ id: z.string(), kind: z.literal('quotation'), pcbName: z.string() })),
});

export type Overview = z.output<typeof overview>;
