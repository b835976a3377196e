'use client';
import { type Ref, useId } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue as AriaSelectValue,
} from 'react-aria-components/Select';
import type { ChoiceItem, ChoiceSection } from '../../private/choiceItem.ts';
import { flatItems } from '../../private/choiceSections.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, type LabelPlacement, splitField } from '../../private/Field/Field.tsx';
import { ChevronsUpDown } from '../../private/icons.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { checkItems } from './checkItems.ts';
import * as styles from './Select.css.ts';
import { SelectList } from './SelectList.tsx';

export type { ChoiceItem, ChoiceSection };

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
  /** The items, or sections of them, in display order. An item with an empty id throws an `Error`. */
  items: readonly (ChoiceItem | ChoiceSection)[];
  /** The id of the selected item, or `null` for none (controlled). */
  value?: string | null;
  /** The id of the initially selected item (uncontrolled). */
  defaultValue?: string;
  /** Called with the id of the selected item. */
  onChange?: (id: string) => void;
  /** Whether the label is above the control, or next to it as in filters (above it on a phone). @default 'top' */
  labelPlacement?: LabelPlacement;
  /** Ref to the button that opens the list. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Lets the user select one item of a list that opens on demand; use it for about five items or more. For fewer, use
 * `ToggleGroup` or `RadioGroup`; for many, use `ComboBox`; in a table row, use `StatusSelect`.
 * @example <Select label="Status" items={[{ id: 'all', label: 'All' }, { id: 'open', label: 'Open' }]} defaultValue="all" />
 */
export function Select(props: SelectProps) {
  const [anatomy, { labelPlacement = 'top', 'data-testid': testId, items, onChange, className, ref, ...rest }] =
    splitField('Select', props);
  checkItems(props.label, flatItems(items));
  const labelId = useId();

  return (
    <AriaSelect
      {...rest}
      onChange={(key) => {
        if (key !== null) onChange?.(String(key));
      }}
      className={composeClassName(
        className,
        joinClassNames(fieldStyles.field, labelPlacement === 'start' && fieldStyles.labelAtStart),
      )}
    >
      {({ isInvalid }) => (
        <>
          <FieldParts {...anatomy} textId={labelId} isChosen>
            <AriaButton
              data-testid={testId}
              ref={ref}
              className={joinClassNames(fieldStyles.control, styles.trigger)}
              // react-aria adds the value to the name of a plain button. Only its label names a combobox, which can
              // have a value and be required or invalid.
              // https://www.w3.org/WAI/ARIA/apg/patterns/combobox/examples/combobox-select-only/
              render={(button) => (
                <button
                  {...button}
                  role="combobox"
                  aria-controls={button['aria-controls']}
                  aria-expanded={button['aria-expanded']}
                  aria-labelledby={labelId}
                  aria-required={rest.isRequired || undefined}
                  aria-invalid={isInvalid || undefined}
                  data-invalid={isInvalid || undefined}
                />
              )}
            >
              <AriaSelectValue className={styles.value}>
                {({ selectedText, isPlaceholder, defaultChildren }) => (
                  <span className={styles.text}>{isPlaceholder ? defaultChildren : selectedText}</span>
                )}
              </AriaSelectValue>
              <ChevronsUpDown size={16} aria-hidden className={styles.chevron} />
            </AriaButton>
          </FieldParts>
          <SelectList items={items} />
        </>
      )}
    </AriaSelect>
  );
}
