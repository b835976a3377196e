import type { Paise } from '@pcb/quoting/money';
import { maxLength } from '@pcb/records/limits';
import { charactersIn, passwordLength } from '@pcb/records/passwords';
import { mailAddress } from '@pcb/text/typed';
import { z } from 'zod';

export const paise = z.int().min(0).max(1_000_000_000_000).pipe(z.custom<Paise>());

export const count = z.int().min(0);

/** An existing day as YYYY-MM-DD, from the year 1 onwards. */
export const day = z.iso.date().refine((text) => text >= '0001', 'There is no year 0');

export const line = z.string().trim().min(1).max(maxLength.line);

export const lines = z.string().max(maxLength.lines);

/** An e-mail address as typed, with its domain in ASCII. Addresses that differ only in case are the same. */
export const email = z
  .string()
  .max(500)
  .transform((typed, context) => {
    const address = mailAddress(typed);
    if (address === undefined) context.addIssue('Not an e-mail address');
    return address ?? z.NEVER;
  });

/** Limited, because hashing a very long password would keep the server busy. */
const passwordText = z
  .string()
  .min(1)
  .max(10 * passwordLength.max)
  .refine((text) => charactersIn(text) <= passwordLength.max, `At most ${passwordLength.max} characters`);

/** The server also refuses a password that is easy to guess; see `passwordProblems`. */
export const newPassword = passwordText.transform((text) => text.normalize('NFC'));

/** It is not normalised, unlike a new password. */
export const typedPassword = passwordText;

/** The number of a record: 1234 for order '#1234'. */
export const recordNumber = z.string().regex(/^\d{1,15}$/);

/** Six digits, from a mail or an authenticator app. */
export const code = z.string().regex(/^\d{6}$/);

export const token = z.string().min(20).max(100);
