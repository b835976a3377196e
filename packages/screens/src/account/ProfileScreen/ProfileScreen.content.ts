import type { Paise } from '@pcb/quoting/money';
import { formatNumber } from '@pcb/ui/format';
import { loadFailedText } from '../../shared/remote/loadFailedText.ts';

export const profileContent = {
  designator: 'Account',
  title: 'User Profile',
  loading: 'Loading your profile…',
  failed: loadFailedText('Your profile'),
  personal: {
    title: 'Personal Details',
    name: 'Name',
    company: 'Company Name',
    mobile: 'Mobile No',
    email: 'Email',
    state: 'State',
    edit: 'Edit Profile',
  },
  addresses: {
    title: 'Address Management',
    add: 'Add More',
    contact: 'Contact number',
    edit: ({ type, name }: { type: string; name: string }) => `Edit address ${type}, ${name}`,
    remove: ({ type, name }: { type: string; name: string }) => `Delete address ${type}, ${name}`,
    none: 'No addresses saved.',
  },
  emails: {
    title: 'Email Management',
    add: 'Add More',
    remove: (email: string) => `Delete ${email}`,
    none: 'No additional e-mail addresses saved.',
    note: '*We will not disturb you other than the case of emergency',
  },
  credit: {
    title: 'Credit Status',
    outstandingInvoices: 'Outstanding Invoices',
    runningOrders: 'Running Order',
    totalCreditNote: 'Total Credit Note',
    paymentTerm: 'Payment Term',
    figure: (amount: Paise) => formatNumber(amount / 100),
  },
};

export type ProfileContent = typeof profileContent;
