/** One page of the account area. */
export interface AccountLink {
  /** Which icon it has, too. */
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
  /** Its words. */
  label: string;
  /** Where it goes; the one that equals `currentHref` is marked. */
  href: string;
}

/** Pages that stand together in the side navigation. */
export interface AccountGroup {
  /** Unique among the groups. */
  id: string;
  /** The heading over its links. */
  title: string;
  /** The links, in order. */
  links: readonly AccountLink[];
}

const orders: AccountLink = { id: 'orders', label: 'My Orders', href: '/orders' };
const shipped: AccountLink = { id: 'shipped', label: 'Shipped Orders', href: '/orders/shipped' };
const invoices: AccountLink = { id: 'invoices', label: 'Unpaid Invoices', href: '/invoices' };
const queries: AccountLink = { id: 'queries', label: 'Query', href: '/queries' };
const profile: AccountLink = { id: 'profile', label: 'User Profile', href: '/profile' };

const tracking: AccountGroup = {
  id: 'tracking',
  title: 'TRACKING',
  links: [
    { id: 'inquiries', label: 'Track Inquiry', href: '/inquiries' },
    { id: 'quotations', label: 'Track Quotation', href: '/quotations' },
  ],
};

/** The whole list. */
export const accountGroups: readonly AccountGroup[] = [
  {
    id: 'orders',
    title: 'ORDERS',
    links: [
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
    links: [
      profile,
      { id: 'addresses', label: 'Address Management', href: '/addresses' },
      { id: 'emails', label: 'Email Management', href: '/emails' },
    ],
  },
  tracking,
];

/** The shorter list: addresses and e-mails are parts of the profile, and every entry has a page. */
export const shortAccountGroups: readonly AccountGroup[] = [
  { id: 'orders', title: 'ORDERS', links: [orders, shipped, invoices, queries] },
  { id: 'account', title: 'ACCOUNT', links: [profile] },
  tracking,
];

/** The words around the links. */
export const accountLayoutContent = {
  navigation: 'Account',
  menu: 'Account menu',
  closeMenu: 'Close account menu',
};

export type AccountLayoutContent = typeof accountLayoutContent;
