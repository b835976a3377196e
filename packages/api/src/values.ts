import type { Paise } from '@pcb/quoting/money';
import { charactersIn, passwordLength } from '@pcb/records/passwords';
import { mailAddress } from '@pcb/text/typed';
import { z } from 'zod';

/** An amount in whole paise. */
export const paise = z.int().min(0).max(1_000_000_000_000).pipe(z.custom<Paise>());

/** A whole number from 0. */
export const count = z.int().min(0);

/** An existing day as YYYY-MM-DD, from the year 1. */
export const day = z.iso.date().refine((text) => text >= '0001', 'There is no year 0');

/** A line of text. */
export const line = z.string().trim().min(1).max(200);

/** Text of several lines, which may be empty. */
export const lines = z.string().max(5_000);

/** An e-mail address as typed, except that its domain is in ASCII: two that differ only in case are the same. */
export const email = z
  .string()
  .max(500)
  .transform((typed, context) => {
    const address = mailAddress(typed);
    if (address === undefined) context.addIssue('Not an e-mail address');
    return address ?? z.NEVER;
  });

/** Hashing a very long password would keep the server busy. */
const passwordText = z
  .string()
  .min(1)
  .max(10 * passwordLength.max)
  .refine((text) => charactersIn(text) <= passwordLength.max, `At most ${passwordLength.max} characters`);

/** A new password. The server also refuses one that is easy to guess: `passwordProblems`. */
export const newPassword = passwordText.transform((text) => text.normalize('NFC'));

/** A password typed to sign in, as typed. */
export const typedPassword = passwordText;

/** The number of a record in a URL: 1234 for order '#1234'. */
export const recordNumber = z.string().regex(/^\d{1,15}$/);

/** Six digits, from a mail or from an authenticator app. */
export const code = z.string().regex(/^\d{6}$/);

/** A secret in a link or an answer. */
export const token = z.string().min(20).max(100);
