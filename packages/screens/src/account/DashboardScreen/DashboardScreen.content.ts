import { formatCount } from '../../shared/format/money.ts';
import { counted } from '../../shared/format/phrases.ts';
import { loadFailedText } from '../../shared/remote/loadFailedText.ts';
import { noOrders } from '../private/orderStatus.content.ts';
import type { CountedTile, WaitingTask } from './overview.ts';

export interface DashboardTile {
  id:
    | 'orders'
    | 'shipped'
    | 'invoices'
    | 'quotations'
    | 'inquiries'
    | 'queries'
    | 'profile'
    | 'addresses'
    | 'emails'
    | 'reachout'
    | 'updates';
  title: string;
  description?: string;
  href: string;
  isNewTab?: boolean;
}

interface DashboardGroup {
  id: string;
  title: string;
  tiles: readonly DashboardTile[];
}

const groups: readonly DashboardGroup[] = [
  {
    id: 'orders',
    title: 'Orders',
    tiles: [
      { id: 'orders', title: 'My Orders', description: 'view, modify, track and manage orders', href: '/orders' },
      { id: 'shipped', title: 'Shipped Orders', description: 'view and download invoices', href: '/orders/shipped' },
      { id: 'invoices', title: 'Unpaid Invoices', description: 'view unpaid orders and pay', href: '/invoices' },
    ],
  },
  {
    id: 'quotations',
    title: 'Quotations and queries',
    tiles: [
      { id: 'quotations', title: 'Track Quotation', href: '/quotations' },
      { id: 'inquiries', title: 'Track Inquiry', href: '/inquiries' },
      { id: 'queries', title: 'Query', description: 'view, resolve, approve, upload new files', href: '/queries' },
    ],
  },
  {
    id: 'account',
    title: 'Account',
    tiles: [
      { id: 'profile', title: 'My Profile', href: '/profile' },
      { id: 'addresses', title: 'Address Management', href: '/addresses' },
      { id: 'emails', title: 'Email Management', href: '/emails' },
    ],
  },
  {
    id: 'support',
    title: 'Support',
    tiles: [
      {
        id: 'reachout',
        title: 'Reach Out To Us',
        description: 'connect with teams for support',
        href: '/reachout',
        isNewTab: true,
      },
      { id: 'updates', title: 'Service Updates', description: 'planned maintenance', href: '/updates' },
    ],
  },
];

const counts: Readonly<Record<CountedTile, (count: number) => string>> = {
  orders: (count) => counted(count, 'order'),
  shipped: (count) => `${formatCount(count)} shipped`,
  invoices: (count) => `${formatCount(count)} unpaid`,
  quotations: (count) => `${formatCount(count)} to approve`,
  inquiries: (count) => `${formatCount(count)} open`,
  queries: (count) => `${formatCount(count)} to answer`,
};

const tasks: Readonly<Record<WaitingTask['kind'], { text: (id: string) => string; href: string }>> = {
  quotation: { text: (id) => `Approve quotation ${id}`, href: '/quotations' },
  query: { text: (id) => `Answer the query about ${id}`, href: '/queries' },
  invoice: { text: (id) => `Pay invoice ${id}`, href: '/invoices' },
};

export const dashboardContent = {
  label: 'Dashboard',
  greeting: (name: string) => `Hello, ${name}`,
  newTab: '(opens in a new tab)',
  groups,
  counts,
  loading: 'Loading your orders…',
  failed: loadFailedText('Your orders'),
  latest: {
    title: 'Latest orders',
    copyId: (id: string) => `Copy order number ${id}`,
    none: noOrders,
  },
  waiting: {
    title: 'Waiting for you',
    none: { title: 'Nothing is waiting for you', text: 'Quotations to approve and queries to answer appear here.' },
    tasks,
    due: (date: string) => `by ${date}`,
  },
};

export type DashboardContent = typeof dashboardContent;
