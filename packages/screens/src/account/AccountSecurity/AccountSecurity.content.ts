import { signedInBrowsersContent } from '../../shared/access/access.content.ts';

export const accountSecurityContent = {
  title: 'Signing in',
  password: {
    title: 'Password',
    text: 'A new password signs out all other browsers.',
    action: 'Change password',
  },
  email: {
    title: 'E-mail address',
    text: 'You sign in with it, and our mails about your orders go to it.',
    action: 'Change address',
  },
  browsers: signedInBrowsersContent,
  data: {
    title: 'Your data',
    download: {
      title: 'A copy of your data',
      text: 'Your profile, orders, quotations, inquiries and signed-in browsers in a file (JSON).',
      action: 'Download my data',
    },
    closing: {
      title: 'Close your account',
      text: 'You can no longer sign in. Your orders and invoices stay with us, as tax law requires.',
      action: 'Close account',
    },
  },
};

export type AccountSecurityContent = typeof accountSecurityContent;
