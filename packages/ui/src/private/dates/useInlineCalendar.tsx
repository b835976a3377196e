'use client';
import { useId } from 'react';
import * as styles from '../Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel } from '../Field/Field.tsx';
import { type CalendarOptions, definedOptions } from './calendarOptions.ts';

export type CalendarAnatomy = Pick<FieldAnatomy, 'label' | 'isLabelHidden' | 'description' | 'errorMessage'>;

interface InlineCalendarProps extends CalendarAnatomy, Omit<CalendarOptions, 'format'> {
  isInvalid?: boolean;
  isDisabled?: boolean;
}

/**
 * Returns the props of a calendar in the page, with the label above it and the texts below it.
 * @param formValues The form data. Dates without a name are omitted.
 */
export function useInlineCalendar<Props extends InlineCalendarProps>(
  {
    label,
    isLabelHidden = false,
    description,
    errorMessage,
    isInvalid = false,
    minValue,
    maxValue,
    isDateUnavailable,
    holidays,
    firstDayOfWeek,
    ...props
  }: Props,
  formValues: readonly (readonly [name: string | undefined, date: string])[],
) {
  const id = useId();
  const hasError = isInvalid && Boolean(errorMessage);
  const notes = [description && `${id}-description`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return {
    ...props,
    // react-aria appends the month.
    'aria-label': label,
    ...(notes && { 'aria-describedby': notes }),
    isInvalid,
    options: definedOptions({ minValue, maxValue, isDateUnavailable, holidays, firstDayOfWeek }),
    header: <FieldLabel label={label} isLabelHidden={isLabelHidden} elementType="span" />,
    footer: (
      <>
        {description ? (
          <div id={`${id}-description`} className={styles.description}>
            {description}
          </div>
        ) : null}
        {hasError ? (
          <div id={`${id}-error`} className={styles.errorMessage}>
            {errorMessage}
          </div>
        ) : null}
        {formValues.map(([name, date]) =>
          name === undefined ? null : (
            <input key={name} type="hidden" name={name} disabled={props.isDisabled} value={date} />
          ),
        )}
      </>
    ),
  };
}
