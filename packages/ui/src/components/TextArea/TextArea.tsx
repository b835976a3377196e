'use client';
import type { Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { TextAreaInput } from '../../private/textInput/TextAreaInput.tsx';
import * as styles from './TextArea.css.ts';

export interface TextAreaProps
  extends Omit<AriaTextFieldProps, 'children' | 'isRequired' | 'type' | 'inputMode' | 'pattern'>, FieldAnatomy {
  /** The initial number of lines; the user can resize it. @default 3 */
  rows?: number;
  /** An example value. Not a substitute for the label. */
  placeholder?: string;
  /** Ref to the `textarea`. */
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * A field for several lines of text: notes, addresses, descriptions. For one line, use `TextField`.
 * @example <TextArea label="Notes" value={notes} onChange={setNotes} />
 */
export function TextArea(props: TextAreaProps) {
  const [anatomy, { 'data-testid': testId, rows = 3, placeholder, className, ref, ...rest }] = splitField(
    'TextArea',
    props,
  );
  return (
    <AriaTextField {...rest} className={composeClassName(className, fieldStyles.field)}>
      <FieldParts {...anatomy}>
        <TextAreaInput
          data-testid={testId}
          ref={ref}
          rows={rows}
          className={joinClassNames(fieldStyles.control, styles.input)}
          placeholder={placeholder}
        />
      </FieldParts>
    </AriaTextField>
  );
}
