import { serviceTabs } from '@pcb/quoting/forms';
import { z } from 'zod';

/** Why a request failed, with its HTTP status. */
export const statusOfCode = {
  /** The request cannot be read, or a field has an impossible value. */
  invalid: 400,
  /** The form of an order has a choice that is not offered, or no price. */
  illegalForm: 422,
  /** The idempotency key has been used with another body. */
  keyReused: 422,
  /** The total is not the one that the customer saw. `actual` is the current one, in paise. */
  stalePrice: 409,
  /** Another record already has this value. */
  taken: 409,
  /** Somebody else has changed the record meanwhile. `current` is the record as it is now. */
  conflict: 412,
  /** `If-Match` must have the version that the edit started from. */
  versionMissing: 428,
  signedOut: 401,
  wrongCredentials: 401,
  /** The e-mail address is not confirmed. A new code has been sent to it. */
  unverified: 403,
  forbidden: 403,
  notFound: 404,
  tooLarge: 413,
  wrongType: 415,
  /** Too many requests in a period. `limit` says of what. */
  tooMany: 429,
  /** The customer's files take as much room as they may. */
  overQuota: 507,
  /** There is no room for files. Orders still work. */
  full: 507,
  busy: 503,
  failed: 500,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

const codes = Object.keys(statusOfCode) as [ErrorCode, ...ErrorCode[]];

/** The body of every error response. */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(codes),
    /** What is wrong with each field, by its path. */
    fields: z.record(z.string(), z.string()).optional(),
    /** The service whose form was refused. */
    service: z.enum(serviceTabs).optional(),
    /** Why its form has no price: a hint of @pcb/quoting. */
    hint: z.object({ code: z.string(), figures: z.unknown(), advice: z.array(z.unknown()).readonly() }).optional(),
    /** What there were too many of: 'upload', 'inquiry', 'order'. */
    limit: z.string().optional(),
    actual: z.unknown().optional(),
    current: z.unknown().optional(),
  }),
});

export type ErrorBody = z.output<typeof errorBody>;
