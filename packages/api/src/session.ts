import { z } from 'zod';
import { email, line, newPassword, typedPassword } from './values.ts';

export const credentials = z.strictObject({ email, password: typedPassword });

export const registration = z.strictObject({ name: line, email, password: newPassword });

const code = z.string().regex(/^\d{6}$/);

/** The code that was sent to a new address. */
export const verification = z.strictObject({ email, code });

/** Requests a code that signs in once, within ten minutes. The response is the same for an unknown address. */
export const codeRequest = z.strictObject({ email });
export const codeSignIn = z.strictObject({ email, code });

export const resetRequest = z.strictObject({ email });

/** A new password, with the token from the mail. */
export const reset = z.strictObject({ token: z.string().min(20).max(100), password: newPassword });

/** Who is signed in: a customer, an administrator, both or neither. */
export const session = z.object({
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  isAdministrator: z.boolean(),
});

export type Session = z.output<typeof session>;
