import { z } from 'zod';
import { routesFor } from './route.ts';
import { rights, secondFactor, recoveryCodes, secondStep } from './team.ts';
import { code, email, line, newPassword, token, typedPassword } from './values.ts';

const credentials = z.strictObject({ email, password: typedPassword });

export type Credentials = z.output<typeof credentials>;

const registration = z.strictObject({ name: line, email, password: newPassword });

/** The mailed code works only with this token, and therefore only in the browser that registered. */
export const registered = z.object({ registration: token });

/** Responds with `wrongCredentials` for a wrong or expired code, and after five attempts. It does not send the code again. */
const registrationCode = z.strictObject({ registration: token, code });

const addressed = z.strictObject({ email });
const codeOfAddress = z.strictObject({ email, code });

const reset = z.strictObject({ token, password: newPassword });

/** The signed-in people: a customer, an administrator, both or neither. */
export const session = z.object({
  customer: z.object({ name: z.string(), email: z.string() }).nullable(),
  isAdministrator: z.boolean(),
  rights: rights.nullable(),
});

export type Session = z.output<typeof session>;

export const sessionRoutes = routesFor('everybody', {
  'GET /api/session': {
    does: 'who is signed in, and what an administrator may do; both can be at once',
    reply: session,
  },
  'POST /api/session/customer': { does: 'signs a customer in', body: credentials },
  'DELETE /api/session/customer': { does: 'signs the customer out' },
  'POST /api/session/customer/code': {
    does: 'sends a code that signs in once, within ten minutes, to a confirmed address',
    body: addressed,
    status: 202,
  },
  'POST /api/session/customer/code/confirm': { does: 'signs in with that code', body: codeOfAddress },
  'POST /api/session/customer/verification': {
    does: 'confirms an address that an administrator has changed, with the code that was sent after `unverified`',
    body: codeOfAddress,
  },
  'POST /api/session/administrator': {
    does: 'the first step of an administrator’s sign-in',
    body: credentials,
    reply: secondStep,
  },
  'DELETE /api/session/administrator': { does: 'signs the administrator out' },
  'POST /api/session/administrator/code': {
    does: 'the second step; at the first sign-in it responds with recovery codes',
    body: secondFactor,
    reply: recoveryCodes.optional(),
  },
  'POST /api/registrations': {
    does: 'registers, and sends a code; the same for an address that has an account',
    body: registration,
    reply: registered,
    status: 202,
  },
  'POST /api/registrations/verify': {
    does: 'makes the registration an account, with that code',
    body: registrationCode,
  },
  'POST /api/password-resets': {
    does: 'sends a link to `/login#reset=…`, if there is an account',
    body: addressed,
    status: 202,
  },
  'POST /api/password-resets/confirm': { does: 'sets a new password, with the token of the link', body: reset },
});
