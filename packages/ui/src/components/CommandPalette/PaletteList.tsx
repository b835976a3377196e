'use client';
import { useEffect } from 'react';
import { Collection as AriaCollection } from 'react-aria-components/Collection';
import { Header as AriaHeader } from 'react-aria-components/Header';
import {
  ListBox as AriaListBox,
  ListBoxItem as AriaListBoxItem,
  ListBoxSection as AriaListBoxSection,
} from 'react-aria-components/ListBox';
import { Text as AriaText } from 'react-aria-components/Text';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { fillMessage } from '../../private/fillMessage.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import type { CommandItem, FoundSection } from './commands.ts';
import * as styles from './PaletteDialog.css.ts';
import { isApple } from './useShortcut.ts';

interface PaletteListProps {
  label: string;
  sections: readonly FoundSection[];
  onAction: (id: string) => void;
}

export function PaletteList({ label, sections, onAction }: PaletteListProps) {
  const messages = useMessages();
  /** One text, so that screen readers read it in one go. */
  const headingOf = ({ title: heading, items, count }: FoundSection) => {
    if (count === items.length) return heading;
    const part = fillMessage(messages.partOfAll, { shown: items.length, count });
    return `${heading}, ${part}`;
  };
  return (
    <AriaListBox
      aria-label={label}
      items={sections}
      selectionMode="none"
      className={styles.list}
      onAction={(id) => onAction(String(id))}
    >
      {(section) => (
        <AriaListBoxSection id={`section ${section.id}`}>
          <AriaHeader className={styles.title}>{headingOf(section)}</AriaHeader>
          <AriaCollection items={section.items}>
            {(item) => (
              <AriaListBoxItem
                id={item.id}
                textValue={item.label}
                className={styles.item}
                {...(item.href !== undefined && { href: item.href })}
              >
                {({ isFocusVisible }) => <ItemContent item={item} isActive={isFocusVisible} />}
              </AriaListBoxItem>
            )}
          </AriaCollection>
        </AriaListBoxSection>
      )}
    </AriaListBox>
  );
}

function ItemContent({ item, isActive }: { item: CommandItem; isActive: boolean }) {
  const announce = useAnnounce();
  const spoken = [item.label, item.description].filter(Boolean).join(', ');
  useEffect(() => {
    // VoiceOver does not announce the active item (https://github.com/adobe/react-spectrum/issues/10326).
    if (isActive && isApple()) announce(spoken);
  }, [announce, isActive, spoken]);
  return (
    <>
      {item.icon === undefined ? null : (
        <span aria-hidden="true" className={styles.icon}>
          {item.icon}
        </span>
      )}
      <span className={styles.texts}>
        <AriaText slot="label" className={styles.label}>
          {item.label}
        </AriaText>
        {item.description === undefined ? null : (
          <AriaText slot="description" className={styles.description}>
            {item.description}
          </AriaText>
        )}
      </span>
    </>
  );
}
