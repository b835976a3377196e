'use client';
import { SkipLink } from '@pcb/ui/SkipLink';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { Brand } from '../../shared/brand.ts';
import { Footer } from '../Footer/Footer.tsx';
import { Header } from '../Header/Header.tsx';
import { ThemeSwitch, type ThemeChoice } from '../ThemeSwitch/ThemeSwitch.tsx';
import { shellContent, type ShellContent } from './Shell.content.ts';
import { main, shell } from './Shell.css.ts';
import { useOpenOnPage } from './useOpenOnPage.ts';

export { shellContent, type ShellContent } from './Shell.content.ts';

// Wide screens never open it, so they do not load it either: a dialog brings half of an overlay library along.
const MobileMenu = lazy(() =>
  import('../MobileMenu/MobileMenu.tsx').then((module) => ({ default: module.MobileMenu })),
);

export interface ShellProps {
  /** Whose site it is: the name, e-mail address and telephone number in header and footer. */
  brand: Brand;
  /** Who is signed in, or `null` for nobody. */
  user: {
    /** Shown as it is, whatever it holds; where it is empty, 'Account' stands there. */
    name: string;
  } | null;
  /** The path of the page, which the menus mark as the current one. */
  currentPath: string;
  /** Whether the menu of a narrow screen is open (controlled). */
  isMenuOpen?: boolean;
  /** Whether the menu of a narrow screen is open at first. @default false */
  defaultMenuOpen?: boolean;
  /** Called when the menu of a narrow screen is to open or to close, also because the path changed. */
  onMenuOpenChange?: (isOpen: boolean) => void;
  /** The id of the header's panel that is open, or `null` for none (controlled). */
  openPanel?: string | null;
  /** The panel that is open at first. @default null */
  defaultOpenPanel?: string | null;
  /** A panel of the header was opened, or with `null` the open one was closed. */
  onOpenPanelChange?: (id: string | null) => void;
  /** The theme that is chosen; the host sets it on the document. */
  theme: ThemeChoice;
  /** Another theme was chosen. */
  onThemeChange: (theme: ThemeChoice) => void;
  /** The search was asked for, in the header or in the menu. */
  onSearch: () => void;
  /** An entry of a menu that has no page yet was chosen, by its words. */
  onUnwired: (feature: string) => void;
  /** An entry of the footer that has no page was pressed, by its words. */
  onFooterAction: (label: string) => void;
  /** 'Logout' was chosen, in the user's menu or in the menu of a narrow screen. */
  onLogOut: () => void;
  /** The words of header, menus and footer: pass others to translate or to re-word them. @default shellContent */
  content?: ShellContent;
  /** The page: what stands in `main`. */
  children: ReactNode;
}

/**
 * What stands around every public page: header, footer, the menu of a narrow screen, and the `main` that takes focus from
 * the skip link. Pages that have no header (sign-in, admin) do without it.
 *
 * @example <Shell brand={brand} user={null} currentPath="/" theme="system" {...callbacks}><HomeScreen … /></Shell>
 */
export function Shell({
  brand,
  user,
  currentPath,
  isMenuOpen,
  defaultMenuOpen = false,
  onMenuOpenChange,
  openPanel,
  defaultOpenPanel = null,
  onOpenPanelChange,
  theme,
  onThemeChange,
  onSearch,
  onUnwired,
  onFooterAction,
  onLogOut,
  content = shellContent,
  children,
}: ShellProps) {
  const [isOpen, setOpen] = useOpenOnPage(currentPath, {
    isOpen: isMenuOpen,
    defaultOpen: defaultMenuOpen,
    onOpenChange: onMenuOpenChange,
  });
  const [hasBeenOpen, setHasBeenOpen] = useState(isOpen);
  if (isOpen && !hasBeenOpen) setHasBeenOpen(true);

  const themeSwitch = <ThemeSwitch theme={theme} onThemeChange={onThemeChange} labels={content.theme} />;

  return (
    <div className={shell}>
      <SkipLink targetId="main">{content.skip}</SkipLink>
      <Header
        brand={brand}
        content={content}
        user={user}
        currentPath={currentPath}
        panels={{
          defaultExpandedKey: defaultOpenPanel,
          ...(openPanel !== undefined && { expandedKey: openPanel }),
          ...(onOpenPanelChange && { onExpandedChange: onOpenPanelChange }),
        }}
        themeSwitch={themeSwitch}
        onSearch={onSearch}
        onUnwired={onUnwired}
        onLogOut={onLogOut}
        isMenuOpen={isOpen}
        onOpenMenu={() => setOpen(true)}
      />
      <main id="main" tabIndex={-1} className={main}>
        {children}
      </main>
      <Footer brand={brand} content={content.footer} onAction={onFooterAction} />
      {hasBeenOpen ? (
        <Suspense fallback={null}>
          <MobileMenu
            content={content}
            user={user}
            currentPath={currentPath}
            themeSwitch={themeSwitch}
            isOpen={isOpen}
            onOpenChange={setOpen}
            onSearch={onSearch}
            onUnwired={onUnwired}
            onLogOut={onLogOut}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
