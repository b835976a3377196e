'use client';
import type { Ref } from 'react';
import {
  RadioButton as AriaRadioButton,
  RadioField as AriaRadioField,
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { Text as AriaText } from 'react-aria-components/Text';
import { composeClassName } from '../../private/composeClassName.ts';
import { field } from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel, FieldNotes } from '../../private/Field/Field.tsx';
import type { ChoiceOption } from '../../private/Field/option.ts';
import { button, option as optionStyle, optionDescription, options as optionsStyle, pad } from './RadioGroup.css.ts';

export interface RadioGroupProps extends Omit<AriaRadioGroupProps, 'children' | 'isRequired'>, FieldAnatomy {
  /** The options, in display order. */
  options: readonly ChoiceOption[];
  /** Whether the options are in a column or in a row that wraps. @default 'vertical' */
  orientation?: NonNullable<AriaRadioGroupProps['orientation']>;
  /** Ref to the element around label, options and messages. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * Selects one of a few options that have long labels or a description. It can start without a selection. For a few
 * short options use `ToggleGroup`, for many `Select`.
 *
 * @example <RadioGroup label="Gerber Data" options={[{ id: 'yes', label: 'Provided' }, { id: 'no', label: 'To be generated' }]} />
 */
export function RadioGroup({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  options,
  orientation = 'vertical',
  className,
  ref,
  ...props
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      {...props}
      {...(ref && { ref })}
      orientation={orientation}
      isRequired={isRequired}
      className={composeClassName(className, field)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <div className={optionsStyle({ orientation })}>
        {options.map((option) => (
          <AriaRadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            className={optionStyle}
          >
            <AriaRadioButton className={button}>
              <span className={pad} />
              {option.label}
            </AriaRadioButton>
            {option.description ? (
              <AriaText slot="description" className={optionDescription}>
                {option.description}
              </AriaText>
            ) : null}
          </AriaRadioField>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
