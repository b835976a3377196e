'use client';
import { type Ref, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { ListBox as AriaListBox, ListBoxItem as AriaListBoxItem } from 'react-aria-components/ListBox';
import { Popover as AriaPopover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue as AriaSelectValue,
} from 'react-aria-components/Select';
import { Text as AriaText } from 'react-aria-components/Text';
import { composeClassName } from '../../private/composeClassName.ts';
import type { ChoiceItem } from '../../private/ChoiceItem.ts';
import { control, field, labelAtStart } from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel, FieldNotes, type LabelPlacement } from '../../private/Field/Field.tsx';
import { Check, ChevronsUpDown } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { toneColors } from '../../private/tone.css.ts';
import type { BadgeTone } from '../Badge/Badge.tsx';
import { checkItems } from './checkItems.ts';
import {
  check,
  chevron,
  chevronWithTone,
  item as itemStyle,
  itemDescription,
  list,
  popover,
  small,
  trigger,
  triggerWithTone,
  value as valueStyle,
  itemText,
} from './Select.css.ts';

export const selectSizes = ['small', 'medium'] as const;
export type SelectSize = (typeof selectSizes)[number];

export type { ChoiceItem };

type OverriddenProps =
  | 'children'
  | 'isRequired'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'selectedKey'
  | 'defaultSelectedKey'
  | 'onSelectionChange'
  | 'selectionMode'
  | 'shouldCloseOnSelect'
  | 'allowsEmptyCollection'
  | 'disabledKeys'
  | 'validate';

export interface SelectProps extends Omit<AriaSelectProps<ChoiceItem>, OverriddenProps>, FieldAnatomy {
  /** The items, in display order. An item with an empty id throws an `Error`. */
  items: readonly ChoiceItem[];
  /** The id of the selected item, or `null` for none (controlled). */
  value?: string | null;
  /** The id of the item that is selected initially (uncontrolled). */
  defaultValue?: string;
  /** Called with the id of the item that a person selects. */
  onChange?: (id: string) => void;
  /** The height: 40 px, or 32 px for a table row; at least 44 px on touch screens. @default 'medium' */
  size?: SelectSize;
  /** Colours the button like a `Badge` of this tone, for a status in a table row. @default none */
  tone?: BadgeTone;
  /** Where the label is: above the control, or beside it for the filters of a list (above it on a phone). @default 'top' */
  labelPlacement?: LabelPlacement;
  /** Ref to the button that opens the list, for example to move focus to it. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Selects one item of a list that opens on demand, for more than about five items or where space is limited. For a few
 * short items that should be visible use `ToggleGroup`, for a few long ones `RadioGroup`.
 *
 * @example <Select label="Status" items={[{ id: 'all', label: 'All' }, { id: 'open', label: 'Open' }]} defaultValue="all" />
 */
export function Select({
  label,
  isLabelHidden = false,
  labelPlacement = 'top',
  description,
  errorMessage,
  isRequired = false,
  items,
  onChange,
  size = 'medium',
  tone,
  className,
  ref,
  ...props
}: SelectProps) {
  checkItems(label, items);
  const labelId = useId();

  return (
    <AriaSelect
      {...props}
      isRequired={isRequired}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
      className={composeClassName(className, joinClassNames(field, labelPlacement === 'start' && labelAtStart))}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} textId={labelId} />
          <AriaButton
            {...(ref && { ref })}
            className={joinClassNames(
              control,
              trigger,
              size === 'small' && small,
              tone && triggerWithTone,
              tone && toneColors[tone],
            )}
            // A plain button has no value, so react-aria adds the value to its name. The name of a combobox is its label
            // only, and it can have a value and be required or invalid.
            // https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
            render={(button) => (
              <button
                {...button}
                role="combobox"
                aria-controls={button['aria-controls']}
                aria-expanded={button['aria-expanded']}
                aria-labelledby={labelId}
                aria-required={isRequired || undefined}
                aria-invalid={isInvalid || undefined}
                data-invalid={isInvalid || undefined}
              />
            )}
          >
            <AriaSelectValue className={valueStyle}>
              {({ selectedText, isPlaceholder, defaultChildren }) => (isPlaceholder ? defaultChildren : selectedText)}
            </AriaSelectValue>
            <ChevronsUpDown size={tone ? 14 : 16} aria-hidden className={tone ? chevronWithTone : chevron} />
          </AriaButton>
          <FieldNotes description={description} errorMessage={errorMessage} />
          <AriaPopover className={popover} offset={4}>
            <AriaListBox items={items} className={list}>
              {(item) => (
                <AriaListBoxItem
                  id={item.id}
                  textValue={item.label}
                  isDisabled={item.isDisabled ?? false}
                  className={itemStyle}
                >
                  <span className={itemText}>
                    <AriaText slot="label">{item.label}</AriaText>
                    {item.description ? (
                      <AriaText slot="description" className={itemDescription}>
                        {item.description}
                      </AriaText>
                    ) : null}
                  </span>
                  <Check size={16} aria-hidden className={check} />
                </AriaListBoxItem>
              )}
            </AriaListBox>
          </AriaPopover>
        </>
      )}
    </AriaSelect>
  );
}
