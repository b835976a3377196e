/** The pages of the admin area, in the order of the sidebar. */
const pages = [
  { id: 'dashboard', label: 'Dashboard', href: '/admin/dashboard' },
  { id: 'users', label: 'Users', href: '/admin/users' },
  { id: 'orders', label: 'Orders', href: '/admin/orders' },
  { id: 'services', label: 'Services', href: '/admin/services' },
  { id: 'inquiries', label: 'Inquiries', href: '/admin/inquiries' },
  { id: 'quotations', label: 'Quotations', href: '/admin/quotations' },
  { id: 'settings', label: 'Settings', href: '/admin/settings' },
] as const;

export type AdminPage = (typeof pages)[number];

/** Copy and links of the admin layout. */
export const adminLayoutContent = {
  skip: 'Skip to content',
  title: 'Admin',
  pages,
  closeMenu: 'Close menu',
  logout: 'Logout',
  search: 'Search',
  notifications: 'Notifications',
  /** The alternative text of the picture, also used for its initial. */
  profile: 'Administrator',
  /** The palette of Ctrl+K. */
  palette: {
    label: 'Jump to',
    placeholder: 'Pages, orders, customers, actions',
    sections: {
      pages: 'Pages',
      actions: 'Actions',
      orders: 'Orders',
      users: 'Users',
      quotations: 'Quotations',
      inquiries: 'Inquiries',
      services: 'Services',
    },
    failed: (section: string) => `${section} could not be loaded.`,
    links: [
      { id: 'quotations', label: 'Generate Quotation', href: '/admin/quotations' },
      { id: 'services', label: 'Add New Service', href: '/admin/services' },
    ] as const,
    theme: { system: 'Use system theme', light: 'Use light theme', dark: 'Use dark theme' },
  },
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
};

export type AdminLayoutContent = typeof adminLayoutContent;
