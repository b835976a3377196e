import { listHref } from '../private/records/recordKind.ts';
import { listTitle } from '../private/records/recordText.ts';
import { adminSections, recordKinds } from '../records.ts';

const pages = [
  { id: 'dashboard', label: 'Dashboard', href: '/admin/dashboard' },
  ...adminSections.map((id) => ({ id, label: listTitle(recordKinds[id]), href: listHref(recordKinds[id]) })),
  { id: 'settings', label: 'Settings', href: '/admin/settings' },
] as const;

export type AdminPage = (typeof pages)[number];

export const adminLayoutContent = {
  skip: 'Skip to content',
  title: 'Admin',
  pages,
  closeMenu: 'Close menu',
  logout: 'Logout',
  search: 'Search',
  notifications: 'Notifications',
  profile: 'Administrator',
  palette: {
    label: 'Jump to',
    placeholder: 'Pages, orders, customers, actions',
    sections: { pages: 'Pages', actions: 'Actions' },
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
