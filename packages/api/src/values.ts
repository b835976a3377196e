import { z } from 'zod';

/** An amount in whole paise. */
export const paise = z.int().min(0).max(1_000_000_000_000);

/** An existing day as YYYY-MM-DD, from the year 1. */
export const day = z.iso.date().refine((text) => text >= '0001', 'There is no year 0');

/** A line of text. */
export const line = z.string().trim().min(1).max(200);

/** Text of several lines, which may be empty. */
export const lines = z.string().max(5_000);

/** An e-mail address as typed, without outer spaces. */
export const email = z.string().trim().max(254).pipe(z.email());

/** A new password. Hashing a very long one would keep the server busy. */
export const newPassword = z.string().min(8).max(200);

/** A password typed to sign in. */
export const typedPassword = z.string().min(1).max(200);

/** The number of a record in a URL: 1234 for order '#1234'. */
export const recordNumber = z.string().regex(/^\d{1,15}$/);

/** Six digits, from a mail or from an authenticator app. */
export const code = z.string().regex(/^\d{6}$/);

/** A secret in a link or an answer. */
export const token = z.string().min(20).max(100);
