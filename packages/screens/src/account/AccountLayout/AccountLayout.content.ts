export interface AccountLink {
  /** Unique id, which also determines the icon. */
  id:
    | 'orders'
    | 'shipped'
    | 'repeat'
    | 'invoices'
    | 'queries'
    | 'escalation'
    | 'profile'
    | 'addresses'
    | 'emails'
    | 'inquiries'
    | 'quotations';
  label: string;
  /** The URL. The link whose URL equals `currentHref` is highlighted. */
  href: string;
}

/** A group of links in the side navigation. */
export interface AccountGroup {
  id: string;
  title: string;
  items: readonly AccountLink[];
}

const orders: AccountLink = { id: 'orders', label: 'My Orders', href: '/orders' };
const shipped: AccountLink = { id: 'shipped', label: 'Shipped Orders', href: '/orders/shipped' };
const invoices: AccountLink = { id: 'invoices', label: 'Unpaid Invoices', href: '/invoices' };
const queries: AccountLink = { id: 'queries', label: 'Query', href: '/queries' };
const profile: AccountLink = { id: 'profile', label: 'User Profile', href: '/profile' };

const tracking: AccountGroup = {
  id: 'tracking',
  title: 'TRACKING',
  items: [
    { id: 'inquiries', label: 'Track Inquiry', href: '/inquiries' },
    { id: 'quotations', label: 'Track Quotation', href: '/quotations' },
  ],
};

export const accountGroups: readonly AccountGroup[] = [
  {
    id: 'orders',
    title: 'ORDERS',
    items: [
      orders,
      shipped,
      { id: 'repeat', label: 'Repeat Orders', href: '/orders/repeat' },
      invoices,
      queries,
      { id: 'escalation', label: 'Escalation', href: '/escalation' },
    ],
  },
  {
    id: 'account',
    title: 'ACCOUNT',
    items: [
      profile,
      { id: 'addresses', label: 'Address Management', href: '/addresses' },
      { id: 'emails', label: 'Email Management', href: '/emails' },
    ],
  },
  tracking,
];

/** The short list, in which every link has a page: addresses and e-mails are on the profile page. */
export const shortAccountGroups: readonly AccountGroup[] = [
  { id: 'orders', title: 'ORDERS', items: [orders, shipped, invoices, queries] },
  { id: 'account', title: 'ACCOUNT', items: [profile] },
  tracking,
];

export const accountLayoutContent = {
  navigation: 'Account',
  menu: 'Account menu',
  closeMenu: 'Close account menu',
};

export type AccountLayoutContent = typeof accountLayoutContent;
