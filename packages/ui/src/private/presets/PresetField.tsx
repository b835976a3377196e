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

/** A text field for one kind of value, which users type in several ways and which is formatted on blur. */
export function PresetField({
  read,
  invalidMessage,
  value: controlledValue,
  defaultValue = '',
  onChange,
  onBlur,
  ...props
}: Props) {
  checkHandlers('PresetField', props.name, { onChange, onBlur });
  const [value, change] = useControllable(controlledValue, defaultValue, onChange);
  return (
    <TextField
      {...props}
      spellCheck="false"
      autoCorrect="off"
      value={value}
      defaultValue={defaultValue}
      onChange={change}
      onBlur={(event) => {
        // Invalid text stays as typed, so that the user can correct it.
        change(read(value) ?? value.trim());
        onBlur?.(event);
      }}
      validate={(typed) => (typed.trim() === '' || read(typed) !== null ? null : invalidMessage)}
    />
  );
}
