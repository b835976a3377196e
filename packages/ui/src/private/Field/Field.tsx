'use client';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import {
  asterisk,
  description as descriptionStyle,
  errorMessage as errorMessageStyle,
  label as labelStyle,
} from './Field.css.ts';

/** What every field takes: the same anatomy and the same words for it. */
export interface FieldAnatomy {
  /** The visible label. Words of the field's trade, no colon. */
  label: ReactNode;
  /** A line of help under the control. */
  description?: ReactNode;
  /** What is wrong and what to do; shown when the field is invalid. Left out, the browser's own message stands there. */
  errorMessage?: ReactNode;
  /** Shows the asterisk and tells assistive technology. Whether an empty value is refused is `validationBehavior`'s matter. @default false */
  isRequired?: boolean;
}

export function FieldLabel({ children, isRequired }: { children: ReactNode; isRequired?: boolean | undefined }) {
  return (
    <AriaLabel className={labelStyle}>
      {children}
      {isRequired ? (
        <span aria-hidden="true" className={asterisk}>
          *
        </span>
      ) : null}
    </AriaLabel>
  );
}

/** Description and error below the control; react-aria ties both to the input. */
export function FieldNotes({ description, errorMessage }: Pick<FieldAnatomy, 'description' | 'errorMessage'>) {
  return (
    <>
      {description ? (
        <AriaText slot="description" className={descriptionStyle}>
          {description}
        </AriaText>
      ) : null}
      <AriaFieldError className={errorMessageStyle}>
        {errorMessage === undefined ? ({ validationErrors }) => validationErrors.join(' ') : errorMessage}
      </AriaFieldError>
    </>
  );
}
