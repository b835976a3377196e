import { z } from 'zod';
import { code, email, newPassword, typedPassword } from './values.ts';

/**
 * What customers do at `/api/account` and administrators at `/api/admin/account` about their own access. A wrong current
 * password is `wrongCredentials`; a new password that is refused is `invalid` with `fields.password`, one of `passwordProblems`.
 */

/** Why a new password is refused: too short, one of the commonest, or the account's own name or address. */
export const passwordProblems = ['short', 'common', 'own'] as const;

export type PasswordProblem = (typeof passwordProblems)[number];

/** `PUT …/password`. 204. Ends the other sessions. */
export const passwordChange = z.strictObject({ current: typedPassword, password: newPassword });

/**
 * `POST …/email` (customers): sends a code to the new address (202), which counts once the code is typed at
 * `POST …/email/confirm` (204). An address that has an account gets the same answer and another mail. Ends the other sessions.
 */
export const emailChange = z.strictObject({ email, password: typedPassword });
export const emailConfirmation = z.strictObject({ code });

/**
 * `POST …/closing` closes the account of a customer (204). Orders and invoices stay, as the law requires; personal data go.
 * `GET …/export` (customers) downloads their data as JSON before.
 */
export const closing = z.strictObject({ password: typedPassword });

/** A browser that is signed in. */
export const signedInBrowser = z.object({
  id: z.string(),
  /** ISO 8601. */
  since: z.string(),
  /** ISO 8601, to about five minutes. */
  lastUsed: z.string(),
  /** The `User-Agent` header, at most 200 characters. */
  userAgent: z.string(),
  /** An IP address. */
  address: z.string(),
  isCurrent: z.boolean(),
});

/** `GET …/sessions`, the latest used first. `DELETE …/sessions/:id` ends one, `DELETE …/sessions` all others. */
export const signedInBrowsers = z.object({ sessions: z.array(signedInBrowser) });

export type SignedInBrowser = z.output<typeof signedInBrowser>;
