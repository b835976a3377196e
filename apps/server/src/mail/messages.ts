/** The texts of mails, and for how long those with a secret are worth sending. */
import { minutesOf } from '../auth/codes.ts';

export const verifyMail = (code: string) => ({
  subject: `${code} is your code`,
  minutes: minutesOf('verify'),
  text: `Your code is ${code}. Type it on the page where you registered; it works once, within half an hour.\n\nIf you did not register, ignore this mail.`,
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
  text: 'The password of your account was changed, and you were signed out everywhere. If this was not you, reply to this mail at once.',
};

export const orderMail = (id: string, board: string, total: string) => ({
  subject: `Order ${id}`,
  text: `We have received your order ${id}, ${board}, of ${total} including tax, and are checking its data. You can see it under your orders.`,
});
