'use client';
import type { Ref } from 'react';
import { CheckboxField as AriaCheckboxField } from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Text as AriaText } from 'react-aria-components/Text';
import { CheckboxButton } from '../../private/checkbox/CheckboxButton.tsx';
import type { ChoiceItem } from '../../private/choiceItem.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import * as styles from './CheckboxGroup.css.ts';

export interface CheckboxGroupItem extends Omit<ChoiceItem, 'description'> {
  /** A figure at the end of the row, such as the number of matches. */
  count?: string;
}

export interface CheckboxGroupProps extends Omit<AriaCheckboxGroupProps, 'children' | 'isRequired'>, FieldAnatomy {
  /** The items, in display order. */
  items: readonly CheckboxGroupItem[];
  /** Ref to the element around label, items and messages. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * A choice of any number of a few items. For a single item, use `Checkbox`; for exactly one, use `RadioGroup`.
 * @example <CheckboxGroup label="Pitch" items={[{ id: '2.54', label: '2.54 mm', count: '4' }]} />
 */
export function CheckboxGroup(props: CheckboxGroupProps) {
  const [anatomy, { items, className, ref, ...rest }] = splitField('CheckboxGroup', props);
  return (
    <AriaCheckboxGroup {...rest} ref={ref} className={composeClassName(className, fieldStyles.field)}>
      <FieldParts {...anatomy} elementType="span" isChosen>
        <div className={styles.items}>
          {items.map((item) => (
            <AriaCheckboxField
              key={item.id}
              value={item.id}
              isDisabled={item.isDisabled ?? false}
              className={styles.item}
            >
              <CheckboxButton>{item.label}</CheckboxButton>
              {item.count === undefined ? null : (
                <AriaText slot="description" className={styles.count}>
                  {item.count}
                </AriaText>
              )}
            </AriaCheckboxField>
          ))}
        </div>
      </FieldParts>
    </AriaCheckboxGroup>
  );
}
