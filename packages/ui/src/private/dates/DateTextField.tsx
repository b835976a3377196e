'use client';
import type { FocusEvent, ReactNode, RefObject } from 'react';
import { flushSync } from 'react-dom';
import { FormContext } from 'react-aria-components/Form';
import { Group as AriaGroup } from 'react-aria-components/Group';
import { useSlottedContext } from 'react-aria-components/slots';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useAnnounce } from '../../hooks/useAnnounce.ts';
import { composeClassName } from '../composeClassName.ts';
import { bareInput, control, field, labelAtStart } from '../Field/Field.css.ts';
import { type FieldAnatomy, FieldLabel, FieldNotes, type LabelPlacement } from '../Field/Field.tsx';
import { fillMessage } from '../fillMessage.ts';
import { joinClassNames } from '../joinClassNames.ts';
import type { CalendarOptions } from './calendarOptions.ts';
import { datePattern, joinParts } from './datePattern.ts';
import { dateProblem } from './dateProblem.ts';
import { frame, input } from './DateTextField.css.ts';
import { fullDate } from './formatDate.ts';
import { useDateLanguage } from './useDateLanguage.ts';
import type { DateTextState } from './useDateText.ts';
import { TextInput } from '../textInput/TextInput.tsx';

export type DateInputProps = Omit<
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

interface DateTextFieldProps extends DateInputProps, FieldAnatomy {
  date: DateTextState;
  inputRef: RefObject<HTMLInputElement | null>;
  options: CalendarOptions;
  labelPlacement?: LabelPlacement;
  labelId: string;
  frameRef?: RefObject<HTMLDivElement | null>;
  children?: ReactNode;
}

export function DateTextField({
  label,
  isLabelHidden,
  labelPlacement = 'top',
  description,
  errorMessage,
  emptyMessage,
  isRequired = false,
  date,
  inputRef,
  options,
  labelId,
  name,
  frameRef,
  children,
  onBlur,
  className,
  ...props
}: DateTextFieldProps) {
  const language = useDateLanguage();
  const announce = useAnnounce();
  const form = useSlottedContext(FormContext);
  const placeholder = joinParts(datePattern(language.locale, options.format), language.messages.format);
  // With "aria", errors appear at once, but a date that is being typed is not an error yet.
  const isPatient = (props.validationBehavior ?? form?.validationBehavior) === 'aria';

  const finish = () => {
    const read = date.finish();
    if (read) announce(fillMessage(language.messages.readAs, { day: fullDate(read, language.locale) }));
  };
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    finish();
    onBlur?.(event);
  };

  return (
    <AriaTextField
      autoComplete="off"
      {...props}
      {...(name !== undefined && { name })}
      inputMode="numeric"
      value={date.text}
      onChange={date.type}
      onBlur={leave}
      isRequired={isRequired}
      validate={(text) => (isPatient && date.isTyping ? null : dateProblem(text, options, language))}
      className={composeClassName(className, joinClassNames(field, labelPlacement === 'start' && labelAtStart))}
    >
      <FieldLabel label={label} isLabelHidden={isLabelHidden ?? false} isRequired={isRequired} textId={labelId} />
      <AriaGroup {...(frameRef && { ref: frameRef })} className={joinClassNames(control, frame)}>
        <TextInput
          ref={inputRef}
          placeholder={placeholder}
          className={joinClassNames(bareInput, input)}
          render={(inputProps) => (
            <input
              {...inputProps}
              // The form gets the date from the hidden input.
              name={undefined}
              onKeyDown={(event) => {
                // Before Enter submits the form with the value of the last render.
                if (event.key === 'Enter')
                  flushSync(() => {
                    finish();
                    date.showProblem();
                  });
                inputProps.onKeyDown?.(event);
              }}
            />
          )}
        />
        {children}
      </AriaGroup>
      {name === undefined ? null : (
        <input
          type="hidden"
          name={name}
          {...(props.form !== undefined && { form: props.form })}
          disabled={props.isDisabled}
          value={date.formValue}
        />
      )}
      <FieldNotes
        label={label}
        description={description}
        errorMessage={errorMessage}
        emptyMessage={emptyMessage ?? language.messages.missing}
      />
    </AriaTextField>
  );
}
