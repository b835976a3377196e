'use client';
import { type FocusEvent, type Ref, useState } from 'react';
import { Input as AriaInput } from 'react-aria-components/Input';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useControllable } from '../../hooks/useControllable.ts';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, type LabelPlacement, splitField } from '../../private/Field/Field.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { checkDates } from '../../private/wrongUse.ts';
import * as styles from './NativeDateField.css.ts';

/** Without a maximum, browsers accept years of five digits, so another digit would turn 2025 into 20257. */
const lastDate = '9999-12-31';

export interface NativeDateFieldProps
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
  /** The initial date as `YYYY-MM-DD` (uncontrolled). @default '' */
  defaultValue?: string;
  /** The earliest date that can be selected, as `YYYY-MM-DD`. */
  minValue?: string;
  /** The latest date that can be selected, as `YYYY-MM-DD`. @default '9999-12-31' */
  maxValue?: string;
  /** Whether the label is above the control, or next to it as in filters (above it on a phone). @default 'top' */
  labelPlacement?: LabelPlacement;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * The browser's date input with our label, for a known date where every kB counts. It shows the browser's order of day
 * and month, which is MM/DD/YYYY for many people in India, and cannot mark holidays. Otherwise, use `DateField`.
 * @example <NativeDateField label="Order Date" value={orderDate} onChange={setOrderDate} />
 */
export function NativeDateField(props: NativeDateFieldProps) {
  const [anatomy, others] = splitField('NativeDateField', props);
  const {
    labelPlacement = 'top',
    'data-testid': testId,
    value,
    defaultValue = '',
    onChange,
    onBlur,
    minValue,
    maxValue = lastDate,
    className,
    ref,
    ...rest
  } = others;
  checkDates('NativeDateField', props.label, [value, defaultValue, minValue, maxValue]);
  const [date, changeDate] = useControllable(value, defaultValue, onChange);
  // Browsers report 0002-08-29 after the first digit of 2025. Such a date stays a draft until the year is complete.
  const [draft, setDraft] = useState<string | null>(null);

  const change = (next: string) => {
    const isYearComplete = !next.startsWith('0');
    setDraft(isYearComplete ? null : next);
    if (isYearComplete) changeDate(next);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    setDraft(null);
    onBlur?.(event);
  };

  return (
    <AriaTextField
      {...rest}
      type="date"
      value={draft ?? date}
      defaultValue={defaultValue}
      onChange={change}
      onBlur={leave}
      className={composeClassName(
        className,
        joinClassNames(fieldStyles.field, labelPlacement === 'start' && fieldStyles.labelAtStart),
      )}
    >
      {({ isInvalid }) => (
        <FieldParts {...anatomy}>
          <AriaInput
            data-testid={testId}
            ref={ref}
            min={minValue}
            max={maxValue}
            // Otherwise Firefox announces a required field as invalid before a date is typed.
            {...(rest.isRequired && { 'aria-invalid': isInvalid })}
            className={joinClassNames(fieldStyles.control, styles.input)}
          />
        </FieldParts>
      )}
    </AriaTextField>
  );
}
