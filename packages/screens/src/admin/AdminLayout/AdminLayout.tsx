'use client';
import { Avatar } from '@pcb/ui/Avatar';
import { Button } from '@pcb/ui/Button';
import { IconButton } from '@pcb/ui/IconButton';
import { Logo } from '@pcb/ui/Logo';
import { SearchField } from '@pcb/ui/SearchField';
import { SideNavigationLayout } from '@pcb/ui/SideNavigationLayout';
import { SkipLink } from '@pcb/ui/SkipLink';
import { Text } from '@pcb/ui/Text';
import {
  Bell,
  CircuitBoard,
  FileText,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessageSquareText,
  Settings,
  Users,
  Wrench,
} from 'lucide-react';
import type { ReactNode } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { ThemeSwitch, type ThemeChoice } from '../../shell/ThemeSwitch/ThemeSwitch.tsx';
import { adminLayoutContent, type AdminLayoutContent, type AdminPage } from './AdminLayout.content.ts';
import * as styles from './AdminLayout.css.ts';
import { isWithin } from './isWithin.ts';

export { adminLayoutContent, type AdminLayoutContent } from './AdminLayout.content.ts';

export interface AdminLayoutProps {
  /** The name for the logo, and the administrator's picture. */
  brand: Pick<Brand, 'name' | 'avatarUrl'>;
  /** The path of the page; the sidebar marks the entry that it belongs to. */
  currentPath: string;
  /** Whether the sidebar is open as a drawer, on a screen too narrow for it (controlled). */
  isMenuOpen?: boolean;
  /** Whether the drawer is open at first. It closes by itself when another entry becomes the current one. @default false */
  defaultMenuOpen?: boolean;
  /** The drawer was opened or closed. */
  onMenuOpenChange?: (isOpen: boolean) => void;
  /** The theme that is chosen; the host sets it on the document. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** Enter was pressed in the search box, with what is in it. */
  onSearch: (text: string) => void;
  /** The bell was pressed. */
  onNotifications: () => void;
  /** 'Logout' was pressed. */
  onLogOut: () => void;
  /** Its words: pass others to translate or to re-word it. @default adminLayoutContent */
  content?: AdminLayoutContent;
  /** The page: what stands in `main`. */
  children: ReactNode;
}

const icons: Record<AdminPage['id'], LucideIcon> = {
  dashboard: LayoutDashboard,
  users: Users,
  orders: CircuitBoard,
  services: Wrench,
  inquiries: MessageSquareText,
  quotations: FileText,
  settings: Settings,
};

/**
 * What stands around every admin page: the sidebar, the top bar, and the `main` that takes focus from the skip link. The
 * sign-in of the administrators does without it.
 *
 * @example <AdminLayout brand={brand} currentPath="/admin/orders" theme="system" {...callbacks}><AdminOrdersScreen … /></AdminLayout>
 */
export function AdminLayout({
  brand,
  currentPath,
  isMenuOpen,
  defaultMenuOpen = false,
  onMenuOpenChange,
  theme,
  onThemeChange,
  onSearch,
  onNotifications,
  onLogOut,
  content = adminLayoutContent,
  children,
}: AdminLayoutProps) {
  return (
    <>
      <SkipLink targetId="main">{content.skip}</SkipLink>
      <SideNavigationLayout
        placement="edge"
        aria-label={content.title}
        menuLabel={content.title}
        closeLabel={content.closeMenu}
        isOpen={isMenuOpen}
        defaultOpen={defaultMenuOpen}
        onOpenChange={onMenuOpenChange}
        header={
          <div className={styles.title}>
            <Logo name={brand.name} size="small" className={styles.logo} />
            <Text size="small" weight="strong">
              {content.title}
            </Text>
          </div>
        }
        groups={[
          {
            id: 'pages',
            links: content.pages.map(({ id, label, href }) => {
              const Icon = icons[id];
              return {
                id,
                label,
                href,
                icon: <Icon size={16} aria-hidden="true" />,
                isCurrent: isWithin(href, currentPath),
              };
            }),
          },
        ]}
        footer={
          <div className={styles.footer}>
            <div className={styles.theme}>
              <Text size="small" tone="muted">
                {content.theme.label}
              </Text>
              <ThemeSwitch theme={theme} onThemeChange={onThemeChange} labels={content.theme} />
            </div>
            <Button variant="ghost" tone="neutral" size="small" className={styles.logout} onPress={onLogOut}>
              <LogOut size={16} aria-hidden="true" />
              {content.logout}
            </Button>
          </div>
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
              <IconButton label={content.notifications} onPress={onNotifications}>
                <Bell size={20} aria-hidden="true" />
              </IconButton>
              <Avatar name={content.profile} src={brand.avatarUrl} size="medium" />
            </div>
          </header>
        }
      >
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
      </SideNavigationLayout>
    </>
  );
}
