/** A tile of the dashboard. */
export interface DashboardTile {
  /** Unique id, which also determines the icon. */
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
  /** Whether the link opens in a new tab. */
  isNewTab?: boolean;
}

/** A group of tiles, drawn like the pins of a connector. */
interface DashboardGroup {
  /** The connector's reference designator, shown next to its name and in the pin numbers. */
  reference: string;
  title: string;
  tiles: readonly DashboardTile[];
}

const groups: readonly DashboardGroup[] = [
  {
    reference: 'J1',
    title: 'Orders',
    tiles: [
      { id: 'orders', title: 'My Orders', description: 'view, modify, track and manage orders', href: '/orders' },
      { id: 'shipped', title: 'Shipped Orders', description: 'view and download invoices', href: '/orders/shipped' },
      { id: 'invoices', title: 'Unpaid Invoices', description: 'view unpaid orders and pay', href: '/invoices' },
    ],
  },
  {
    reference: 'J2',
    title: 'Quotations and queries',
    tiles: [
      { id: 'quotations', title: 'Track Quotation', href: '/quotations' },
      { id: 'inquiries', title: 'Track Inquiry', href: '/inquiries' },
      { id: 'queries', title: 'Query', description: 'view, resolve, approve, upload new files', href: '/queries' },
    ],
  },
  {
    reference: 'J3',
    title: 'Account',
    tiles: [
      { id: 'profile', title: 'My Profile', href: '/profile' },
      { id: 'addresses', title: 'Address Management', href: '/addresses' },
      { id: 'emails', title: 'Email Management', href: '/emails' },
    ],
  },
  {
    reference: 'J4',
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

/** Copy and links of the dashboard. */
export const dashboardContent = {
  label: 'Dashboard',
  greeting: (name: string) => `Hello, ${name}`,
  newTab: '(opens in a new tab)',
  groups,
};

export type DashboardContent = typeof dashboardContent;
