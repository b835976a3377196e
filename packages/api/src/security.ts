import { z } from 'zod';
import { routesFor } from './route.ts';
import { code, email, newPassword, typedPassword } from './values.ts';

/** A wrong current password is `wrongCredentials`; a refused new one is `invalid` with `fields.password`. */

/** The reasons that a new password is refused: too short, too common, or the account's own name or address. */
export const passwordProblems = ['short', 'common', 'own'] as const;

export type PasswordProblem = (typeof passwordProblems)[number];

const passwordChange = z.strictObject({ current: typedPassword, password: newPassword });

/** An address with an account gets the same response and a different mail, which keeps the account secret. */
const emailChange = z.strictObject({ email, password: typedPassword });

export const signedInBrowser = z.object({
  id: z.string(),
  since: z.iso.datetime(),
  /** ISO 8601, accurate to about five minutes. */
  lastUsed: z.iso.datetime(),
  /** The `User-Agent` header, at most 200 characters. */
  userAgent: z.string(),
  address: z.string(),
  isCurrent: z.boolean(),
});

export const signedInBrowsers = z.object({ sessions: z.array(signedInBrowser) });

export type SignedInBrowser = z.output<typeof signedInBrowser>;

const ownAccess = {
  password: { does: 'changes the password; ends the other sessions', body: passwordChange },
  browsers: { does: 'the browsers that are signed in, the latest used first', reply: signedInBrowsers },
  endOthers: { does: 'signs all other browsers out' },
  endOne: { does: 'signs a browser out' },
};

export const securityRoutes = {
  ...routesFor('customers', {
    'PUT /api/account/password': ownAccess.password,
    'GET /api/account/sessions': ownAccess.browsers,
    'DELETE /api/account/sessions': ownAccess.endOthers,
    'DELETE /api/account/sessions/:id': ownAccess.endOne,
    'POST /api/account/email': {
      does: 'sends a code to a new address to sign in with',
      body: emailChange,
      status: 202,
    },
    'POST /api/account/email/confirm': {
      does: 'changes the address, with that code; ends the other sessions',
      body: z.strictObject({ code }),
    },
    'GET /api/account/export': {
      does: 'all of the customer’s data as a JSON file',
      reply: z.unknown(),
      media: 'application/json',
    },
    'POST /api/account/closing': {
      does: 'closes the account; orders and invoices stay, as the law requires',
      body: z.strictObject({ password: typedPassword }),
    },
  }),
  ...routesFor('read', {
    'PUT /api/admin/account/password': ownAccess.password,
    'GET /api/admin/account/sessions': ownAccess.browsers,
    'DELETE /api/admin/account/sessions': ownAccess.endOthers,
    'DELETE /api/admin/account/sessions/:id': ownAccess.endOne,
  }),
};
