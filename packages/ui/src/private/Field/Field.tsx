'use client';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { elementClass } from '../../theme/defaults.css.ts';
import { joinClassNames } from '../joinClassNames.ts';
import {
  asterisk,
  description as descriptionStyle,
  errorMessage as errorMessageStyle,
  hiddenLabel,
  label as labelStyle,
} from './Field.css.ts';

export type LabelPlacement = 'top' | 'start';

/** The props that all fields share. */
export interface FieldAnatomy {
  /** The visible label, which is also the exact accessible name. No colon. */
  label: string;
  /** Whether the label is for assistive technology only, where the context shows what the field is for. @default false */
  isLabelHidden?: boolean;
  /** A line of help below the control. */
  description?: ReactNode;
  /**
   * What is wrong and how to fix it, shown while the field is invalid. Defaults to the message of the browser. A server
   * message, from the `validationErrors` of a `Form`, replaces both.
   */
  errorMessage?: ReactNode;
  /** Whether the field shows an asterisk and tells assistive technology that it is required. `validationBehavior` decides whether an empty value is rejected. @default false */
  isRequired?: boolean;
}

interface FieldLabelProps extends Pick<FieldAnatomy, 'label' | 'isLabelHidden' | 'isRequired'> {
  /** The unit, read out after the label. */
  unit?: string | undefined;
  /** The id of the text without the asterisk, for a control that is named by `aria-labelledby`. */
  textId?: string;
  /** Renders a `span` instead of a `label`, for a control that a `label` cannot activate. */
  elementType?: 'span';
}

export function FieldLabel({ label, isLabelHidden, isRequired, unit, textId, elementType }: FieldLabelProps) {
  return (
    <div className={joinClassNames(labelStyle, isLabelHidden && hiddenLabel)}>
      <AriaLabel className={elementClass} {...(elementType && { elementType })}>
        <span id={textId}>
          {unit ? (
            <>
              <span>{label}</span>
              <VisuallyHidden elementType="span">{` (${unit})`}</VisuallyHidden>
            </>
          ) : (
            label
          )}
        </span>
      </AriaLabel>
      {/* Outside the label, so that the accessible name is exactly the label. */}
      {isRequired ? (
        <span aria-hidden="true" className={asterisk}>
          *
        </span>
      ) : null}
    </div>
  );
}

/** The description and error message below the control; react-aria links both to the input. */
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
          // Only a message from the server or from `validate` is a custom error with text.
          errorMessage === undefined || (validationDetails.customError && validationErrors.length > 0)
            ? validationErrors.join(' ')
            : errorMessage
        }
      </AriaFieldError>
    </>
  );
}
