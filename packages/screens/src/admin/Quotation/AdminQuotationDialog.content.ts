import { amountProblems } from '../private/records/recordText.ts';

/** Copy of the form of a quotation. */
export const adminQuotationDialogContent = {
  answer: (inquiry: string) => `Quotation for inquiry ${inquiry}`,
  revise: (quotation: string) => `New version of quotation ${quotation}`,
  submit: 'Send to the customer',
  cancel: 'Cancel',
  service: 'Service',
  serviceHelp: 'A few words, shown in lists.',
  line: (position: number) => `Line ${position}`,
  name: 'Description',
  quantity: 'Quantity',
  amount: 'Amount before tax (₹)',
  amountHelp: 'For the whole quantity.',
  leadDays: 'Lead time (working days)',
  code: 'HSN or SAC',
  codeProblem: 'Enter four, six or eight digits.',
  remove: (position: number) => `Remove line ${position}`,
  add: 'Add a line',
  terms: 'Terms',
  validUntil: 'Valid until',
  amounts: amountProblems,
};

export type AdminQuotationDialogContent = typeof adminQuotationDialogContent;
