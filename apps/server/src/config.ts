import { gstStates } from '@pcb/quoting/gstStates';
import { join } from 'node:path';
import { z } from 'zod';

/** The folder of the repository. */
export const root = join(import.meta.dirname, '../../..');

const whole = (initial: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(initial);
const stateCodes = gstStates.map(({ code }) => code);

const environment = z
  .object({
    /** Without it, the server starts a PostgreSQL of its own. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    HOST: z.string().default('127.0.0.1'),
    PORT: whole(4180, 0, 65_535),
    /** Where browsers reach the server. With https, cookies are for https only. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Whether a proxy in front of the server sets X-Forwarded-For. */
    TRUST_PROXY: z.stringbool({ truthy: ['1'], falsy: ['0'] }).default(false),
    /** The most connections of a process to the database. */
    POOL_SIZE: whole(10, 1, 100),
    /** How many seconds a request waits for the database before it is told to try again. */
    DATABASE_SECONDS: whole(4, 1, 600),
    /** Without it, mails are not sent but listed at /dev/mails. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('alphianz <hello@alphianz.example>'),
    /** The folder of uploaded files and, if the server starts PostgreSQL, of its data. */
    DATA_FOLDER: z.string().optional(),
    /** The address of a bucket of S3, or of a folder in it. Without it, uploaded files stay in the data folder. */
    S3_URL: z
      .url({ protocol: /^https?$/ })
      .regex(/^[^?#]*$/)
      .optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    ADMIN_EMAIL: z.email().default('admin@alphianz.example'),
    /** The password of the first administrator. Without it, the server makes one up and prints it once. */
    ADMIN_PASSWORD: z.string().min(8).optional(),
    /** The GST code of the state of the business. */
    SELLER_STATE: z.enum(stateCodes).default('32'),
  })
  .refine(({ PUBLIC_URL, SMTP_URL }) => !PUBLIC_URL?.startsWith('https:') || SMTP_URL, {
    path: ['SMTP_URL'],
    message: 'A public server sends mails: the list at /dev/mails would show them to everybody.',
  })
  .refine(({ PUBLIC_URL, SMTP_URL }) => !SMTP_URL || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message:
      'A server that sends mails has a URL: the Host header of a request, which anybody can choose, must not be in their links.',
  })
  .refine((config) => config.S3_URL === undefined || (config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY), {
    path: ['S3_URL'],
    message: 'S3 needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  });

export type Config = z.output<typeof environment>;

/** Reads the settings from environment variables. The error names each one that is wrong, but no value. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`The environment has settings that do not work.\n${problems.join('\n')}`);
}
