'use client';
import { useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { type ActionItem, keyOf, type LinkGroup, type LinkItem } from '../../private/links.ts';
import * as styles from './NavigationMenu.css.ts';

interface PanelGroupProps {
  group: LinkGroup<LinkItem | ActionItem>;
  wasOpened: boolean;
  onPressButton: () => void;
}

export function PanelGroup({ group: { title, items }, wasOpened, onPressButton }: PanelGroupProps) {
  const titleId = useId();
  return (
    <div className={styles.group}>
      {title === undefined ? null : (
        <p id={titleId} className={styles.groupTitle}>
          {title}
        </p>
      )}
      <ul className={styles.groupList} {...(title !== undefined && { 'aria-labelledby': titleId })}>
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.groupItem}>
            <PanelItem item={item} wasOpened={wasOpened} onPressButton={onPressButton} />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PanelItemProps extends Omit<PanelGroupProps, 'group'> {
  item: LinkItem | ActionItem;
}

function PanelItem({ item, wasOpened, onPressButton }: PanelItemProps) {
  const { label, description } = item;
  const content = (
    <>
      <span>{label}</span>
      {description === undefined ? null : <span className={styles.description}>{description}</span>}
    </>
  );
  if (item.href === undefined) {
    const press = () => {
      onPressButton();
      item.onAction();
    };
    return (
      <AriaButton className={styles.panelLink} onPress={press}>
        {content}
      </AriaButton>
    );
  }
  // A plain link until the panel first opens: about sixty react-aria links would slow down the first load.
  const linkProps = {
    href: item.href,
    className: styles.panelLink,
    ...(item.isCurrent && { 'aria-current': 'page' as const }),
  };
  return wasOpened ? <AriaLink {...linkProps}>{content}</AriaLink> : <a {...linkProps}>{content}</a>;
}
