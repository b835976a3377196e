'use client';
import type { Ref } from 'react';
import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text as AriaText } from 'react-aria-components/Text';
import { useControllable } from '../../hooks/useControllable.ts';
import type { ChoiceItem } from '../../private/choiceItem.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import { selectedItem } from './selectedItem.ts';
import * as styles from './ToggleGroup.css.ts';

export type { ChoiceItem };

export interface ToggleGroupProps
  extends
    Omit<AriaRadioGroupProps, 'children' | 'isRequired' | 'orientation' | 'value' | 'defaultValue' | 'onChange'>,
    FieldAnatomy {
  /** The items, in display order: a few, of one or two words each. */
  items: readonly ChoiceItem[];
  /** The id of the selected item (controlled). An unknown id selects the first enabled item, without `onChange`. */
  value?: string;
  /** The id of the initially selected item (uncontrolled). @default the first enabled item */
  defaultValue?: string;
  /** Called with the id of the selected item. */
  onChange?: (id: string) => void;
  /** Ref to the element around label, items and messages. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Selects one of a few short items. For long labels, use `RadioGroup`; for many, use `Select`; for views, use `Tabs`.
 * @example <ToggleGroup label="Layer" items={[{ id: '1', label: '1' }, { id: '2', label: '2' }]} defaultValue="2" />
 */
export function ToggleGroup(props: ToggleGroupProps) {
  const [anatomy, { items, value: controlledValue, defaultValue, onChange, className, ref, ...rest }] = splitField(
    'ToggleGroup',
    props,
  );
  const [value, change] = useControllable(controlledValue, defaultValue, onChange);
  const canWrap = items.some(({ label: text }) => text.includes(' '));

  return (
    <AriaRadioGroup
      {...rest}
      ref={ref}
      orientation="horizontal"
      value={selectedItem(items, value)}
      onChange={change}
      className={composeClassName(className, fieldStyles.field)}
    >
      <FieldParts {...anatomy} isChosen>
        <div className={anatomy.isLabelHidden ? styles.trackInBar : styles.track}>
          {items.map((item) => (
            <AriaRadioField
              key={item.id}
              value={item.id}
              isDisabled={item.isDisabled ?? false}
              // The description is inside the segment, but must not be part of its accessible name.
              {...(item.description && { 'aria-label': item.label })}
              className={canWrap && !item.label.includes(' ') ? styles.wordSegment : styles.segment}
            >
              <AriaRadioButton className={styles.button}>
                <span className={styles.face}>
                  <span>{item.label}</span>
                  {item.description ? (
                    <AriaText slot="description" className={styles.segmentDescription}>
                      {item.description}
                    </AriaText>
                  ) : null}
                </span>
              </AriaRadioButton>
            </AriaRadioField>
          ))}
        </div>
      </FieldParts>
    </AriaRadioGroup>
  );
}
