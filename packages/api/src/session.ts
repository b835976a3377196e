import { z } from 'zod';
import { rights } from './team.ts';
import { code, email, line, newPassword, token, typedPassword } from './values.ts';

export const credentials = z.strictObject({ email, password: typedPassword });

export const registration = z.strictObject({ name: line, email, password: newPassword });

/**
 * The answer to `POST /api/registrations` (202), also for an address that has an account. The code in the mail works only
 * together with it, so only in the browser that registered.
 */
export const registered = z.object({ registration: token });

/**
 * `POST /api/registrations/verify`: the code that was sent to a new address, with the answer to the registration. 204, after
 * which the password signs in; `wrongCredentials` for a wrong or expired code, and after five attempts. Nothing sends the code
 * again: whoever has none registers again.
 */
export const registrationCode = z.strictObject({ registration: token, code });

/**
 * `POST /api/session/customer/verification`: the code that was sent to an unconfirmed address when somebody signed in with the
 * right password, which was answered with `unverified`. 204, after which the password signs in.
 */
export const verification = z.strictObject({ email, code });

/** Requests a code that signs in once, within ten minutes. The response is the same for an unknown address. */
export const codeRequest = z.strictObject({ email });
export const codeSignIn = z.strictObject({ email, code });

export const resetRequest = z.strictObject({ email });

/** A new password, with the token from the mail. */
export const reset = z.strictObject({ token, password: newPassword });

/** Who is signed in: a customer, an administrator, both or neither. */
export const session = z.object({
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  isAdministrator: z.boolean(),
  /** What the administrator may do. */
  rights: rights.nullable(),
});

export type Session = z.output<typeof session>;
