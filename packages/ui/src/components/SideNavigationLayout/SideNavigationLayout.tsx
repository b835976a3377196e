'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { PanelLeft } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SideNavigation, type SideNavigationProps } from '../SideNavigation/SideNavigation.tsx';
import {
  bar,
  content,
  drawerFooter,
  drawerNavigation,
  layout,
  navigation,
  opener,
  scroller,
  side,
  stickyTop as stickyTopVar,
  topBar as topBarStyle,
} from './SideNavigationLayout.css.ts';
import { useOpenOnPage } from './useOpenOnPage.ts';

export const sideNavigationPlacements = ['content', 'edge'] as const;
export type SideNavigationPlacement = (typeof sideNavigationPlacements)[number];

export interface SideNavigationLayoutProps extends Pick<
  SideNavigationProps,
  'aria-label' | 'groups' | 'header' | 'footer'
> {
  /** The words of the button that opens the drawer on a small screen, and the title of the drawer. */
  menuLabel: string;
  /** The name of the button that closes the drawer. @default 'Close' */
  closeLabel?: string;
  /**
   * Within the width of the page's content, as part of a page with header and footer, or along the edge of the window,
   * for an area that has neither. @default 'content'
   */
  placement?: SideNavigationPlacement;
  /** How much of the window a sticky header above it covers, a CSS length. @default '0px' */
  stickyTop?: string;
  /** What stands above the content, on a small screen beside the button: a search, the person's picture. */
  topBar?: ReactNode;
  /** Whether the drawer is open (controlled). */
  isOpen?: boolean | undefined;
  /** Whether the drawer is open at first. @default false */
  defaultOpen?: boolean;
  /** Called when the drawer is to open or to close: by its buttons and keys, and when another link becomes the current one. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The content. */
  children: ReactNode;
  /** For the outermost element; its rules win over ours. */
  className?: string;
  /** For the outermost element. */
  style?: CSSProperties;
  /** The `div` around navigation and content. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * An area of several pages: a `SideNavigation` beside its content, which stays in sight and scrolls in itself. Where the
 * screen is too narrow for both, a button opens it as a drawer. It makes no `main`: that is the page's.
 *
 * @example
 * <SideNavigationLayout aria-label="Account" menuLabel="Account menu" groups={groups}>…</SideNavigationLayout>
 */
export function SideNavigationLayout({
  'aria-label': ariaLabel,
  groups,
  header,
  footer,
  menuLabel,
  closeLabel,
  placement = 'content',
  stickyTop = '0px',
  topBar,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  children,
  className,
  style,
  ref,
}: SideNavigationLayoutProps) {
  const current = groups.flatMap(({ links }) => links).find((link) => link.isCurrent)?.href ?? '';
  const [isShown, setOpen] = useOpenOnPage(current, { isOpen, defaultOpen, onOpenChange });

  return (
    <div
      className={joinClassNames(layout({ placement }), className)}
      style={{ ...assignInlineVars({ [stickyTopVar]: stickyTop }), ...style }}
      {...(ref && { ref })}
    >
      <div className={side({ placement })}>
        <div className={scroller({ placement })}>
          <SideNavigation
            aria-label={ariaLabel}
            groups={groups}
            header={header}
            footer={footer}
            className={navigation}
          />
        </div>
      </div>
      <div className={content({ placement })}>
        <div className={bar({ placement, isEmpty: topBar === undefined })}>
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            aria-haspopup="dialog"
            aria-expanded={isShown}
            className={opener}
            onPress={() => setOpen(true)}
          >
            <PanelLeft size={16} aria-hidden="true" />
            {menuLabel}
          </Button>
          {topBar === undefined ? null : <div className={topBarStyle}>{topBar}</div>}
        </div>
        {children}
      </div>
      <Dialog
        title={menuLabel}
        placement="start"
        isOpen={isShown}
        onOpenChange={setOpen}
        {...(closeLabel !== undefined && { closeLabel })}
        {...(footer !== undefined && { footer: <div className={drawerFooter}>{footer}</div> })}
      >
        <SideNavigation
          aria-label={ariaLabel}
          groups={groups}
          className={drawerNavigation}
          onFollow={() => setOpen(false)}
        />
      </Dialog>
    </div>
  );
}
