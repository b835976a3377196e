'use client';
import { ChevronDown } from 'lucide-react';
import {
  type CSSProperties,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type Ref,
  useId,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import {
  chevron,
  entry,
  footer as footerStyle,
  groups as groupsStyle,
  inner,
  list as listStyle,
  panel as panelStyle,
} from './NavigationMenu.css.ts';
import { type NavigationGroup, PanelGroup } from './PanelGroup.tsx';
import { type ExpandedProps, useExpanded } from './useExpanded.ts';

export type { NavigationGroup, NavigationGroupLink } from './PanelGroup.tsx';

/** An entry of the bar that goes somewhere at once. */
export interface NavigationLink {
  /** Its key. */
  id: string;
  /** A word or two. */
  label: string;
  /** Where it goes. */
  href: string;
  /** Whether it is the page that is shown. @default false */
  isCurrent?: boolean;
}

/** An entry of the bar that opens a panel of links. */
export interface NavigationPanel {
  /** Its key in `expandedKey`. */
  id: string;
  /** A word or two. */
  label: string;
  /** The links, in groups that stay together in a column. */
  groups: readonly NavigationGroup[];
  /** What stands below the groups, such as a link to all of them. */
  footer?: ReactNode;
}

export interface NavigationMenuProps extends ExpandedProps {
  /** The name of the navigation, such as 'Main'. */
  'aria-label': string;
  /** The entries of the bar, in order. */
  items: readonly (NavigationLink | NavigationPanel)[];
  /** For the outermost element; its rules win over ours. */
  className?: string;
  /** For the outermost element. */
  style?: CSSProperties;
  /** The `nav`. */
  ref?: Ref<HTMLElement>;
}

/**
 * The bar of links of a site, some of which open a panel of more. A panel hangs from the nearest positioned ancestor, such as
 * a sticky header, and is as wide. It opens when a mouse rests on its entry, by click, touch, Enter or the down
 * arrow; Escape, a press outside, leaving it and following a link close it. Closed panels are in the document, so that
 * crawlers find their links. For actions use `Menu`; where the screen is too narrow, links in a `Dialog`.
 *
 * @example <NavigationMenu aria-label="Main" items={[{ id: 'about', label: 'About Us', href: '/about' }]} />
 */
export function NavigationMenu({
  'aria-label': ariaLabel,
  items,
  className,
  style,
  ref,
  ...props
}: NavigationMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const { openKey, expand, enter, leave, toggle } = useExpanded(props, list);
  return (
    <nav
      aria-label={ariaLabel}
      {...(className !== undefined && { className })}
      {...(style && { style })}
      {...(ref && { ref })}
    >
      <ul ref={list} className={listStyle}>
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
            <li key={item.id}>
              <AriaLink href={item.href} className={entry} {...(item.isCurrent && { 'aria-current': 'page' })}>
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
  item: { label, groups, footer },
  isOpen,
  onToggle,
  onExpandedChange,
  onEnter,
  onLeave,
}: PanelEntryProps) {
  const panelId = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isLive, setLive] = useState(isOpen);
  if (isOpen && !isLive) setLive(true);

  const forMouse = (callback: () => void) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') callback();
  };
  const enterPanel = (event: { key: string; preventDefault: () => void }) => {
    if (event.key !== 'ArrowDown') return;
    event.preventDefault();
    // The panel has to be there before anything in it takes focus.
    flushSync(() => onExpandedChange(true));
    panel.current?.querySelector<HTMLElement>('a, button')?.focus();
  };
  const closeBehindUser = () => {
    // What has focus is about to be hidden.
    trigger.current?.focus();
    onExpandedChange(false);
  };
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) closeBehindUser();
  };
  const stayProps = {
    onPointerEnter: forMouse(onEnter),
    onPointerLeave: forMouse(onLeave),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      // No relatedTarget: a press on the plain ground of the panel, or another window.
      if (isOpen && relatedTarget && !currentTarget.contains(relatedTarget)) onExpandedChange(false);
    },
  };

  return (
    <li {...(isOpen && { 'data-open': true })} {...stayProps}>
      <AriaButton
        ref={trigger}
        aria-expanded={isOpen}
        aria-controls={panelId}
        className={entry}
        onPress={({ pointerType }) => onToggle(pointerType === 'mouse')}
        onKeyDown={(event: KeyboardEvent) => enterPanel(event)}
      >
        {label}
        <ChevronDown aria-hidden="true" size={16} className={chevron} />
      </AriaButton>
      <div ref={panel} id={panelId} hidden={!isOpen} className={panelStyle} onClickCapture={closeOnLink}>
        <div className={inner}>
          <div className={groupsStyle}>
            {groups.map((group) => (
              <PanelGroup key={group.id} group={group} isLive={isLive} onPressButton={closeBehindUser} />
            ))}
          </div>
          {footer ? <div className={footerStyle}>{footer}</div> : null}
        </div>
      </div>
    </li>
  );
}
