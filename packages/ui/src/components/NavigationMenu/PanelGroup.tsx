'use client';
import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import {
  description as descriptionStyle,
  group as groupStyle,
  groupItem,
  groupList,
  groupTitle,
  panelLink,
} from './NavigationMenu.css.ts';

/** A link of a panel; without `href` a button that looks like one. */
export interface NavigationGroupLink {
  /** Its key. */
  id: string;
  /** Where it leads, in a few words. */
  label: string;
  /** A line about it. */
  description?: string;
  /** Where it goes. */
  href?: string;
  /** Whether it is the page that is shown. @default false */
  isCurrent?: boolean;
  /** Called when the link or button is activated. */
  onPress?: () => void;
}

/** Links of a panel that belong together. */
export interface NavigationGroup {
  /** Its key. */
  id: string;
  /** What they have in common. */
  title?: string;
  /** The links, in order. */
  links: readonly NavigationGroupLink[];
}

interface PanelGroupProps {
  group: NavigationGroup;
  /** Whether the panel is, or has been, open. */
  isLive: boolean;
  onPressButton: () => void;
}

export function PanelGroup({ group: { title, links }, isLive, onPressButton }: PanelGroupProps) {
  const titleId = useId();
  return (
    <div className={groupStyle}>
      {title === undefined ? null : (
        <p id={titleId} className={groupTitle}>
          {title}
        </p>
      )}
      <ul className={groupList} {...(title !== undefined && { 'aria-labelledby': titleId })}>
        {links.map((link) => (
          <li key={link.id} className={groupItem}>
            <PanelLink link={link} isLive={isLive} onPressButton={onPressButton} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PanelLinkProps extends Omit<PanelGroupProps, 'group'> {
  link: NavigationGroupLink;
}

function PanelLink({
  link: { label, description, href, isCurrent = false, onPress },
  isLive,
  onPressButton,
}: PanelLinkProps) {
  const words = (
    <>
      {label}
      {description === undefined ? null : <span className={descriptionStyle}>{description}</span>}
    </>
  );
  if (href === undefined) {
    const press = () => {
      onPressButton();
      onPress?.();
    };
    return (
      <AriaButton className={panelLink} onPress={press}>
        {words}
      </AriaButton>
    );
  }
  // Until the panel opens, a plain link for crawlers: the behaviour of some sixty links would weigh on the first load.
  const linkProps = { href, className: panelLink, ...(isCurrent && { 'aria-current': 'page' as const }) };
  return isLive ? (
    <AriaLink {...linkProps} {...(onPress && { onPress })}>
      {words}
    </AriaLink>
  ) : (
    <a {...linkProps}>{words}</a>
  );
}
