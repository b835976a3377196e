'use client';
import type { ReactNode } from 'react';
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Label as AriaLabel } from 'react-aria-components/Label';
import { Text as AriaText } from 'react-aria-components/Text';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx';
import { elementClass } from '../../theme/defaults.css.ts';
import { fillMessage } from '../fillMessage.ts';
import { joinClassNames } from '../joinClassNames.ts';
import { checkHandlers, checkLabel } from '../wrongUse.ts';
import * as styles from './Field.css.ts';
import { toSentenceCase } from './toSentenceCase.ts';

export type LabelPlacement = 'top' | 'start';

export interface FieldAnatomy {
  /** The visible label without a colon, which is also the exact accessible name. */
  label: string;
  /** Whether the label is only for screen readers, if the context shows what the field is for. @default false */
  isLabelHidden?: boolean;
  /** A line of help below the control. */
  description?: ReactNode;
  /** The error and how to fix it. Defaults to `emptyMessage` or the browser's text. Server errors override it. */
  errorMessage?: ReactNode;
  /** The error of an empty required field. @default 'Enter the {label}.' or 'Choose the {label}.', translated */
  emptyMessage?: string | undefined;
  /** Whether the field is marked as required. `validationBehavior` decides whether that is enforced. @default false */
  isRequired?: boolean;
  /** The test id of the control, not of the element around it. */
  'data-testid'?: string | undefined;
}

interface FieldLabelProps extends Pick<FieldAnatomy, 'label' | 'isLabelHidden' | 'isRequired'> {
  unit?: string | undefined;
  textId?: string | undefined;
  elementType?: 'span';
}

export function FieldLabel({ label, isLabelHidden, isRequired, unit, textId, elementType }: FieldLabelProps) {
  checkLabel(label);
  return (
    <div className={joinClassNames(styles.label, isLabelHidden && styles.hiddenLabel)}>
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
        <span aria-hidden="true" className={styles.asterisk}>
          *
        </span>
      ) : null}
    </div>
  );
}

interface FieldNotesProps extends Pick<FieldAnatomy, 'description' | 'errorMessage' | 'emptyMessage'> {
  label: string;
  /** Whether the user chooses the value instead of typing it. @default false */
  isChosen?: boolean;
}

export function FieldNotes({ label, isChosen = false, description, errorMessage, emptyMessage }: FieldNotesProps) {
  const { locale } = useLocale();
  const messages = useMessages();
  const ownMessage = ({ valueMissing, typeMismatch }: ValidityState) => {
    const message = isChosen ? messages.chooseMissing : messages.enterMissing;
    if (valueMissing) return emptyMessage ?? fillMessage(message, { label: toSentenceCase(label, locale) });
    // `Field` has no web address, which is the other type that can mismatch.
    return typeMismatch ? messages.invalidEmail : undefined;
  };
  return (
    <>
      {description ? (
        <AriaText slot="description" className={styles.description}>
          {description}
        </AriaText>
      ) : null}
      <AriaFieldError className={styles.errorMessage}>
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

interface ControlProps {
  name?: string | undefined;
  onChange?: unknown;
  onBlur?: unknown;
}

/** Separates the texts of a field from the props of its control, whose handlers it checks. */
export function splitField<Props extends FieldAnatomy & ControlProps>(component: string, props: Props) {
  checkHandlers(component, props.name, props);
  return splitAnatomy(props);
}

/** Separates the texts of a field from the props of its control. Both have `isRequired`. */
export function splitAnatomy<Props extends FieldAnatomy>({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  emptyMessage,
  isRequired = false,
  ...control
}: Props) {
  const anatomy = { label, isLabelHidden, description, errorMessage, emptyMessage, isRequired };
  return [anatomy, { ...control, isRequired }] as const;
}

interface FieldPartsProps extends FieldLabelProps, FieldNotesProps {
  children: ReactNode;
}

/** Renders the label of a field, its control and its notes. */
export const FieldParts = ({ children, ...props }: FieldPartsProps) => (
  <>
    <FieldLabel {...props} />
    {children}
    <FieldNotes {...props} />
  </>
);
