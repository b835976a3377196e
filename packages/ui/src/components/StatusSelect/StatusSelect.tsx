'use client';
import { type KeyboardEvent, type Ref, useId, useRef } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ChoiceItem } from '../../private/choiceItem.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import { ChevronsUpDown } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { usePopoverOnDemand } from '../../private/popoverOnDemand/usePopoverOnDemand.ts';
import * as toneStyles from '../../private/tone.css.ts';
import type { BadgeTone } from '../Badge/Badge.tsx';
import * as styles from './StatusSelect.css.ts';
import { findItem, typeLetter } from './typeAhead.ts';

const loadList = async () => (await import('../Select/SelectList.tsx')).SelectList;

export interface StatusSelectProps extends Pick<AriaButtonProps, 'className' | 'style' | 'id' | 'isDisabled'> {
  /** The accessible name, which includes the row: Status of order 1042. */
  'aria-label': string;
  /** The statuses, in display order. */
  items: readonly ChoiceItem[];
  /** The id of the selected item (controlled). */
  value: string;
  /** Called with the id of the newly selected item. */
  onChange?: (id: string) => void;
  /** Colours the button like a `Badge` of this tone. @default 'neutral' */
  tone?: BadgeTone;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Lets the user select the status of a table row; its list loads on hover or focus. In a form, use `Select`.
 * @example <StatusSelect aria-label="Status of order 1042" tone="warning" items={statuses} value={order.status} onChange={setStatus} />
 */
export function StatusSelect({
  'aria-label': name,
  items,
  value,
  onChange,
  tone = 'neutral',
  className,
  ref,
  ...props
}: StatusSelectProps) {
  const listId = useId();
  const { List, isOpen, trigger: button, buttonProps, popoverProps, open, preload } = usePopoverOnDemand(loadList, ref);
  const typed = useRef({ text: '', time: 0 });

  const select = (id: string | undefined) => {
    if (id !== undefined && id !== value) onChange?.(id);
  };
  /** Handles the keys of a closed select. Returns whether the key was handled. */
  const handleKey = ({ key, timeStamp, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      open();
      return true;
    }
    if (key.length > 1 || ctrlKey || metaKey || altKey) return false;
    const next = typeLetter(typed.current, key, timeStamp);
    // A space that starts a word opens the list.
    if (next.text === ' ') return false;
    typed.current = next;
    select(findItem(items, value, next.text)?.id);
    return true;
  };

  return (
    <>
      <AriaButton
        {...props}
        ref={button}
        className={composeClassName(className, joinClassNames(styles.trigger, toneStyles.toneColors[tone]))}
        onFocus={buttonProps.onFocus}
        onHoverStart={preload}
        onPress={open}
        render={(ariaProps) => (
          <button
            {...ariaProps}
            role="combobox"
            aria-label={name}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onKeyDown={(event) => {
              if (handleKey(event)) event.preventDefault();
              else ariaProps.onKeyDown?.(event);
            }}
          />
        )}
      >
        <span className={styles.label}>{items.find(({ id }) => id === value)?.label}</span>
        <ChevronsUpDown size={14} aria-hidden className={styles.chevron} />
      </AriaButton>
      {List ? (
        <List
          popoverProps={{ ...popoverProps, trigger: 'Select', placement: 'bottom start' }}
          id={listId}
          aria-label={name}
          items={items}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the open list handles the keys, as in a select
          autoFocus
          selectionMode="single"
          shouldSelectOnPressUp
          shouldFocusOnHover
          selectedKeys={[value]}
          onSelectionChange={(keys) => {
            popoverProps.onOpenChange(false);
            // Empty if the selected item was pressed again.
            for (const key of keys) select(String(key));
          }}
        />
      ) : null}
    </>
  );
}
