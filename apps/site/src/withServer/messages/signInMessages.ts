export const signInMessages = {
  cookiesBlocked: 'You could not be signed in: this browser keeps no cookies for this site.',
  oldLink: { reason: 'This link has been used, or it is more than an hour old. Ask for a new one.' },
  oldInvitation: {
    reason: 'This invitation has been used, or it is more than three days old. Ask the administrator who invited you.',
  },
  invitationAccepted: 'Your password is set. Sign in with it.',
  secondStepOver: 'The code did not come in time, or was wrong too often. Sign in again.',
  passwordChanged: 'Your password is changed. Sign in with it.',
  wrongCode: { fields: { code: 'This code is wrong, or it is no longer valid.' } },
  wrongRegistrationCode: {
    fields: { code: 'This code is wrong, or it is no longer valid. After five attempts, register again.' },
  },
};
