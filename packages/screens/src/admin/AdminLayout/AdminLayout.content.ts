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
  theme: { label: 'Theme', system: 'System', light: 'Light', dark: 'Dark' },
};

export type AdminLayoutContent = typeof adminLayoutContent;
