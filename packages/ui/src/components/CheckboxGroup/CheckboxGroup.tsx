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
  words,
} from './CheckboxGroup.css.ts';

/** One of several things of which any number may be chosen. */
export interface CheckboxOption extends Pick<ChoiceOption, 'id' | 'label' | 'isDisabled'> {
  /** A figure at the end of its row, such as how many things have it. Read out as its description. */
  note?: string;
}

export interface CheckboxGroupProps extends Omit<AriaCheckboxGroupProps, 'children' | 'isRequired'>, FieldAnatomy {
  /** What there is to choose from, in the order shown. */
  options: readonly CheckboxOption[];
  /** The group, from its label to its error. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Any number of a few options, none at first. For exactly one of them use `RadioGroup`; for a setting that takes effect
 * at once `Switch`.
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
              <span className={words}>{option.label}</span>
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
