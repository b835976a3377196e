import type { RecordRow } from '@pcb/records/fields';
import type { CommandSection } from '@pcb/ui/CommandPalette';
import { LogOut, type LucideIcon, Monitor, Moon, Sun } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Remote } from '../../shared/remote/remote.ts';
import { themeChoices, type ThemeChoice } from '../../shell/ThemeSwitch/ThemeSwitch.tsx';
import { editHref, isEditable, nameOf, type RecordKind } from '../private/records/recordKind.ts';
import { textOf } from '../private/records/valueTypes.ts';
import { type AdminSection, adminSections, recordKinds } from '../records.ts';
import type { AdminLayoutContent, AdminPage } from './AdminLayout.content.ts';

/** The records in the palette, by kind. A kind that fails to load does not affect the others. */
export interface AdminRecords extends Readonly<Partial<Record<AdminSection, Remote<readonly RecordRow[]>>>> {}

export interface AdminCommandsOptions {
  content: AdminLayoutContent;
  iconOf: (page: AdminPage['id']) => ReactNode;
  records: AdminRecords | undefined;
  detailsHref: (section: AdminSection, id: string) => string;
  onThemeChange: (theme: ThemeChoice) => void;
  onLogOut: () => void;
}

const themeIcons: Record<ThemeChoice, LucideIcon> = { system: Monitor, light: Sun, dark: Moon };

export function adminCommands({
  content,
  iconOf,
  records,
  detailsHref,
  onThemeChange,
  onLogOut,
}: AdminCommandsOptions): readonly CommandSection[] {
  const copy = content.palette;
  const titleOf = (section: AdminSection) => content.pages.find(({ id }) => id === section)?.label ?? '';
  const sectionOf = (section: AdminSection, remote: Remote<readonly RecordRow[]>): CommandSection => {
    const kind: RecordKind = recordKinds[section];
    const aboutOf = (row: RecordRow) =>
      kind.about.flatMap((name) => (kind.fields[name] ? [textOf(row, name, kind.fields[name])] : [])).join(', ');
    return {
      id: section,
      title: titleOf(section),
      isSearchOnly: true,
      items:
        remote.status === 'ready'
          ? remote.value.map((row) => ({
              id: `${kind.one} ${row.id}`,
              label: nameOf(kind, row),
              description: aboutOf(row),
              href: isEditable(kind) ? editHref(kind, row.id) : detailsHref(section, String(row.id)),
              icon: iconOf(section),
            }))
          : [],
      isLoading: remote.status === 'loading' || (remote.status === 'ready' && remote.isStale === true),
      ...(remote.status === 'failed' && {
        errorMessage: copy.failed(titleOf(section)),
        ...(remote.onRetry && { onRetry: remote.onRetry }),
      }),
    };
  };

  return [
    {
      id: 'pages',
      title: copy.sections.pages,
      items: content.pages.map(({ id, label, href }) => ({ id: `page ${id}`, label, href, icon: iconOf(id) })),
    },
    {
      id: 'actions',
      title: copy.sections.actions,
      items: [
        ...copy.links.map(({ id, label, href }) => ({ id: `link ${id}`, label, href, icon: iconOf(id) })),
        ...themeChoices.map((theme) => {
          const Icon = themeIcons[theme];
          return {
            id: `theme ${theme}`,
            label: copy.theme[theme],
            icon: <Icon size={16} />,
            onAction: () => onThemeChange(theme),
          };
        }),
        { id: 'logout', label: content.logout, icon: <LogOut size={16} />, onAction: onLogOut },
      ],
    },
    ...adminSections.flatMap((section) => {
      const remote = records?.[section];
      return remote ? [sectionOf(section, remote)] : [];
    }),
  ];
}
