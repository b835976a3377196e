/** Messages of the sign-in and registration pages. */
export const signInMessages = {
  cookiesBlocked: 'You could not be signed in: this browser keeps no cookies for this site.',
  oldLink: { reason: 'This link has been used, or it is more than an hour old. Ask for a new one.' },
  passwordChanged: 'Your password is changed. Sign in with it.',
  wrongCode: { fields: { code: 'This code is wrong, or it is no longer valid.' } },
  shortPassword: { fields: { password: 'Choose a password of at least 8 characters.' } },
};
