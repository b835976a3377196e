'use client';
import { type FocusEvent, type Ref, useState } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { composeClassName } from '../../private/composeClassName.ts';
import { control, field } from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel, FieldNotes } from '../../private/Field/Field.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { input } from './DateField.css.ts';

export interface DateFieldProps
  extends
    Omit<
      AriaTextFieldProps,
      | 'children'
      | 'isRequired'
      | 'type'
      | 'value'
      | 'defaultValue'
      | 'inputMode'
      | 'minLength'
      | 'maxLength'
      | 'pattern'
    >,
    FieldAnatomy {
  /** The date as `YYYY-MM-DD`, or `''` for none (controlled). */
  value?: string;
  /** The date to start with as `YYYY-MM-DD` (uncontrolled). @default '' */
  defaultValue?: string;
  /** The first date that may be chosen, as `YYYY-MM-DD`. */
  min?: string;
  /** The last date that may be chosen, as `YYYY-MM-DD`. */
  max?: string;
  /** The `input`, to move focus to it for instance. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A date, by the platform's own date input: each person gets the calendar, the order of day and month and the keys
 * that they know. `onChange` is called with a whole date or with `''`, and not while a year is being typed.
 *
 * @example <DateField label="Order Date" value={orderDate} onChange={setOrderDate} />
 */
export function DateField({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isRequired = false,
  value,
  defaultValue = '',
  onChange,
  onBlur,
  min,
  max,
  className,
  ref,
  ...props
}: DateFieldProps) {
  const [ownDate, setOwnDate] = useState(defaultValue);
  const date = value ?? ownDate;
  // Browsers report 0002-08-29 at the first digit of 2025. It stays in the field until the year is whole.
  const [draft, setDraft] = useState<string | null>(null);

  const change = (next: string) => {
    const isYearWhole = !next.startsWith('0');
    setDraft(isYearWhole ? null : next);
    if (!isYearWhole || next === date) return;
    setOwnDate(next);
    onChange?.(next);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setDraft(null);
    onBlur?.(event);
  };

  return (
    <AriaTextField
      {...props}
      type="date"
      value={draft ?? date}
      defaultValue={defaultValue}
      onChange={change}
      onBlur={leave}
      isRequired={isRequired}
      className={composeClassName(className, field)}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden} isRequired={isRequired} />
      <AriaInput {...(ref && { ref })} min={min} max={max} className={joinClassNames(control, input)} />
      <FieldNotes description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
