import { z } from 'zod';
import { email, line, lines } from './values.ts';

/** The settings of the whole site. */
export const settings = z.strictObject({
  siteName: line,
  contactEmail: email,
  banner: z.string().trim().max(200),
  serviceMessage: lines,
});

export type Settings = z.output<typeof settings>;
