import { z } from 'zod';

/** An amount in whole paise. */
export const paise = z.int().min(0).max(1_000_000_000_000);

/** A day as YYYY-MM-DD, which exists. The calendar starts with the year 1. */
export const day = z.iso.date().refine((text) => text >= '0001', 'There is no year 0');

/** A line of text. */
export const line = z.string().trim().min(1).max(200);

/** Text of several lines, which may be empty. */
export const lines = z.string().max(5_000);

/** An e-mail address as typed, without outer spaces. */
export const email = z.string().trim().max(254).pipe(z.email());

/** A password to be set. Long ones would keep the server busy with hashing. */
export const newPassword = z.string().min(8).max(200);

/** A password as typed, to be compared. */
export const typedPassword = z.string().min(1).max(200);

/** The number of a record in a URL: 1234 for order '#1234'. */
export const recordNumber = z.string().regex(/^\d{1,15}$/);
