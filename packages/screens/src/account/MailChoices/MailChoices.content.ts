import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

export const mailChoicesContent = {
  title: 'Mails',
  label: 'We write to you about',
  topics: {
    production: 'The production and dispatch of your orders',
    questions: 'Questions about your orders and quotations',
    quotations: 'New quotations',
  },
  note: 'Confirmations of orders and mails about your account are always sent.',
  submit: 'Save',
  loading: 'Loading your choice of mails…',
  failed: loadFailedText('Your choice of mails'),
};

export type MailChoicesContent = typeof mailChoicesContent;
