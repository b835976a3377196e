import type { CommandSection } from '@pcb/ui/CommandPalette';
import { LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Remote } from '../../shared/remote/remote.ts';
import { themeChoices, type ThemeChoice } from '../../shell/ThemeSwitch/ThemeSwitch.tsx';
import { editHref } from '../private/adminPaths.ts';
import type { AdminInquiry, AdminOrder, AdminQuotation, AdminService, AdminUser } from '../records.ts';
import type { AdminLayoutContent, AdminPage } from './AdminLayout.content.ts';

/** The records that the palette finds, by source. One that fails leaves the others. */
export interface AdminRecords {
  orders: Remote<readonly AdminOrder[]>;
  users: Remote<readonly AdminUser[]>;
  quotations: Remote<readonly AdminQuotation[]>;
  inquiries: Remote<readonly AdminInquiry[]>;
  services: Remote<readonly AdminService[]>;
}

export interface AdminCommandsOptions {
  content: AdminLayoutContent;
  /** The icon of a page, which its records have too. */
  iconOf: (page: AdminPage['id']) => ReactNode;
  records: AdminRecords | undefined;
  inquiryHref: (id: string) => string;
  onThemeChange: (theme: ThemeChoice) => void;
  onLogOut: () => void;
}

type Source = keyof AdminRecords;

const themeIcons: Record<ThemeChoice, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

interface RecordItem {
  id: string;
  label: string;
  description: string;
  href: string;
}

/** The sections of the palette: pages, actions, and the records of each source. */
export function adminCommands({
  content,
  iconOf,
  records,
  inquiryHref,
  onThemeChange,
  onLogOut,
}: AdminCommandsOptions): readonly CommandSection[] {
  const words = content.palette;
  const sectionOf = <Row,>(
    source: Source,
    remote: Remote<readonly Row[]>,
    itemOf: (row: Row) => RecordItem,
  ): CommandSection => ({
    id: source,
    title: words.sections[source],
    isSearchOnly: true,
    items: remote.status === 'ready' ? remote.value.map((row) => ({ ...itemOf(row), icon: iconOf(source) })) : [],
    isLoading: remote.status === 'loading',
    ...(remote.status === 'failed' && {
      errorMessage: words.failed(words.sections[source]),
      ...(remote.onRetry && { onRetry: remote.onRetry }),
    }),
  });
  const both = (one: string, other: string) => `${one}, ${other}`;

  return [
    {
      id: 'pages',
      title: words.sections.pages,
      items: content.pages.map(({ id, label, href }) => ({ id: `page ${id}`, label, href, icon: iconOf(id) })),
    },
    {
      id: 'actions',
      title: words.sections.actions,
      items: [
        ...words.links.map(({ id, label, href }) => ({ id: `link ${id}`, label, href, icon: iconOf(id) })),
        ...themeChoices.map((theme) => {
          const Icon = themeIcons[theme];
          return {
            id: `theme ${theme}`,
            label: words.theme[theme],
            icon: <Icon size={16} />,
            onAction: () => onThemeChange(theme),
          };
        }),
        { id: 'logout', label: content.logout, icon: <LogOut size={16} />, onAction: onLogOut },
      ],
    },
    ...(records
      ? [
          sectionOf('orders', records.orders, ({ id, pcbName, customer }) => ({
            id: `order ${id}`,
            label: id,
            description: both(pcbName, customer),
            href: editHref('orders', id),
          })),
          sectionOf('users', records.users, ({ id, name, email }) => ({
            id: `user ${id}`,
            label: name,
            description: email,
            href: editHref('users', id),
          })),
          sectionOf('quotations', records.quotations, ({ id, customer, service }) => ({
            id: `quotation ${id}`,
            label: id,
            description: both(service, customer),
            href: editHref('quotations', id),
          })),
          sectionOf('inquiries', records.inquiries, ({ id, customer, subject }) => ({
            id: `inquiry ${id}`,
            label: id,
            description: both(subject, customer),
            href: inquiryHref(id),
          })),
          sectionOf('services', records.services, ({ id, name, price }) => ({
            id: `service ${id}`,
            label: name,
            description: price,
            href: editHref('services', id),
          })),
        ]
      : []),
  ];
}
