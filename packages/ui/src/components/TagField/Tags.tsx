'use client';
import type { RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ChoiceItem } from '../../private/choiceItem.ts';
import { fillMessage } from '../../private/fillMessage.ts';
import { X } from '../../private/icons.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './TagField.css.ts';

interface TagsProps {
  items: readonly ChoiceItem[];
  onRemove: (index: number) => void;
  isDisabled: boolean;
  labelId: string;
  listRef: RefObject<HTMLUListElement | null>;
}

export function Tags({ items, onRemove, isDisabled, labelId, listRef }: TagsProps) {
  const { remove } = useMessages();
  if (items.length === 0) return null;
  return (
    <ul
      ref={listRef}
      // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari drops the role of a list without markers
      role="list"
      aria-labelledby={labelId}
      className={styles.tags}
    >
      {items.map(({ id, label }, index) => (
        <li key={id} className={styles.item}>
          <AriaButton
            // Not the button of the list.
            slot={null}
            className={styles.tag}
            aria-label={fillMessage(remove, { label })}
            isDisabled={isDisabled}
            onPress={() => onRemove(index)}
          >
            <span className={styles.tagLabel}>{label}</span>
            <X size={14} aria-hidden className={styles.cross} />
          </AriaButton>
        </li>
      ))}
    </ul>
  );
}
