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

/** A link in a panel; without `href`, a button that looks like a link. */
export interface NavigationGroupLink {
  /** Unique key. */
  id: string;
  /** The text of the link, in a few words. */
  label: string;
  /** A line of text below the label. */
  description?: string;
  /** The address of the page. */
  href?: string;
  /** Whether this is the current page. @default false */
  isCurrent?: boolean;
  /** Called when the link or button is activated. */
  onPress?: () => void;
}

/** A group of links in a panel. */
export interface NavigationGroup {
  /** Unique key. */
  id: string;
  /** The heading of the group. */
  title?: string;
  /** The links, in order. */
  links: readonly NavigationGroupLink[];
}

interface PanelGroupProps {
  group: NavigationGroup;
  /** Whether the panel is open or has been open. */
  wasOpened: boolean;
  onPressButton: () => void;
}

export function PanelGroup({ group: { title, links }, wasOpened, onPressButton }: PanelGroupProps) {
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
            <PanelLink link={link} wasOpened={wasOpened} onPressButton={onPressButton} />
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
  wasOpened,
  onPressButton,
}: PanelLinkProps) {
  const content = (
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
        {content}
      </AriaButton>
    );
  }
  // A plain link until the panel first opens: about sixty react-aria links would slow down the first load.
  const linkProps = { href, className: panelLink, ...(isCurrent && { 'aria-current': 'page' as const }) };
  return wasOpened ? (
    <AriaLink {...linkProps} {...(onPress && { onPress })}>
      {content}
    </AriaLink>
  ) : (
    <a {...linkProps}>{content}</a>
  );
}
