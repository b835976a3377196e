'use client';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { FormContext } from 'react-aria-components/Form';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { flushSync } from 'react-dom';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { composeClassName } from '../composeClassName.ts';
import * as styles from '../Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, type LabelPlacement, splitAnatomy } from '../Field/Field.tsx';
import { joinClassNames } from '../joinClassNames.ts';
import { TextInput } from '../textInput/TextInput.tsx';
import type { TypedText } from './useTypedText.ts';

export type TypedInputProps = Omit<
  AriaTextFieldProps,
  | 'children'
  | 'isRequired'
  | 'type'
  | 'value'
  | 'defaultValue'
  | 'onChange'
  | 'inputMode'
  | 'minLength'
  | 'maxLength'
  | 'pattern'
  | 'validate'
>;

export interface TypedPartProps extends TypedInputProps, FieldAnatomy {
  inputRef: RefObject<HTMLInputElement | null>;
  labelPlacement?: LabelPlacement;
  labelId?: string;
  frameRef?: RefObject<HTMLDivElement | null>;
  /** Whether an empty text is an error, because the other part of a pair has text. @default false */
  isNeeded?: boolean;
  /** The value in the form data, if it differs from the value of this field. */
  formValue?: string;
  /** The button at the end of the frame. */
  children?: ReactNode;
}

interface TypedFieldProps extends TypedPartProps {
  emptyMessage: string;
  typed: TypedText;
  inputMode: 'numeric' | 'text';
  placeholder: string;
  /** Returns the error of a non-empty text, or `null`. */
  problemOf: (text: string) => string | null;
  /** Returns the announcement for a value that was read only at the end of typing. */
  readingOf: (value: string) => string;
  frameClassName?: string;
  inputClassName: string;
}

/** A text field that reads its value from the text and reformats the text at the end of typing. */
export function TypedField(props: TypedFieldProps) {
  const [anatomy, others] = splitAnatomy(props);
  const {
    labelPlacement = 'top',
    'data-testid': testId,
    typed,
    inputRef,
    inputMode,
    placeholder,
    problemOf,
    readingOf,
    labelId,
    name,
    frameRef,
    isNeeded = false,
    formValue = typed.formValue,
    frameClassName,
    inputClassName,
    children,
    onBlur,
    className,
    ...rest
  } = others;
  const announce = useAnnounce();
  const form = useSlottedContext(FormContext);
  // "aria" shows errors immediately, but incomplete text is not an error yet.
  const waitsWhileTyping = (rest.validationBehavior ?? form?.validationBehavior) === 'aria';

  const finish = () => {
    const read = typed.finish();
    if (read) announce(readingOf(read));
  };
  const validate = (text: string) => {
    if (waitsWhileTyping && typed.isTyping) return null;
    return isNeeded && text.trim() === '' ? props.emptyMessage : problemOf(text);
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    finish();
    onBlur?.(event);
  };

  return (
    <AriaTextField
      autoComplete="off"
      {...rest}
      {...(name !== undefined && { name })}
      inputMode={inputMode}
      value={typed.text}
      onChange={typed.type}
      onBlur={leave}
      validate={validate}
      className={composeClassName(
        className,
        joinClassNames(styles.field, labelPlacement === 'start' && styles.labelAtStart),
      )}
    >
      <FieldParts {...anatomy} textId={labelId}>
        <AriaGroup ref={frameRef} className={joinClassNames(styles.control, frameClassName)}>
          <TextInput
            data-testid={testId}
            ref={inputRef}
            placeholder={placeholder}
            className={joinClassNames(styles.bareInput, inputClassName)}
            render={(inputProps) => (
              <input
                {...inputProps}
                // The hidden input submits the value.
                name={undefined}
                onKeyDown={(event) => {
                  // Otherwise Enter would submit the value of the last render.
                  if (event.key === 'Enter')
                    flushSync(() => {
                      finish();
                      typed.showProblem();
                    });
                  inputProps.onKeyDown?.(event);
                }}
              />
            )}
          />
          {children}
        </AriaGroup>
        {name === undefined ? null : (
          <input type="hidden" name={name} form={rest.form} disabled={rest.isDisabled} value={formValue} />
        )}
      </FieldParts>
    </AriaTextField>
  );
}
