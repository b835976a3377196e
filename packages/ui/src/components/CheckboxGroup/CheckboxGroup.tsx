'use client';
import { Check } from 'lucide-react';
import type { Ref } from 'react';
import {
  CheckboxButton as AriaCheckboxButton,
  CheckboxField as AriaCheckboxField,
} from 'react-aria-components/Checkbox';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Text as AriaText } from 'react-aria-components/Text';
import { composeClassName } from '../../private/composeClassName.ts';
import { field } from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel, FieldNotes } from '../../private/Field/Field.tsx';
import type { ChoiceOption } from '../../private/Field/option.ts';
import {
  box,
  button,
  check,
  note,
  option as optionStyle,
  options as optionsStyle,
  optionLabel,
} from './CheckboxGroup.css.ts';

/** An option of a checkbox group. */
export interface CheckboxOption extends Pick<ChoiceOption, 'id' | 'label' | 'isDisabled'> {
  /** A figure at the end of the row, such as the number of matching items. Read out as the description. */
  note?: string;
}

export interface CheckboxGroupProps extends Omit<AriaCheckboxGroupProps, 'children' | 'isRequired'>, FieldAnatomy {
  /** The options, in display order. */
  options: readonly CheckboxOption[];
  /** Ref to the element around label, options and messages. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Selects any number of a few options. For exactly one of them use `RadioGroup`; for a setting that takes effect at
 * once `Switch`.
 *
 * @example <CheckboxGroup label="Pitch" options={[{ id: '2.54', label: '2.54 mm', note: '4' }]} />
 */
export function CheckboxGroup({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  options,
  className,
  ref,
  ...props
}: CheckboxGroupProps) {
  return (
    <AriaCheckboxGroup
      {...props}
      {...(ref && { ref })}
      isRequired={isRequired}
      className={composeClassName(className, field)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} elementType="span" />
      <div className={optionsStyle}>
        {options.map((option) => (
          <AriaCheckboxField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={optionStyle}
          >
            <AriaCheckboxButton className={button}>
              <span className={box}>
                <Check size={14} strokeWidth={3} aria-hidden="true" className={check} />
              </span>
              <span className={optionLabel}>{option.label}</span>
            </AriaCheckboxButton>
            {option.note === undefined ? null : (
              <AriaText slot="description" className={note}>
                {option.note}
              </AriaText>
            )}
          </AriaCheckboxField>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
