'use client';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { useOpenOnPage } from '../../hooks/useOpenOnPage.ts';
import { PanelLeft } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { SideNavigation, type SideNavigationProps } from '../SideNavigation/SideNavigation.tsx';
import * as styles from './SideNavigationLayout.css.ts';

export const sideNavigationPlacements = ['content', 'edge'] as const;
export type SideNavigationPlacement = (typeof sideNavigationPlacements)[number];

export interface SideNavigationLayoutProps
  extends
    Omit<ComponentPropsWithRef<'div'>, 'aria-label'>,
    Pick<SideNavigationProps, 'aria-label' | 'groups' | 'header' | 'footer'> {
  /** The text of the button that opens the drawer on a small screen, and the title of the drawer. */
  menuLabel: string;
  /** The accessible name of the button that closes the drawer. @default 'Close' in the language of the page */
  closeLabel?: string;
  /**
   * Whether it is within the width of the page content, below a sticky header of the height `--pcb-size-header`, or at
   * the `edge` of the window. @default 'content'
   */
  placement?: SideNavigationPlacement;
  /** Elements above the content, such as a search field. On a phone, the menu button next to them is an icon. */
  topBar?: ReactNode;
  /** Whether the drawer is open (controlled). */
  isOpen?: boolean | undefined;
  /** Whether the drawer is open initially (uncontrolled). @default false */
  defaultOpen?: boolean;
  /** Called when the drawer should open or close, also when another link becomes the current one. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The content of the page. */
  children: ReactNode;
}

/**
 * The layout of an area of several pages: content next to a `SideNavigation`, which becomes a drawer on a narrow
 * screen. It does not render a `main`; the page does.
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
  topBar,
  isOpen,
  defaultOpen = false,
  onOpenChange,
  children,
  className,
  ...props
}: SideNavigationLayoutProps) {
  const current = groups.flatMap(({ items }) => items).find((item) => item.isCurrent)?.href ?? '';
  const [isVisible, setOpen] = useOpenOnPage(current, { isOpen, defaultOpen, onOpenChange });

  return (
    <div {...props} className={joinClassNames(styles.layout({ placement }), className)}>
      <div className={styles.side({ placement })}>
        <div className={styles.scroller({ placement })}>
          <SideNavigation
            aria-label={ariaLabel}
            groups={groups}
            header={header}
            footer={footer}
            className={styles.navigation}
          />
        </div>
      </div>
      <div className={styles.content({ placement })}>
        <div className={styles.bar({ placement, isEmpty: topBar === undefined })}>
          <Button
            variant="outline"
            tone="neutral"
            size="small"
            aria-haspopup="dialog"
            aria-expanded={isVisible}
            className={styles.opener}
            onPress={() => setOpen(true)}
          >
            <PanelLeft size={16} aria-hidden="true" />
            <span {...(topBar !== undefined && { className: styles.openerLabel })}>{menuLabel}</span>
          </Button>
          {topBar === undefined ? null : <div className={styles.topBar}>{topBar}</div>}
        </div>
        {children}
      </div>
      <Dialog
        title={menuLabel}
        placement="start"
        isOpen={isVisible}
        onOpenChange={setOpen}
        {...(closeLabel !== undefined && { closeLabel })}
        {...(footer !== undefined && { footer: <div className={styles.drawerFooter}>{footer}</div> })}
      >
        <SideNavigation
          aria-label={ariaLabel}
          groups={groups}
          className={styles.drawerNavigation}
          onAction={() => setOpen(false)}
        />
      </Dialog>
    </div>
  );
}
