import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import type { NoRecordsContent } from '../private/NoRecords.tsx';
import type { AccountListName } from './accountRecord.ts';

interface ListContent {
  title: string;
  status: string;
  /** The first date of a record, such as 'dispatched 27/08/2025'. The line may break before it but not inside it. */
  dated: (date: string) => string;
  due?: (date: string) => string;
  /** A sentence below the list that links to the next step. */
  next?: { text: string; link: string; href: string };
  none: NoRecordsContent;
  loading: string;
  failed: ReturnType<typeof loadFailedText>;
}

const quote = { action: { label: 'Start a quote', href: '/services' } };

const lists: Readonly<Record<AccountListName, ListContent>> = {
  shipped: {
    title: 'Your shipped orders',
    status: 'Shipped',
    dated: (date) => `dispatched\u00a0${date}`,
    none: { title: 'No shipped orders yet', text: 'Your orders appear here on the day on which they leave.', ...quote },
    loading: 'Loading your shipped orders…',
    failed: loadFailedText('Your shipped orders'),
  },
  quotations: {
    title: 'Quotations to approve',
    status: 'Pending',
    dated: (date) => `offered\u00a0${date}`,
    due: (date) => `Approve by ${date}`,
    next: { text: 'To approve or to change a quotation,', link: 'talk to Inside Sales', href: '/reachout' },
    none: { title: 'No quotation to approve', text: 'Our quotations for your boards appear here.', ...quote },
    loading: 'Loading your quotations…',
    failed: loadFailedText('Your quotations'),
  },
  inquiries: {
    title: 'Open inquiries',
    status: 'Open',
    dated: (date) => `received\u00a0${date}`,
    next: { text: 'To add to an inquiry,', link: 'talk to Sales', href: '/reachout' },
    none: { title: 'No open inquiries', text: 'Your inquiries appear here until we have answered them.', ...quote },
    loading: 'Loading your inquiries…',
    failed: loadFailedText('Your inquiries'),
  },
  queries: {
    title: 'Queries to answer',
    status: 'On hold',
    dated: (date) => `asked\u00a0${date}`,
    next: { text: 'To answer a query,', link: 'talk to Engineering', href: '/reachout' },
    none: { title: 'No query to answer', text: 'Questions from our engineers appear here.' },
    loading: 'Loading the queries about your orders…',
    failed: loadFailedText('The queries about your orders'),
  },
  invoices: {
    title: 'Invoices to pay',
    status: 'Unpaid',
    dated: (date) => `issued\u00a0${date}`,
    due: (date) => `Pay by ${date}`,
    next: { text: 'For questions about an invoice,', link: 'talk to Inside Sales', href: '/reachout' },
    none: { title: 'No invoice to pay', text: 'Invoices appear here until they are paid.' },
    loading: 'Loading your invoices…',
    failed: loadFailedText('Your invoices'),
  },
};

export const accountRecordsContent = {
  copyId: (id: string) => `Copy ${id}`,
  more: 'The latest are listed here. Use the search for older ones.',
  lists,
};

export type AccountRecordsContent = typeof accountRecordsContent;
