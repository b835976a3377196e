'use client';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import type { ChoiceItem } from '../../private/ChoiceItem.ts';
import { control, field } from '../../private/Field/Field.css.ts';
import type { FieldAnatomy } from '../../private/Field/Field.tsx';
import { ChevronsUpDown } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { toneColors } from '../../private/tone.css.ts';
import type { BadgeTone } from '../Badge/Badge.tsx';
import { chevronWithTone, small, trigger, triggerWithTone, value as valueStyle } from './Select.css.ts';
import { SelectList } from './SelectList.tsx';

export interface RowSelectProps extends Pick<FieldAnatomy, 'label'> {
  /** Always: the header of the column is the visible label. */
  isLabelHidden: true;
  /** Colours the button like a `Badge` of this tone. */
  tone: BadgeTone;
  /** The height, for a table row. */
  size: 'small';
  /** The items, in display order. */
  items: readonly ChoiceItem[];
  /** The id of the selected item (controlled). */
  value: string;
  /** Called with the id of the item that a person selects. */
  onChange?: (id: string) => void;
}

/**
 * A `Select` for a row of a table. Its list is created when it is first opened: with a collection of items in each row, as
 * react-aria's select has it, a table takes three times as long to sort.
 */
export function RowSelect({ label, tone, items, value, onChange }: RowSelectProps) {
  const listId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // The list stays mounted after it has closed, so that it can fade out.
  const [hasList, setHasList] = useState(false);
  const open = () => {
    setHasList(true);
    setOpen(true);
  };
  const openByArrow = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    open();
  };
  return (
    <div className={field}>
      <AriaButton
        ref={button}
        className={joinClassNames(control, trigger, small, triggerWithTone, toneColors[tone])}
        onPress={open}
        render={(props) => (
          <button
            {...props}
            role="combobox"
            aria-label={label}
            aria-haspopup="listbox"
            aria-expanded={isOpen}
            aria-controls={isOpen ? listId : undefined}
            onKeyDown={(event) => {
              props.onKeyDown?.(event);
              openByArrow(event);
            }}
          />
        )}
      >
        <span className={valueStyle}>{items.find(({ id }) => id === value)?.label}</span>
        <ChevronsUpDown size={14} aria-hidden className={chevronWithTone} />
      </AriaButton>
      {hasList ? (
        <SelectList
          popoverProps={{
            trigger: 'Select',
            triggerRef: button,
            placement: 'bottom start',
            'aria-label': label,
            isOpen,
            onOpenChange: setOpen,
          }}
          id={listId}
          aria-label={label}
          items={items}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the keys of the open list are those of a select
          autoFocus
          selectionMode="single"
          shouldSelectOnPressUp
          shouldFocusOnHover
          selectedKeys={[value]}
          onSelectionChange={(keys) => {
            setOpen(false);
            // Empty if the selected item was pressed again.
            for (const key of keys) onChange?.(String(key));
          }}
        />
      ) : null}
    </div>
  );
}
