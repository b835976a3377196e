import { passwordDialogContent } from '../../shared/access/access.content.ts';

export const accountSecurityDialogContent = {
  cancel: 'Cancel',
  password: passwordDialogContent,
  email: {
    title: 'Change e-mail address',
    email: 'New address',
    password: 'Password',
    note: 'We send a code to the new address. Until you have entered it, the old address stays.',
    submit: 'Send the code',
  },
  emailCode: {
    title: 'Enter the code',
    text: (email: string) =>
      `We have sent a six-digit code to ${email}. If it does not arrive, check your spam folder.`,
    note: 'Once you confirm, you sign in with the new address, and all other browsers are signed out.',
    code: 'Code',
    submit: 'Confirm address',
  },
  closing: {
    title: 'Close your account?',
    gone: {
      title: 'This is deleted',
      items: ['Your name, contacts and addresses', 'Your cart, and files that belong to no order'],
    },
    kept: {
      title: 'This stays',
      items: [
        'Orders and invoices, with the name and the address on them, as tax law requires',
        'Quotations and inquiries, without your name',
      ],
    },
    note: 'This cannot be undone. Download your data first if you need it.',
    password: 'Password',
    submit: 'Close account',
    cancel: 'Keep account',
  },
};

export type AccountSecurityDialogContent = typeof accountSecurityDialogContent;
