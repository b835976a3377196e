'use client';
import { TextField, type TextFieldProps } from '../../components/TextField/TextField.tsx';
import { useControllable } from '../../hooks/useControllable.ts';
import { checkHandlers } from '../wrongUse.ts';

export type PresetFieldProps = Omit<
  TextFieldProps,
  'type' | 'inputMode' | 'autoCorrect' | 'maxLength' | 'minLength' | 'pattern' | 'spellCheck' | 'unit' | 'validate'
>;

interface Props extends PresetFieldProps, Required<Pick<TextFieldProps, 'type' | 'inputMode'>> {
  /** Returns the formatted value, or `null` if the text is invalid. */
  read: (typed: string) => string | null;
  invalidMessage: string;
}

/** A text field for one kind of value, which users type in several ways and which is formatted on blur and on Enter. */
export function PresetField({
  read,
  invalidMessage,
  value: controlledValue,
  defaultValue = '',
  onChange,
  onBlur,
  onKeyDown,
  ...props
}: Props) {
  checkHandlers('PresetField', props.name, { onChange, onBlur });
  const [value, change] = useControllable(controlledValue, defaultValue, onChange);
  // Invalid text stays as typed, so that the user can correct it.
  const format = () => change(read(value) ?? value.trim());
  return (
    <TextField
      {...props}
      spellCheck="false"
      autoCorrect="off"
      value={value}
      defaultValue={defaultValue}
      onChange={change}
      onBlur={(event) => {
        format();
        onBlur?.(event);
      }}
      onKeyDown={(event) => {
        // Enter submits the form without a blur.
        if (event.key === 'Enter') format();
        if (onKeyDown) onKeyDown(event);
        else event.continuePropagation();
      }}
      validate={(typed) => (typed.trim() === '' || read(typed) !== null ? null : invalidMessage)}
    />
  );
}
