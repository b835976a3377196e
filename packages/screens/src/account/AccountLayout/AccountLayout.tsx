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
import { accountContentId } from '../../shared/accountContentId.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import {
  type AccountGroup,
  accountGroups,
  accountLayoutContent,
  type AccountLayoutContent,
  type AccountLink,
} from './AccountLayout.content.ts';
import * as styles from './AccountLayout.css.ts';

export {
  type AccountGroup,
  accountGroups,
  accountLayoutContent,
  type AccountLayoutContent,
  type AccountLink,
  shortAccountGroups,
} from './AccountLayout.content.ts';

export interface AccountLayoutProps extends WithContent<AccountLayoutContent> {
  /** The path of the current page, whose link is highlighted. */
  currentHref: string;
  /** The link groups: the full list or a shorter one. @default accountGroups */
  groups?: readonly AccountGroup[];
  /** The content of the page. */
  children: ReactNode;
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
 * The layout of the account pages: side navigation and page margins. Rendered inside `Shell`, between header and footer.
 *
 * @example <AccountLayout currentHref="/orders"><SearchFormScreen form={searchForms.orders} /></AccountLayout>
 */
export function AccountLayout({
  currentHref,
  groups = accountGroups,
  children,
  content = accountLayoutContent,
}: AccountLayoutProps) {
  return (
    <SideNavigationLayout
      aria-label={content.navigation}
      menuLabel={content.menu}
      closeLabel={content.closeMenu}
      groups={groups.map(({ id, title, items }) => ({
        id,
        title,
        items: items.map((link) => {
          const Icon = icons[link.id];
          return {
            ...link,
            icon: <Icon size={16} aria-hidden="true" />,
            isCurrent: link.href === currentHref,
          };
        }),
      }))}
    >
      <div id={accountContentId} role="group" aria-labelledby="page-title" tabIndex={-1} className={styles.page}>
        {children}
      </div>
    </SideNavigationLayout>
  );
}
