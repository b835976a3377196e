import { recoveryCodesContent } from '../private/RecoveryCodes/RecoveryCodes.content.ts';

export const adminSignInStepContent = {
  back: { label: '← Back to sign-in', href: '/admin/login' },
  code: {
    title: 'Enter the code',
    text: 'Your authenticator app shows a six-digit code that changes every 30 seconds.',
    field: 'Code',
    submit: 'Sign in',
    useRecoveryCode: 'Use a recovery code instead',
  },
  recoveryCode: {
    title: 'Enter a recovery code',
    text: 'Each of the codes that you saved when you set up the app works once.',
    field: 'Recovery code',
    submit: 'Sign in',
    useApp: 'Use the authenticator app instead',
  },
  setUp: {
    title: 'Set up your authenticator app',
    text: 'From now on you sign in with your password and a code of an app on your phone, such as Aegis, 2FAS or Google Authenticator.',
    scan: 'Scan this with the app',
    picture: 'QR code with the key below',
    pictureFailed: 'The QR code could not be loaded. Type the key below into the app.',
    type: 'Or type this key into it',
    copy: 'Copy the key',
    copied: 'The key is copied.',
    enter: 'Enter the code that it shows',
    field: 'Code',
    submit: 'Continue',
  },
  recoveryCodes: {
    title: 'Save your recovery codes',
    text: recoveryCodesContent.intro,
    ...recoveryCodesContent,
  },
  invitation: {
    title: 'Choose a password',
    text: 'You have been invited to the admin area. You sign in with your e-mail address and this password.',
    field: 'Password',
    submit: 'Save the password',
  },
};

export type AdminSignInStepContent = typeof adminSignInStepContent;
