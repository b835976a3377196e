'use client';
import { useState } from 'react';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';

/** The props that a preset does not set itself. */
export type PresetFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoCorrect' | 'maxLength' | 'minLength' | 'pattern' | 'spellCheck' | 'unit' | 'validate'
>;

interface Props extends PresetFieldProps, Required<Pick<TextFieldProps, 'type' | 'inputMode'>> {
  /** The value as it is written, or `null` if the text is none. */
  read: (typed: string) => string | null;
  /** What to say about a text that is none. */
  invalidMessage: string;
}

/** A text field for one kind of value, which accepts the ways of typing it and writes it in one way when it is left. */
export function PresetField({
  read,
  invalidMessage,
  value: controlledValue,
  defaultValue = '',
  onChange,
  onBlur,
  ...props
}: Props) {
  const [internalValue, setInternalValue] = useState(defaultValue);
  const value = controlledValue ?? internalValue;
  const change = (next: string) => {
    if (next === value) return;
    setInternalValue(next);
    onChange?.(next);
  };
  return (
    <TextField
      {...props}
      spellCheck="false"
      autoCorrect="off"
      value={value}
      defaultValue={defaultValue}
      onChange={change}
      onBlur={(event) => {
        // A text that is none stays as it was typed, to be corrected.
        change(read(value) ?? value.trim());
        onBlur?.(event);
      }}
      validate={(typed) => (typed.trim() === '' || read(typed) !== null ? null : invalidMessage)}
    />
  );
}
