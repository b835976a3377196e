'use client';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { joinClassNames } from '../joinClassNames.ts';
import {
  asterisk,
  description as descriptionStyle,
  errorMessage as errorMessageStyle,
  hiddenLabel,
  label as labelStyle,
} from './Field.css.ts';

/** What every field takes: the same anatomy and the same words for it. */
export interface FieldAnatomy {
  /** The visible label, and exactly the accessible name. Words of the field's trade, no colon. */
  label: string;
  /** Keeps the label for assistive technology alone, where its surroundings show everybody what the field is for. @default false */
  isLabelHidden?: boolean;
  /** A line of help under the control. */
  description?: ReactNode;
  /**
   * What is wrong and what to do; shown when the field is invalid. Left out, the browser's own message stands there.
   * A message from the server, by the `validationErrors` of a `Form`, is shown instead of both.
   */
  errorMessage?: ReactNode;
  /** Shows the asterisk and tells assistive technology. Whether an empty value is refused is `validationBehavior`'s matter. @default false */
  isRequired?: boolean;
}

interface FieldLabelProps extends Pick<FieldAnatomy, 'label' | 'isLabelHidden' | 'isRequired'> {
  /** Read out after the label. */
  unit?: string | undefined;
  /** The id for the words without the asterisk, for a control that is named by `aria-labelledby`. */
  textId?: string;
  /** Text instead of a label, for a control that a label cannot press. */
  elementType?: 'span';
}

export function FieldLabel({ label, isLabelHidden, isRequired, unit, textId, elementType }: FieldLabelProps) {
  return (
    <div className={joinClassNames(labelStyle, isLabelHidden && hiddenLabel)}>
      <AriaLabel {...(elementType && { elementType })}>
        <span id={textId}>
          {label}
          {unit ? <VisuallyHidden elementType="span"> ({unit})</VisuallyHidden> : null}
        </span>
      </AriaLabel>
      {/* Beside the label and not in it: the label is the name, to the letter. */}
      {isRequired ? (
        <span aria-hidden="true" className={asterisk}>
          *
        </span>
      ) : null}
    </div>
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
        {({ validationErrors, validationDetails }) =>
          // Only a server's message, or one of `validate`, is a custom error with words.
          errorMessage === undefined || (validationDetails.customError && validationErrors.length > 0)
            ? validationErrors.join(' ')
            : errorMessage
        }
      </AriaFieldError>
    </>
  );
}
