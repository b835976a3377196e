'use client';
import { useId } from 'react';
import { description as descriptionStyle, errorMessage as errorMessageStyle } from '../Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel } from '../Field/Field.tsx';

export type CalendarAnatomy = Pick<FieldAnatomy, 'label' | 'isLabelHidden' | 'description' | 'errorMessage'>;

interface InlineCalendar extends CalendarAnatomy {
  isInvalid: boolean;
  isDisabled: boolean | undefined;
  /** The form data. Dates without a name are omitted. */
  formValues: readonly (readonly [name: string | undefined, date: string])[];
}

/** The label above a calendar, the notes below it, and the attributes that refer to them. */
export function useInlineCalendar({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  isInvalid,
  isDisabled,
  formValues,
}: InlineCalendar) {
  const id = useId();
  const hasError = isInvalid && Boolean(errorMessage);
  const notes = [description && `${id}-description`, hasError && `${id}-error`].filter(Boolean).join(' ');
  return {
    // react-aria appends the month.
    attributes: { 'aria-label': label, ...(notes && { 'aria-describedby': notes }), isInvalid },
    header: <FieldLabel label={label} isLabelHidden={isLabelHidden} elementType="span" />,
    footer: (
      <>
        {description ? (
          <div id={`${id}-description`} className={descriptionStyle}>
            {description}
          </div>
        ) : null}
        {hasError ? (
          <div id={`${id}-error`} className={errorMessageStyle}>
            {errorMessage}
          </div>
        ) : null}
        {formValues.map(([name, date]) =>
          name === undefined ? null : <input key={name} type="hidden" name={name} disabled={isDisabled} value={date} />,
        )}
      </>
    ),
  };
}
