import { administratorRights } from '@pcb/records/rights';
import { z } from 'zod';
import { routesFor } from './route.ts';
import { code, email, line, newPassword, token } from './values.ts';

export const rights = z.enum(administratorRights);

/** The step after the password. `setUp` is for the first sign-in, with the secret for the authenticator app. */
export const secondStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('code') }),
  z.object({
    step: z.literal('setUp'),
    secret: z.string(),
    /** `otpauth://totp/…`, for a QR code. */
    uri: z.string(),
  }),
]);

export type SecondStep = z.output<typeof secondStep>;

/**
 * A code from the app, or a recovery code such as `k3f9-x2mp`. The response is `wrongCredentials` for a wrong or used
 * code, and `signedOut` after ten minutes or five attempts, when the password is required again.
 */
export const secondFactor = z.strictObject({ code: z.string().trim().min(6).max(20) });

/** Each code replaces the authenticator app once. They are never returned again. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  rights,
  /** `invited` until the mailed link is used. */
  status: z.enum(['active', 'invited']),
  isYou: z.boolean(),
});

export const team = z.object({ members: z.array(teamMember) });

export type TeamMember = z.output<typeof teamMember>;

/** A second invitation replaces the first. Responds `taken` with `fields.email` if the address has an account. */
const invitation = z.strictObject({ name: line, email, rights });

/** Responds `taken` with `fields.rights` for the last active member with all rights, who cannot be removed either. */
const rightsChange = z.strictObject({ rights });

/** The response is `wrongCredentials` for a link that was used or replaced, or has expired. */
const acceptedInvitation = z.strictObject({ token, password: newPassword });

export const teamRoutes = {
  ...routesFor('everybody', {
    'POST /api/invitations': {
      does: 'sets the password of an invited administrator, with the token of the link',
      body: acceptedInvitation,
    },
  }),
  ...routesFor('read', {
    'POST /api/admin/account/recovery-codes': {
      does: 'replaces the recovery codes, for a code of the app',
      body: z.strictObject({ code }),
      reply: recoveryCodes,
    },
  }),
  ...routesFor('all', {
    'GET /api/admin/team': { does: 'the team, oldest member first', reply: team },
    'POST /api/admin/team': {
      does: 'sends an invitation: the link `/admin/login#invitation=…`, which works once, for three days',
      body: invitation,
    },
    'PUT /api/admin/team/:key': { does: 'changes the rights of a member', body: rightsChange },
    'DELETE /api/admin/team/:key': { does: 'removes a member, whose sessions end at once' },
  }),
};
