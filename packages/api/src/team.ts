import { z } from 'zod';
import { code, email, line, newPassword, token } from './values.ts';

/** What an administrator may do: everything; orders, quotations and inquiries only; or nothing but look. */
export const administratorRights = ['all', 'orders', 'read'] as const;

export const rights = z.enum(administratorRights);

export type Rights = z.output<typeof rights>;

/**
 * The answer of `POST /api/session/administrator` to the right password (200). The browser is signed in by the second step.
 * `setUp` comes at the first sign-in, with the secret for the authenticator app.
 */
export const secondStep = z.discriminatedUnion('step', [
  z.object({ step: z.literal('code') }),
  z.object({
    step: z.literal('setUp'),
    /** Base32, to type. */
    secret: z.string(),
    /** `otpauth://totp/…`, for a QR code. */
    uri: z.string(),
  }),
]);

export type SecondStep = z.output<typeof secondStep>;

/**
 * `POST /api/session/administrator/code`: a code of the authenticator app, or a recovery code, such as `k3f9-x2mp`. 204; after
 * `setUp` it is 200 with `recoveryCodes`.
 */
export const secondFactor = z.strictObject({ code: z.string().trim().min(6).max(20) });

/** Each replaces the authenticator app once. They are shown only now. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export type RecoveryCodes = z.output<typeof recoveryCodes>;

/** `POST /api/admin/account/recovery-codes` replaces the recovery codes; answers with `recoveryCodes`. */
export const newRecoveryCodes = z.strictObject({ code });

export const teamMember = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  rights,
  /** `invited` until the link in the mail was used. */
  status: z.enum(['active', 'invited']),
  isYou: z.boolean(),
});

/** `GET /api/admin/team`, for administrators with all rights. The first was there first. */
export const team = z.object({ members: z.array(teamMember) });

export type TeamMember = z.output<typeof teamMember>;

/** `POST /api/admin/team`: sends the link `/admin/login#invitation=…`, which works for three days. `taken` if the address has an account. */
export const invitation = z.strictObject({ name: line, email, rights });

/** `PUT /api/admin/team/:id`. `DELETE` removes the member. Neither is possible for the last one with all rights: `taken`. */
export const rightsChange = z.strictObject({ rights });

/** `POST /api/invitations`: the invited administrator chooses a password, and signs in with it afterwards. */
export const acceptedInvitation = z.strictObject({ token, password: newPassword });
