import { email, newPassword } from '@pcb/api/values';
import { gstinProblem, normalisedGstin, stateOfGstin } from '@pcb/quoting/gstin';
import { gstStates } from '@pcb/quoting/gstStates';
import { z } from 'zod';
import { passwordProblem } from './auth/newPassword.ts';
import { StartError } from './startError.ts';

const whole = (initial: number, min: number, max: number) => z.coerce.number().int().min(min).max(max).default(initial);
const stateCodes = gstStates.map(({ code }) => code);

/** Whether a host name, from a URL or not, is this machine. */
export const isThisMachine = (host: string) => ['127.0.0.1', '::1', '[::1]', 'localhost'].includes(host);

const environment = z
  .object({
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    /** The owner of the tables, who runs the migrations. If absent, the role of DATABASE_URL does both. */
    MIGRATIONS_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    HOST: z.string().default('127.0.0.1'),
    PORT: whole(4180, 0, 65_535),
    /** Serves figures for Prometheus at /metrics on this port, which must not be public. */
    METRICS_PORT: z.coerce.number().int().min(0).max(65_535).optional(),
    /** The URL at which browsers reach the server. With https, cookies are sent over https only. */
    PUBLIC_URL: z.url({ protocol: /^https?$/ }).optional(),
    /** Whether a proxy in front of the server sets X-Forwarded-For. */
    TRUST_PROXY: z.stringbool({ truthy: ['1'], falsy: ['0'] }).default(false),
    POOL_SIZE: whole(10, 1, 100),
    DATABASE_SECONDS: whole(4, 1, 600),
    /** If absent, mails stay in the outbox. */
    SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
    LIST_MAILS: z.stringbool({ truthy: ['1'], falsy: ['0'] }).default(false),
    MAIL_FROM: z.string().default('alphianz <hello@alphianz.example>'),
    /** The company at the end of every mail, as on all its letters (Companies Act 2013, s. 12(3)(c)). */
    MAIL_SIGNATURE: z
      .string()
      .default(
        'alphianz Private Limited (sample company), CIN U26104KL1996PTC000000, 1 Sample Road, Kochi, Kerala, India. +91 484 400 1996, hello@alphianz.example, https://www.alphianz.example',
      ),
    DATA_FOLDER: z.string().optional(),
    /** An S3 bucket, or a folder in it. If absent, uploaded files stay in the data folder. */
    S3_URL: z
      .url({ protocol: /^https?$/ })
      .regex(/^[^?#]*$/)
      .optional(),
    S3_REGION: z.string().default('us-east-1'),
    S3_ACCESS_KEY_ID: z.string().optional(),
    S3_SECRET_ACCESS_KEY: z.string().optional(),
    STORAGE_GB: whole(200, 1, 1_000_000),
    ADMIN_EMAIL: email.default('admin@alphianz.example'),
    ADMIN_PASSWORD: newPassword.optional(),
    /** The GST code of the business's state. */
    SELLER_STATE: z.enum(stateCodes).default('32'),
    /** Printed on invoices. */
    SELLER_NAME: z.string().default('alphianz Private Limited (sample company)'),
    SELLER_ADDRESS: z.string().default('1 Sample Road, Kochi, Kerala, India'),
    SELLER_GSTIN: z
      .string()
      .transform(normalisedGstin)
      .refine((gstin) => gstinProblem(gstin) === null, 'It is not a GSTIN.')
      .default('32AAAAA0000A1ZB'),
    /** The bank account that customers pay into. */
    BANK_NAME: z.string().default('Sample Bank, Kochi'),
    BANK_ACCOUNT: z.string().default('000000000000'),
    BANK_IFSC: z.string().default('SMPL0000000'),
    /** If absent, customers can pay only by bank transfer. */
    UPI_ID: z
      .string()
      .regex(/^[\w.-]+@[\w.-]+$/)
      .optional(),
    SELLER_CIN: z.string().default('U26104KL1996PTC000000'),
  })
  .refine(({ SELLER_GSTIN, SELLER_STATE }) => stateOfGstin(SELLER_GSTIN)?.code === SELLER_STATE, {
    path: ['SELLER_GSTIN'],
    message: 'It is registered in a different state from SELLER_STATE.',
  })
  .refine((config) => config.MIGRATIONS_DATABASE_URL === undefined || config.DATABASE_URL, {
    path: ['MIGRATIONS_DATABASE_URL'],
    message: 'It needs DATABASE_URL, for the role of the application.',
  })
  .refine(({ PUBLIC_URL, SMTP_URL }) => !PUBLIC_URL?.startsWith('https:') || SMTP_URL, {
    path: ['SMTP_URL'],
    message: 'A public server must send its mails.',
  })
  .refine(({ LIST_MAILS, PUBLIC_URL, HOST }) => !LIST_MAILS || (PUBLIC_URL === undefined && isThisMachine(HOST)), {
    path: ['LIST_MAILS'],
    message:
      'Mails contain codes that sign in, so they are listed only without PUBLIC_URL and if HOST is this machine.',
  })
  .refine(({ PUBLIC_URL, SMTP_URL }) => !SMTP_URL || PUBLIC_URL, {
    path: ['PUBLIC_URL'],
    message: 'Links in mails need a fixed URL: the Host header of a request can be forged.',
  })
  .refine(
    ({ ADMIN_PASSWORD: password, ADMIN_EMAIL }) =>
      password === undefined || !passwordProblem(password, { name: 'Administrator', email: ADMIN_EMAIL }),
    {
      path: ['ADMIN_PASSWORD'],
      message: 'It is too easy to guess: choose at least 8 characters and avoid common passwords.',
    },
  )
  .refine((config) => config.S3_URL === undefined || (config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY), {
    path: ['S3_URL'],
    message: 'S3 needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  });

export type Config = z.output<typeof environment>;

/** The error names invalid settings without their values, which may be secret. */
export function readConfig(variables: Readonly<Record<string, string | undefined>>): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environment.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(
    ({ path, message }) => `The setting ${path.join('.')} is invalid: ${message}`,
  );
  throw new StartError(problems.join('\n'));
}
