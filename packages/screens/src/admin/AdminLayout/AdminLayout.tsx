'use client';
import { Avatar } from '@pcb/ui/Avatar';
import { Button } from '@pcb/ui/Button';
import { CommandPalette } from '@pcb/ui/CommandPalette';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { SearchField } from '@pcb/ui/SearchField';
import { SideNavigationLayout } from '@pcb/ui/SideNavigationLayout';
import { SkipLink } from '@pcb/ui/SkipLink';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useOpenOnPage } from '@pcb/ui/useOpenOnPage';
import { Bell, LayoutDashboard, LogOut, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { BrandLogo } from '../../shared/components/BrandLogo.tsx';
import { wrappingLogo } from '../../shared/styles/wrapping.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { ThemeSwitch, type ThemeChoice } from '../../shell/ThemeSwitch/ThemeSwitch.tsx';
import { listHref } from '../private/records/recordKind.ts';
import { type AdminSection, recordKinds } from '../records.ts';
import { adminCommands, type AdminRecords } from './adminCommands.tsx';
import { adminLayoutContent, type AdminLayoutContent, type AdminPage } from './AdminLayout.content.ts';
import * as styles from './AdminLayout.css.ts';
import { isWithin } from './isWithin.ts';

export type { AdminRecords } from './adminCommands.tsx';
export { adminLayoutContent, type AdminLayoutContent } from './AdminLayout.content.ts';

export interface AdminLayoutProps extends WithContent<AdminLayoutContent> {
  /** The name for the logo, and the URL of the profile picture. */
  brand: Pick<Brand, 'name' | 'mark' | 'avatarUrl'>;
  /** The path of the current page, whose sidebar item is highlighted. */
  currentPath: string;
  /** The selected theme. The host applies it to the document. */
  theme: ThemeChoice;
  /** Called when another theme is selected. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** Called with the search text when Enter is pressed in the search box. */
  onSearch: (text: string) => void;
  /** The records that the Ctrl+K palette finds besides pages and actions. */
  records?: AdminRecords;
  /** Called with the text in the palette on every keystroke. Pass the matches as `records`. */
  onPaletteSearch?: (text: string) => void;
  /** The URL of a record without an edit page, such as an inquiry. @default the list of its kind */
  detailsHref?: (section: AdminSection, id: string) => string;
  /** Called when the notification bell is pressed. */
  onNotifications: () => void;
  /** Called when 'Logout' is pressed. */
  onLogOut: () => void;
  /** The content of `main`. */
  children: ReactNode;
}

const iconOf = (page: AdminPage['id']) => {
  const Icon = page === 'dashboard' ? LayoutDashboard : page === 'settings' ? Settings : recordKinds[page].icon;
  return <Icon size={16} aria-hidden="true" />;
};

const listOf = (section: AdminSection) => listHref(recordKinds[section]);

/**
 * The layout of every admin page except sign-in: sidebar, top bar and `main`, the target of the skip link.
 *
 * @example <AdminLayout brand={brand} currentPath="/admin/orders" theme="system" {...callbacks}><AdminOrdersScreen … /></AdminLayout>
 */
export function AdminLayout({
  brand,
  currentPath,
  theme,
  onThemeChange,
  onSearch,
  records,
  onPaletteSearch,
  detailsHref = listOf,
  onNotifications,
  onLogOut,
  content = adminLayoutContent,
  children,
}: AdminLayoutProps) {
  // By path, because a list and its edit pages share one sidebar item.
  const [isVisible, setVisible] = useOpenOnPage(currentPath, { defaultOpen: false });
  const [isPaletteOpen, setPaletteOpen] = useOpenOnPage(currentPath, { defaultOpen: false });
  const [recentIds, setRecentIds] = useState<readonly string[]>([]);
  return (
    <>
      <SkipLink targetId="main">{content.skip}</SkipLink>
      <SideNavigationLayout
        placement="edge"
        aria-label={content.title}
        menuLabel={content.title}
        closeLabel={content.closeMenu}
        isOpen={isVisible}
        onOpenChange={setVisible}
        header={
          <Stack gap="xsmall">
            <BrandLogo brand={brand} size="small" className={wrappingLogo} />
            <Text size="small" weight="strong">
              {content.title}
            </Text>
          </Stack>
        }
        groups={[
          {
            id: 'pages',
            items: content.pages.map(({ id, label, href }) => ({
              id,
              label,
              href,
              icon: iconOf(id),
              isCurrent: isWithin(href, currentPath),
            })),
          },
        ]}
        footer={
          <Stack gap="medium" className={styles.footer}>
            <Inline gap="small" justify="space-between" className={styles.theme}>
              <Text size="small" tone="muted">
                {content.theme.label}
              </Text>
              <ThemeSwitch theme={theme} onThemeChange={onThemeChange} labels={content.theme} />
            </Inline>
            <Button variant="ghost" tone="neutral" size="small" className={styles.logout} onPress={onLogOut}>
              <LogOut size={16} aria-hidden="true" />
              {content.logout}
            </Button>
          </Stack>
        }
        topBar={
          <header className={styles.topBar}>
            <SearchField
              label={content.search}
              isLabelHidden
              placeholder={content.search}
              className={styles.search}
              onSubmit={onSearch}
            />
            <div className={styles.person}>
              <CommandPalette
                label={content.palette.label}
                placeholder={content.palette.placeholder}
                sections={adminCommands({ content, iconOf, records, detailsHref, onThemeChange, onLogOut })}
                recentIds={recentIds}
                onAction={(id) => setRecentIds([id, ...recentIds.filter((other) => other !== id)])}
                {...(onPaletteSearch && { onInputChange: onPaletteSearch })}
                isOpen={isPaletteOpen}
                onOpenChange={setPaletteOpen}
              />
              <IconButton aria-label={content.notifications} onPress={onNotifications}>
                <Bell size={20} aria-hidden="true" />
              </IconButton>
              <Avatar name={content.profile} src={brand.avatarUrl} size="medium" />
            </div>
          </header>
        }
      >
        <main id="main" aria-labelledby="page-title" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </SideNavigationLayout>
    </>
  );
}
