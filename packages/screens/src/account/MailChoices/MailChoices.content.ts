import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

export const mailChoicesContent = {
  title: 'E-mail notifications',
  label: 'We e-mail you about',
  topics: {
    production: 'Production and dispatch of your orders',
    questions: 'Questions about your orders and quotations',
    quotations: 'New quotations',
  },
  note: 'We always send order confirmations and e-mails about your account.',
  submit: 'Save',
  loading: 'Loading your e-mail notifications…',
  failed: loadFailedText('Your e-mail notifications'),
};

export type MailChoicesContent = typeof mailChoicesContent;
