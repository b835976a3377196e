/** The texts of mails. */

export const verifyMail = (code: string) => ({
  subject: `${code} is your code`,
  text: `Your code is ${code}. Type it on the page where you registered; it works once, within half an hour.\n\nIf you have not registered, ignore this mail.`,
});

export const signInMail = (code: string) => ({
  subject: `${code} signs you in`,
  text: `Your code is ${code}. Type it on the sign-in page; it works once, within ten minutes.\n\nIf you have not asked for it, ignore this mail: without the code nobody is signed in.`,
});

export const alreadyRegisteredMail = {
  subject: 'You have an account already',
  text: 'Somebody, perhaps you, has tried to register with this e-mail address, which has an account already. Sign in, or choose a new password on the sign-in page.',
};

export const resetMail = (link: string) => ({
  subject: 'Choose a new password',
  text: `Open this link to choose a new password. It works once, within an hour.\n\n${link}\n\nIf you have not asked for it, ignore this mail: your password stays as it is.`,
});

export const passwordChangedMail = {
  subject: 'Your password was changed',
  text: 'The password of your account was changed, and you were signed out everywhere. If it was not you, reply to this mail at once.',
};

export const orderMail = (id: string, board: string, total: string) => ({
  subject: `Order ${id}`,
  text: `We have your order ${id}, ${board}, of ${total} including tax, and check its data now. You find it under your orders.`,
});
