'use client';
import { SideNavigationLayout } from '@pcb/ui/SideNavigationLayout';
import {
  CircuitBoard,
  FileClock,
  FileSearch,
  FileUp,
  type LucideIcon,
  Mail,
  MapPin,
  ReceiptIndianRupee,
  Repeat,
  Truck,
  TriangleAlert,
  UserRound,
} from 'lucide-react';
import type { ReactNode } from 'react';
import {
  type AccountGroup,
  accountGroups,
  accountLayoutContent,
  type AccountLayoutContent,
  type AccountLink,
} from './AccountLayout.content.ts';
import { page } from './AccountLayout.css.ts';

export {
  type AccountGroup,
  accountGroups,
  accountLayoutContent,
  type AccountLayoutContent,
  type AccountLink,
  shortAccountGroups,
} from './AccountLayout.content.ts';

export interface AccountLayoutProps {
  /** The path of the page, whose link is marked as the current one. A page without a link marks none. */
  currentHref: string;
  /** The links: the whole list, or a shorter one where the page calls for it. @default accountGroups */
  groups?: readonly AccountGroup[];
  /** Whether the drawer of a small screen is open (controlled). */
  isMenuOpen?: boolean;
  /** Whether the drawer of a small screen is open at first. @default false */
  defaultMenuOpen?: boolean;
  /** The drawer is to open or to close. */
  onMenuOpenChange?: (isOpen: boolean) => void;
  /** The page. */
  children: ReactNode;
  /** Its words: pass others to translate or to re-word it. @default accountLayoutContent */
  content?: AccountLayoutContent;
}

const icons: Record<AccountLink['id'], LucideIcon> = {
  orders: CircuitBoard,
  shipped: Truck,
  repeat: Repeat,
  invoices: ReceiptIndianRupee,
  queries: FileUp,
  escalation: TriangleAlert,
  profile: UserRound,
  addresses: MapPin,
  emails: Mail,
  inquiries: FileSearch,
  quotations: FileClock,
};

/**
 * What the pages of a customer's account have in common: the side navigation, and the margins around the page. It stands
 * inside the shell, between its header and its footer.
 *
 * @example <AccountLayout currentHref="/orders"><SearchFormScreen form={searchForms.orders} /></AccountLayout>
 */
export function AccountLayout({
  currentHref,
  groups = accountGroups,
  isMenuOpen,
  defaultMenuOpen = false,
  onMenuOpenChange,
  children,
  content = accountLayoutContent,
}: AccountLayoutProps) {
  return (
    <SideNavigationLayout
      aria-label={content.navigation}
      menuLabel={content.menu}
      closeLabel={content.closeMenu}
      // The row of the header that stays.
      stickyTop="4.0625rem"
      isOpen={isMenuOpen}
      defaultOpen={defaultMenuOpen}
      onOpenChange={onMenuOpenChange}
      groups={groups.map(({ id, title, links }) => ({
        id,
        title,
        links: links.map((link) => {
          const Icon = icons[link.id];
          return {
            ...link,
            icon: <Icon size={16} aria-hidden="true" />,
            isCurrent: link.href === currentHref,
          };
        }),
      }))}
    >
      <div className={page}>{children}</div>
    </SideNavigationLayout>
  );
}
