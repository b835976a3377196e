import { gstStates } from '@pcb/quoting/gstStates';
import { z } from 'zod';
import { StartError } from './startError.ts';

const whole = (initial: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(initial);
const stateCodes = gstStates.map(({ code }) => code);

const environment = z
  .object({
    /** If not set, the server starts its own PostgreSQL. */
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** Connects as the owner of the tables, who runs the migrations. If not set, the role of DATABASE_URL does both. */
    MIGRATIONS_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    HOST: z.string().default('127.0.0.1'),
    PORT: whole(4180, 0, 65_535),
    /** The URL at which browsers reach the server. With https, cookies are sent over https only. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Whether a proxy in front of the server sets X-Forwarded-For. */
    TRUST_PROXY: z.stringbool({ truthy: ['1'], falsy: ['0'] }).default(false),
    /** The maximum number of database connections of a process. */
    POOL_SIZE: whole(10, 1, 100),
    /** How long a request waits for the database before it fails with 503, in seconds. */
    DATABASE_SECONDS: whole(4, 1, 600),
    /** If not set, mails stay in the outbox instead of being sent. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    MAIL_FROM: z.string().default('alphianz <hello@alphianz.example>'),
    /** The folder for uploaded files and for the data of the server's own PostgreSQL. */
    DATA_FOLDER: z.string().optional(),
    /** The URL of an S3 bucket, or of a folder in it. If not set, uploaded files stay in the data folder. */
    S3_URL: z
      .url({ protocol: /^https?$/ })
      .regex(/^[^?#]*$/)
      .optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    ADMIN_EMAIL: z.email().default('admin@alphianz.example'),
    /** The password of the first administrator. If not set, the server generates one and prints it once. */
    ADMIN_PASSWORD: z.string().min(8).optional(),
    /** The GST code of the state of the business. */
    SELLER_STATE: z.enum(stateCodes).default('32'),
  })
  .refine((config) => config.MIGRATIONS_DATABASE_URL === undefined || config.DATABASE_URL, {
    path: ['MIGRATIONS_DATABASE_URL'],
    message: 'It needs DATABASE_URL, for the role of the application.',
  })
  .refine(({ PUBLIC_URL, SMTP_URL }) => !PUBLIC_URL?.startsWith('https:') || SMTP_URL, {
    path: ['SMTP_URL'],
    message: 'A public server must send its mails: /dev/mails would show them to everybody.',
  })
  .refine(({ PUBLIC_URL, SMTP_URL }) => !SMTP_URL || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'Links in mails need a fixed URL: the Host header of a request can be forged.',
  })
  .refine((config) => config.S3_URL === undefined || (config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY), {
    path: ['S3_URL'],
    message: 'S3 needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  });

export type Config = z.output<typeof environment>;

/** Whether mails are listed at /dev/mails: only where no other machine can read them. */
export const listsMails = ({ SMTP_URL, HOST }: Config): boolean =>
  SMTP_URL === undefined && ['127.0.0.1', '::1', 'localhost'].includes(HOST);

/** Reads the settings from environment variables. The error names the invalid ones, but not their values: some are secrets. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `The setting ${path.join('.')} is invalid: ${message}`,
  );
  throw new StartError(problems.join('\n'));
}
