import { z } from 'zod';

/** Why a request failed, with its HTTP status. */
export const statusOfCode = {
  /** The request cannot be read, or a field has an impossible value: 422 if the rest could be read. */
  invalid: 400,
  illegalForm: 422,
  /** The same idempotency key came with another body. */
  keyReused: 422,
  /** The price is not the one that the customer saw. `actual` has the total in paise. */
  stalePrice: 409,
  /** Another record has this value. */
  taken: 409,
  /** Somebody has changed the record since. `current` has it as it is now. */
  conflict: 412,
  /** A change needs the version that it started from, as `If-Match`. */
  versionMissing: 428,
  signedOut: 401,
  wrongCredentials: 401,
  /** The e-mail address is not confirmed yet. A code has been sent to it. */
  unverified: 403,
  forbidden: 403,
  notFound: 404,
  tooLarge: 413,
  wrongType: 415,
  tooMany: 429,
  busy: 503,
  failed: 500,
} as const;

export type ErrorCode = keyof typeof statusOfCode;

const codes = Object.keys(statusOfCode) as [ErrorCode, ...ErrorCode[]];

/** The body of every answer that is not a success. */
export const errorBody = z.object({
  error: z.object({
    code: z.enum(codes),
    /** What is wrong with each field, by its path. */
    fields: z.record(z.string(), z.string()).optional(),
    actual: z.unknown().optional(),
    current: z.unknown().optional(),
  }),
});

export type ErrorBody = z.output<typeof errorBody>;
