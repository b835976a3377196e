'use client';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Text as AriaText } from 'react-aria-components/Text';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { elementClass } from '../../theme/defaults.css.ts';
import { fillMessage } from '../fillMessage.ts';
import { joinClassNames } from '../joinClassNames.ts';
import { inSentence } from './inSentence.ts';
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
   * What is wrong and how to fix it, shown while the field is invalid. Defaults to `emptyMessage` for an empty field,
   * otherwise to the message of the browser. A server message, from the `validationErrors` of a `Form`, replaces all.
   */
  errorMessage?: ReactNode;
  /** What to say while a required field is empty. @default 'Enter the {label}.' or 'Choose the {label}.', in the language of the page */
  emptyMessage?: string | undefined;
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

interface FieldNotesProps extends Pick<FieldAnatomy, 'description' | 'errorMessage' | 'emptyMessage'> {
  /** The label of the field, which an empty one names. */
  label: string;
  /** Whether the value is chosen instead of typed. @default false */
  isChosen?: boolean;
}

/** The description and error message below the control; react-aria links both to the input. */
export function FieldNotes({ label, isChosen = false, description, errorMessage, emptyMessage }: FieldNotesProps) {
  const { locale } = useLocale();
  const messages = useMessages();
  const ownMessage = ({ valueMissing, typeMismatch }: ValidityState) => {
    const message = isChosen ? messages.chooseMissing : messages.enterMissing;
    if (valueMissing) return emptyMessage ?? fillMessage(message, { label: inSentence(label, locale) });
    // No field is for a web address, the other type that can mismatch.
    return typeMismatch ? messages.invalidEmail : undefined;
  };
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
          validationDetails.customError && validationErrors.length > 0
            ? validationErrors.join(' ')
            : (errorMessage ?? ownMessage(validationDetails) ?? validationErrors.join(' '))
        }
      </AriaFieldError>
    </>
  );
}
