'use client';
import { SkipLink } from '@pcb/ui/SkipLink';
import { useOpenOnPage } from '@pcb/ui/useOpenOnPage';
import { lazy, type ReactNode, Suspense } from 'react';
import { accountContentId } from '../../shared/accountContentId.ts';
import type { Brand } from '../../shared/brand.ts';
import { useHasBeen } from '../../shared/hooks/useHasBeen.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { ThemeSwitch, type ThemeChoice } from '../ThemeSwitch/ThemeSwitch.tsx';
import { shellContent, type ShellContent } from './Shell.content.ts';
import * as styles from './Shell.css.ts';

export { shellContent, type ShellContent } from './Shell.content.ts';

// Loaded on first use: wide screens never open it, and the dialog adds a large part of the overlay library.
const MobileMenu = lazy(() =>
  import('../MobileMenu/MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })),
);

export interface ShellProps extends WithContent<ShellContent> {
  /** Supplies name, e-mail address and phone number in header and footer. */
  brand: Brand;
  /** The signed-in user, or `null`. */
  user: {
    /** If it is empty, 'Account' is shown. */
    name: string;
  } | null;
  /** The path of the current page, with its hash. The menus mark its link and its menu. */
  currentPath: string;
  /** The number in the badge of the cart. @default 0 */
  cartCount?: number | undefined;
  /** Whether the page has its own main action: the quote button of the header is then an outline. @default false */
  hasMainAction?: boolean | undefined;
  /** Whether header, page and footer are wider than for text, for a page of several columns. @default false */
  isWide?: boolean | undefined;
  /** The selected theme. The host applies it to the document. */
  theme: ThemeChoice;
  /** Called when another theme is selected. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** Called when the search button in the header or in the menu is pressed. */
  onSearch: () => void;
  /** Called with the label when a menu link without a page is pressed. */
  onUnwired: (feature: string) => void;
  /** Called with the label when a footer link or social button is pressed. */
  onFooterAction: (label: string) => void;
  /** Called when 'Logout' is pressed in the user menu or in the menu of a narrow screen. */
  onLogOut: () => void;
  /** The content of `main`. */
  children: ReactNode;
}

/**
 * The layout of every public page: header, footer, mobile menu and `main`. The skip link leads to `main`, or past the navigation of the account area.
 *
 * @example <Shell brand={brand} user={null} currentPath="/" theme="system" {...callbacks}><HomeScreen … /></Shell>
 */
export function Shell({
  brand,
  user,
  currentPath,
  cartCount = 0,
  hasMainAction = false,
  isWide = false,
  theme,
  onThemeChange,
  onSearch,
  onUnwired,
  onFooterAction,
  onLogOut,
  content = shellContent,
  children,
}: ShellProps) {
  const [isOpen, setOpen] = useOpenOnPage(currentPath, { defaultOpen: false });
  const hasBeenOpen = useHasBeen(isOpen);

  const menu = {
    content,
    user,
    currentPath,
    themeSwitch: <ThemeSwitch theme={theme} onThemeChange={onThemeChange} labels={content.theme} />,
    onSearch,
    onUnwired,
    onLogOut,
  };

  return (
    <div className={isWide ? styles.wideShell : styles.shell}>
      <SkipLink targetId={[accountContentId, 'main']}>{content.skip}</SkipLink>
      <Header
        {...menu}
        brand={brand}
        cartCount={cartCount}
        hasMainAction={hasMainAction}
        isMenuOpen={isOpen}
        onOpenMenu={() => setOpen(true)}
      />
      <main id="main" aria-labelledby="page-title" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer brand={brand} content={content.footer} onAction={onFooterAction} />
      {hasBeenOpen ? (
        <Suspense fallback={null}>
          <MobileMenu {...menu} isOpen={isOpen} onOpenChange={setOpen} />
        </Suspense>
      ) : null}
    </div>
  );
}
