import { serviceTabs } from '@pcb/quoting/forms';
import type { BillingGstinProblem } from '@pcb/records/orderAddresses';
import { z } from 'zod';

export const statusOfCode = {
  /** The request is unreadable, or a field has an invalid value. */
  invalid: 400,
  /** An order form has an unavailable choice or no price. */
  illegalForm: 422,
  /** The order has no billing and delivery addresses. */
  addressMissing: 422,
  /** The idempotency key was used with another body. */
  keyReused: 422,
  /** The customer saw a different total. `actual` is the current one, in paise. */
  stalePrice: 409,
  /** The order has an invoice, so its total cannot change. Cancel the invoice with a credit note first. */
  invoiced: 409,
  /** Another record already has this value. */
  taken: 409,
  /** The order or quotation does not allow the step; `fields.step` or `fields.quotation` has the reason. */
  impossible: 409,
  /** Someone else has changed the record. `current` is the current record. */
  conflict: 412,
  /** `If-Match` must contain the version on which the edit is based. */
  versionMissing: 428,
  signedOut: 401,
  wrongCredentials: 401,
  /** The e-mail address has not been confirmed. A new code has been sent to it. */
  unverified: 403,
  forbidden: 403,
  notFound: 404,
  tooLarge: 413,
  wrongType: 415,
  /** There were too many requests in a period; `limit` names the kind. */
  tooMany: 429,
  /** The customer's file storage is full. */
  overQuota: 507,
  /** The server's file storage is full. Orders still work. */
  full: 507,
  busy: 503,
  failed: 500,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

/** The reasons of the server in `fields`, by field. The site has a message for each. */
export interface FieldReasons {
  lines: 'empty' | 'unavailable' | 'count';
  addresses: BillingGstinProblem;
  file: 'empty';
  'X-File-Name': 'impossible';
  schematic: 'missing';
  billOfMaterial: 'missing';
  amount: 'abovePaid';
  date: 'inFuture';
  reference: 'recorded';
  email: 'hasAccount';
  rights: 'nobodyElse';
  quotation: 'accepted' | 'declined' | 'expired' | 'newVersion' | 'withoutLines';
  validUntil: 'past';
  step:
    | 'cancelled'
    | 'questionOpen'
    | 'partsDispatched'
    | 'nothingAsked'
    | 'pending'
    | 'inProduction'
    | 'shipped'
    | 'moreThanRemaining'
    | 'nothingChosen';
}

/** Such as 'step: cancelled'. */
export type FieldReason = { [Field in keyof FieldReasons]: `${Field}: ${FieldReasons[Field]}` }[keyof FieldReasons];

const codes = Object.keys(statusOfCode) as [ErrorCode, ...ErrorCode[]];

export const errorBody = z.object({
  error: z.object({
    code: z.enum(codes),
    fields: z.record(z.string(), z.string()).optional(),
    /** The service whose form was refused. */
    service: z.enum(serviceTabs).optional(),
    /** The reason that the form has no price: a hint of @pcb/quoting. */
    hint: z.object({ code: z.string(), figures: z.unknown(), advice: z.array(z.unknown()).readonly() }).optional(),
    /** The name of the limit that was reached. */
    limit: z.string().optional(),
    actual: z.unknown().optional(),
    current: z.unknown().optional(),
  }),
});

export type ErrorBody = z.output<typeof errorBody>;
