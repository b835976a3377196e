/** The texts of mails, and the validity of those with a secret. */
import { minutesOf } from '../auth/codes.ts';
import type { Role } from '../auth/sessions.ts';

export const verifyMail = (code: string) => ({
  subject: `${code} is your code`,
  minutes: minutesOf('verify'),
  text: `Your code is ${code}. Type it on the page that asked for it; it works once, within half an hour.\n\nIf you did not ask for it, ignore this mail.`,
});

export const signInMail = (code: string) => ({
  subject: `${code} signs you in`,
  minutes: minutesOf('signIn'),
  text: `Your code is ${code}. Type it on the sign-in page; it works once, within ten minutes.\n\nIf you did not ask for it, ignore this mail: nobody can sign in without the code.`,
});

export const alreadyRegisteredMail = {
  subject: 'You already have an account',
  text: 'Somebody, perhaps you, tried to register with this e-mail address, but it already has an account. Sign in, or choose a new password on the sign-in page.',
};

export const resetMail = (link: string) => ({
  subject: 'Choose a new password',
  minutes: minutesOf('reset'),
  text: `Open this link to choose a new password. It works once, within an hour.\n\n${link}\n\nIf you did not ask for it, ignore this mail: your password stays the same.`,
});

export const passwordChangedMail = {
  subject: 'Your password was changed',
  text: 'The password of your account was changed, and all other browsers were signed out. If this was not you, reply to this mail at once.',
};

export const addressChangedMail = (to: string) => ({
  subject: 'The e-mail address of your account was changed',
  text: `You now sign in with ${to}, and you were signed out everywhere else. If this was not you, reply to this mail at once.`,
});

export const addressTakenMail = {
  subject: 'This address already has an account',
  text: 'Somebody, perhaps you, tried to make this the e-mail address of another account, but it already has one of its own. Nothing was changed.',
};

export const accountClosedMail = {
  subject: 'Your account is closed',
  text: 'We have closed your account and deleted your personal data. Your orders and invoices stay with your name and address for as long as the law requires. You can register with this e-mail address again.\n\nIf this was not you, reply to this mail at once.',
};

export const deactivatedMail = {
  subject: 'Your account was deactivated',
  text: 'We have deactivated your account, so you cannot sign in any more. If you did not expect this, reply to this mail.',
};

export const removedMail = {
  subject: 'Your account was removed',
  text: 'We have removed your account. If you did not expect this, reply to this mail.',
};

export const newBrowserMail = (ipAddress: string, role: Role) => ({
  subject: 'Your account was used in a new browser',
  text: `Somebody signed in to your account from a browser that had not been used for it before, with the IP address ${ipAddress}.\n\nIf this was not you, ${role === 'customer' ? 'choose a new password on the sign-in page: it signs everybody else out' : 'change your password, and tell the other administrators at once'}.`,
});

export const authenticatorAddedMail = {
  subject: 'An authenticator app was added',
  text: 'An authenticator app was added to your administrator’s account. From now on you need a code from it to sign in. If this was not you, somebody else knows your password: tell the other administrators at once.',
};

export const recoveryCodeUsedMail = (left: number) => ({
  subject: 'A recovery code was used',
  text: `Somebody, perhaps you, has signed in to your administrator’s account with a recovery code instead of your authenticator app. Codes left: ${left}. If this was not you, change your password and replace the recovery codes at once.`,
});

export const recoveryCodesReplacedMail = {
  subject: 'Your recovery codes were replaced',
  text: 'The recovery codes of your administrator’s account were replaced; the earlier ones no longer work. If this was not you, change your password at once and tell the other administrators.',
};

export const accessRenewedMail = {
  subject: 'Your access was renewed',
  text: 'Your access as an administrator was renewed on the server. You are signed out, and your password, your authenticator app and your recovery codes no longer work. Ask the person who did it for the link to choose a new password. If you did not ask for this, tell the other administrators at once.',
};

export const invitationMail = (inviter: string, link: string) => ({
  subject: 'You are invited as an administrator',
  text: `${inviter} invites you to the admin area. Open this link to choose a password. It works once, within three days.\n\n${link}\n\nAt your first sign-in you set up an authenticator app on your phone. If you do not expect this invitation, ignore this mail.`,
});

interface MailedLine {
  name: string;
  quantity: number;
  /** Formatted, before tax. */
  amount: string;
}

export const orderMail = (id: string, lines: readonly MailedLine[], total: string) => ({
  subject: `Order ${id}`,
  text: [
    `We have received your order ${id} and are checking its data. You can see it under your orders.`,
    lines.map(({ name, quantity, amount }) => `${quantity.toLocaleString('en-IN')} × ${name}: ${amount}`).join('\n'),
    `Total with shipping and tax: ${total}`,
  ].join('\n\n'),
});
