'use client';
import { plainEmail } from '@pcb/text/typed';
import type { CSSProperties, Ref } from 'react';
import { TextField as AriaTextField, type TextFieldProps as AriaTextFieldProps } from 'react-aria-components/TextField';
import { composeClassName } from '../../private/composeClassName.ts';
import * as fieldStyles from '../../private/Field/Field.css.ts';
import { type FieldAnatomy, FieldParts, splitField } from '../../private/Field/Field.tsx';
import { Styled } from '../../private/inlineStyle/Styled.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { TextInput } from '../../private/textInput/TextInput.tsx';
import * as styles from './TextField.css.ts';

export interface TextFieldProps extends Omit<AriaTextFieldProps, 'children' | 'isRequired'>, FieldAnatomy {
  /** An example value. Not a substitute for the label. */
  placeholder?: string;
  /** The unit of the value, shown at the end of the field and read out with the label: `mm`, `pcs`. */
  unit?: string;
  /** Ref to the `input`. */
  ref?: Ref<HTMLInputElement>;
}

/**
 * A field for one line of text. For numbers, use `NumberField`; for searching, `SearchField`; for dates, `DateField`.
 * @example <TextField label="PCB Name" isRequired value={name} onChange={setName} />
 */
export function TextField(props: TextFieldProps) {
  const [anatomy, { 'data-testid': testId, placeholder, unit, className, ref, ...rest }] = splitField(
    'TextField',
    props,
  );
  return (
    <AriaTextField {...rest} className={composeClassName(className, fieldStyles.field)}>
      <FieldParts {...anatomy} unit={unit}>
        <Styled
          className={styles.frame}
          {...(unit && { style: { [styles.unitWidth]: `${unit.length}ch` } as CSSProperties })}
        >
          <TextInput
            data-testid={testId}
            clean={rest.type === 'email' ? plainEmail : undefined}
            ref={ref}
            className={joinClassNames(fieldStyles.control, unit && styles.withUnit)}
            {...(placeholder !== undefined && { placeholder })}
          />
          {unit ? (
            <span aria-hidden="true" className={styles.unit}>
              {unit}
            </span>
          ) : null}
        </Styled>
      </FieldParts>
    </AriaTextField>
  );
}
