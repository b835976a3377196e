import { emptyCredentials } from '../../shared/components/emptyCredentials.ts';

export const signInStepContent = {
  panel: {
    title: 'Welcome to the product',
    tagline: 'Manage your PCB projects in one place, from the first layout to the assembled board.',
  },
  fields: { email: 'Email', code: 'Code', password: 'New password' },
  empty: emptyCredentials,
  forgotten: {
    title: 'Forgotten password',
    text: () => 'We send you a link with which you choose a new password.',
    submit: 'Send the link',
  },
  linkSent: {
    title: 'Check your inbox',
    text: (email: string) =>
      `If ${email} has an account, a link is on its way. It works once, within an hour. If it does not arrive, check your spam folder.`,
  },
  newPassword: {
    title: 'Choose a new password',
    text: () => 'You will be signed out everywhere.',
    submit: 'Change the password',
  },
  askForCode: {
    title: 'Sign in with a code',
    text: () => 'We send you a six-digit code, which signs you in without your password.',
    submit: 'Send the code',
  },
  code: {
    title: 'Enter the code',
    text: (email: string) => `If ${email} has an account, a code is on its way. It works once, within ten minutes.`,
    submit: 'Sign In',
  },
  confirm: {
    title: 'Confirm your e-mail address',
    text: (email: string) => `We have sent a six-digit code to ${email}. It works once, within half an hour.`,
    submit: 'Confirm',
  },
  confirmRegistration: {
    title: 'Confirm your e-mail address',
    text: (email: string) =>
      `We have sent a six-digit code to ${email}. It works once, within half an hour, and only on this page: if you close or reload it, register again.`,
    submit: 'Confirm',
  },
  back: { question: 'You know your password?', action: 'Sign in', href: '/login' },
};

export type SignInStepContent = typeof signInStepContent;
