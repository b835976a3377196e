'use client';
import type { Ref } from 'react';
import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text as AriaText } from 'react-aria-components/Text';
import type { ChoiceItem } from '../../private/choiceItem.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import * as styles from './RadioGroup.css.ts';

export type { ChoiceItem };

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'children' | 'isRequired'>, FieldAnatomy {
  /** The items, in display order. */
  items: readonly ChoiceItem[];
  /** Whether the items are in a column or in a row that wraps. @default 'vertical' */
  orientation?: NonNullable<AriaRadioGroupProps['orientation']>;
  /** Ref to the element around label, items and messages. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Selects one of a few items with long labels. For a few short ones, use `ToggleGroup`; for many, use `Select`.
 * @example <RadioGroup label="Gerber Data" items={[{ id: 'yes', label: 'Provided' }, { id: 'no', label: 'To be generated' }]} />
 */
export function RadioGroup(props: RadioGroupProps) {
  const [anatomy, { items, orientation = 'vertical', className, ref, ...rest }] = splitField('RadioGroup', props);
  return (
    <AriaRadioGroup
      {...rest}
      ref={ref}
      orientation={orientation}
      className={composeClassName(className, fieldStyles.field)}
    >
      <FieldParts {...anatomy} isChosen>
        <div className={styles.items({ orientation })}>
          {items.map((item) => (
            <AriaRadioField key={item.id} value={item.id} isDisabled={item.isDisabled ?? false} className={styles.item}>
              <AriaRadioButton className={styles.button}>
                <span className={styles.pad} />
                <span>{item.label}</span>
              </AriaRadioButton>
              {item.description ? (
                <AriaText slot="description" className={styles.itemDescription}>
                  {item.description}
                </AriaText>
              ) : null}
            </AriaRadioField>
          ))}
        </div>
      </FieldParts>
    </AriaRadioGroup>
  );
}
