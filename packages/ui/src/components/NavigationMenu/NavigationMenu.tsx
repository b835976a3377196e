'use client';
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { flushSync } from 'react-dom';
import { ChevronDown } from '../../private/icons.tsx';
import { Styled } from '../../private/inlineStyle/Styled.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { type ActionItem, keyOf, type LinkGroup, type LinkItem } from '../../private/links.ts';
import { elementClass } from '../../theme/defaults.css.ts';
import * as styles from './NavigationMenu.css.ts';
import { PanelGroup } from './PanelGroup.tsx';
import { type ExpandedProps, useExpanded } from './useExpanded.ts';

export type { ActionItem, LinkGroup, LinkItem };

export interface NavigationPanel {
  /** Unique key of the item, used in `expandedKey`. */
  id: string;
  label: string;
  /** The groups of links. A group stays together in a column. */
  groups: readonly LinkGroup<LinkItem | ActionItem>[];
  /** Content next to the groups, such as a picture with a link. */
  aside?: ReactNode;
  /** Content below the groups, such as a link to an overview page. */
  footer?: ReactNode;
  /** Whether the current page belongs to this panel. The link itself takes `isCurrent` too. @default false */
  isCurrent?: boolean;
}

export interface NavigationMenuProps extends Omit<ComponentPropsWithRef<'nav'>, 'children'>, ExpandedProps {
  /** The accessible name of the navigation, such as 'Main'. */
  'aria-label': string;
  /** The items of the bar, in order. */
  items: readonly (LinkItem | NavigationPanel)[];
}

/**
 * The navigation bar of a site: links and panels of links. A panel hangs from the nearest positioned ancestor, such as
 * a sticky header, and dims the page below. Closed panels stay in the document for crawlers. For actions, use `Menu`.
 * @example <NavigationMenu aria-label="Main" items={[{ id: 'about', label: 'About Us', href: '/about' }]} />
 */
export function NavigationMenu({
  items,
  expandedKey,
  defaultExpandedKey,
  onExpandedChange,
  className,
  ...props
}: NavigationMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const { openKey, expand, enter, leave, toggle } = useExpanded(
    { expandedKey, defaultExpandedKey, onExpandedChange },
    list,
  );
  return (
    <nav {...props} className={joinClassNames(elementClass, className)}>
      <ul ref={list} className={styles.list} {...(openKey !== null && { 'data-expanded': true })}>
        {items.map((item) =>
          'groups' in item ? (
            <PanelEntry
              key={item.id}
              item={item}
              isOpen={item.id === openKey}
              onToggle={(isMouse) => toggle(item.id, isMouse)}
              onExpandedChange={(isOpen) => expand(isOpen ? item.id : null)}
              onEnter={() => enter(item.id)}
              onLeave={leave}
            />
          ) : (
            <li key={keyOf(item)} className={elementClass}>
              <AriaLink href={item.href} className={styles.entry} {...(item.isCurrent && { 'aria-current': 'page' })}>
                {item.label}
              </AriaLink>
            </li>
          ),
        )}
      </ul>
    </nav>
  );
}

interface PanelEntryProps {
  item: NavigationPanel;
  isOpen: boolean;
  onToggle: (isMouse: boolean) => void;
  onExpandedChange: (isOpen: boolean) => void;
  onEnter: () => void;
  onLeave: () => void;
}

function PanelEntry({
  item: { label, groups, aside, footer, isCurrent = false },
  isOpen,
  onToggle,
  onExpandedChange,
  onEnter,
  onLeave,
}: PanelEntryProps) {
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);

  const forMouse = (callback: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') callback();
  };
  const focusPanel = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    // The panel must be visible before a link in it can take focus.
    flushSync(() => onExpandedChange(true));
    panel.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const closeAndFocusTrigger = () => {
    // The focused element is about to be hidden.
    trigger.current?.focus();
    onExpandedChange(false);
  };
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) closeAndFocusTrigger();
  };
  const dismissProps = {
    onPointerEnter: forMouse(onEnter),
    onPointerLeave: forMouse(onLeave),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // `relatedTarget` is null after a press on the panel's background or a change of window.
      if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onExpandedChange(false);
    },
  };

  return (
    <li className={elementClass} {...(isOpen && { 'data-open': true })} {...dismissProps}>
      <AriaButton
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        {...(isCurrent && { 'aria-current': 'true' as const })}
        className={styles.entry}
        onPress={({ pointerType }) => onToggle(pointerType === 'mouse')}
        onKeyDown={(event: KeyboardEvent) => focusPanel(event)}
      >
        <span>{label}</span>
        <ChevronDown aria-hidden="true" size={16} className={styles.chevron} />
      </AriaButton>
      <div ref={panel} id={panelId} hidden={!isOpen} className={styles.panel} onClickCapture={closeOnLink}>
        <div className={styles.inner}>
          <div className={styles.body}>
            <Styled className={styles.groups} style={{ columnCount: groups.length }}>
              {groups.map((group) => (
                <PanelGroup key={group.id} group={group} wasOpened={wasOpened} onPressButton={closeAndFocusTrigger} />
              ))}
            </Styled>
            {aside ? <div className={styles.aside}>{aside}</div> : null}
          </div>
          {footer ? <div className={styles.footer}>{footer}</div> : null}
        </div>
      </div>
    </li>
  );
}
