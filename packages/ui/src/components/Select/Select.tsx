'use client';
import { Check, ChevronsUpDown } from 'lucide-react';
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
import { control, field } from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel, FieldNotes } from '../../private/Field/Field.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { checkItems } from './checkItems.ts';
import {
  check,
  chevron,
  item as itemStyle,
  itemDescription,
  list,
  popover,
  small,
  trigger,
  value as valueStyle,
  words,
} from './Select.css.ts';

export const selectSizes = ['small', 'medium'] as const;
export type SelectSize = (typeof selectSizes)[number];

export interface SelectItem {
  /** What `value` and `onChange` call it. Never empty. */
  id: string;
  /** Its words. */
  label: string;
  /** A line of help under the words. */
  description?: string;
}

type OwnWords =
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

export interface SelectProps extends Omit<AriaSelectProps<SelectItem>, OwnWords>, FieldAnatomy {
  /** What there is to choose from, in the order shown. An item with an empty id throws an `Error`. */
  items: readonly SelectItem[];
  /** The id of the chosen item; `null` for none yet (controlled). */
  value?: string | null;
  /** The id of the item that is chosen at first (uncontrolled). */
  defaultValue?: string;
  /** Called with the id of the item that a person has chosen. */
  onChange?: (id: string) => void;
  /** How high: 40 px, or 32 px for a row of a table; at least 44 px for a finger. @default 'medium' */
  size?: SelectSize;
  /** The button that opens the list, to move focus to it for instance. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * One of a list, which opens on demand: for more than about five items, or where space is scarce. For a few short ones
 * that everybody should see use `ToggleGroup`, for a few long ones `RadioGroup`.
 *
 * @example <Select label="Status" items={[{ id: 'all', label: 'All' }, { id: 'open', label: 'Open' }]} defaultValue="all" />
 */
export function Select({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  items,
  onChange,
  size = 'medium',
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
      className={composeClassName(className, field)}
    >
      {({ isInvalid }) => (
        <>
          <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} textId={labelId} />
          <AriaButton
            {...(ref && { ref })}
            className={joinClassNames(control, trigger, size === 'small' && small)}
            // A plain button has no value, so react-aria puts the value into its name. As a combobox it is named by its
            // label alone, has a value, and can be required and invalid.
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
            <ChevronsUpDown size={16} aria-hidden className={chevron} />
          </AriaButton>
          <FieldNotes description={description} errorMessage={errorMessage} />
          <AriaPopover className={popover} offset={4}>
            <AriaListBox items={items} className={list}>
              {(item) => (
                <AriaListBoxItem id={item.id} textValue={item.label} className={itemStyle}>
                  <span className={words}>
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
