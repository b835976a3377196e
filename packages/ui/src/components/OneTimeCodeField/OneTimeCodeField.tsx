'use client';
import { digitsIn } from '@pcb/text/typed';
import type { Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { useControllable } from '../../hooks/useControllable.ts';
import { useInlineStyle } from '../../hooks/useInlineStyle.tsx';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { TextInput } from '../../private/textInput/TextInput.tsx';
import { useFillCount } from '../../private/useFillCount.ts';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import * as styles from './OneTimeCodeField.css.ts';

export interface OneTimeCodeFieldProps
  extends
    Omit<
      AriaTextFieldProps,
      | 'autoComplete'
      | 'children'
      | 'inputMode'
      | 'isRequired'
      | 'maxLength'
      | 'minLength'
      | 'pattern'
      | 'type'
      | 'validate'
      | 'defaultValue'
    >,
    FieldAnatomy {
  /** The number of digits. @default 6 */
  length?: number;
  /** The digits (controlled). */
  value?: string;
  /** Called with the digits; spaces and dashes of a pasted code are removed. */
  onChange?: (value: string) => void;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for a code from a message or an app. As a single input, it lets phones offer the code and users paste it.
 * @example <OneTimeCodeField label="Code" description="We sent it to your mobile number." isRequired value={code} onChange={setCode} />
 */
export function OneTimeCodeField(props: OneTimeCodeFieldProps) {
  const [anatomy, { 'data-testid': testId, length = 6, value: controlledValue, onChange, className, ref, ...rest }] =
    splitField('OneTimeCodeField', props);
  const messages = useMessages();
  const incomplete = useFillCount()(messages.incompleteCode, { count: length });
  const [value, change] = useControllable(controlledValue, '', onChange);

  const { sheet, styled } = useInlineStyle({ inlineSize: `calc(${length} * 1.5ch + 2rem)` });

  return (
    <AriaTextField
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="one-time-code"
      value={value}
      onChange={(typed) => change(digitsIn(typed).slice(0, length))}
      validate={(digits) => (digits === '' || digits.length === length ? null : incomplete)}
      className={composeClassName(className, fieldStyles.field)}
    >
      <FieldParts {...anatomy}>
        {sheet}
        <TextInput
          data-testid={testId}
          {...styled}
          // The field keeps digits only.
          isLiveOnAndroid={false}
          ref={ref}
          className={joinClassNames(fieldStyles.control, styles.input)}
        />
      </FieldParts>
    </AriaTextField>
  );
}
