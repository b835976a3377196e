'use client';
import { type Ref, useState } from 'react';
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
import { chosenOption } from './chosenOption.ts';
import { button, face, segment, segmentDescription, track } from './ToggleGroup.css.ts';

export interface ToggleGroupProps
  extends
    Omit<AriaRadioGroupProps, 'children' | 'isRequired' | 'orientation' | 'value' | 'defaultValue' | 'onChange'>,
    FieldAnatomy {
  /** What there is to choose from, in the order shown: a few, in a word or two each. */
  options: readonly ChoiceOption[];
  /** The id of the chosen option (controlled). An unknown one shows the first option that can be chosen; `onChange` is not called for that. */
  value?: string;
  /** The id of the option that is chosen at first (uncontrolled). @default the first option that can be chosen */
  defaultValue?: string;
  /** Called with the id of the option that a person has chosen. */
  onChange?: (id: string) => void;
  /** The group, from its label to its error. */
  ref?: Ref<HTMLDivElement>;
}

/**
 * One of a few short options, all in sight, one always chosen. Arrow keys choose, as in any group of radio buttons. For
 * long words or none chosen yet use `RadioGroup`, for many options `Select`, for views of a page `Tabs`.
 *
 * @example <ToggleGroup label="Layer" options={[{ id: '1', label: '1' }, { id: '2', label: '2' }]} defaultValue="2" />
 */
export function ToggleGroup({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  options,
  value,
  defaultValue,
  onChange,
  className,
  ref,
  ...props
}: ToggleGroupProps) {
  const [ownValue, setOwnValue] = useState(defaultValue);

  return (
    <AriaRadioGroup
      {...props}
      {...(ref && { ref })}
      orientation="horizontal"
      value={chosenOption(options, value ?? ownValue)}
      onChange={(id) => {
        setOwnValue(id);
        onChange?.(id);
      }}
      isRequired={isRequired}
      className={composeClassName(className, field)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <div className={track}>
        {options.map((option) => (
          <AriaRadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled ?? false}
            // The line of help stands inside the segment; it must not become part of its name.
            {...(option.description && { 'aria-label': option.label })}
            className={segment}
          >
            <AriaRadioButton className={button}>
              <span className={face}>
                <span>{option.label}</span>
                {option.description ? (
                  <AriaText slot="description" className={segmentDescription}>
                    {option.description}
                  </AriaText>
                ) : null}
              </span>
            </AriaRadioButton>
          </AriaRadioField>
        ))}
      </div>
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
