'use client';
import { PresetField, type PresetFieldProps } from '../../private/presets/PresetField.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { readPhone } from './readPhone.ts';

export type PhoneFieldProps = PresetFieldProps;

/**
 * A field for an Indian telephone number, which accepts it with and without +91 or 0, with spaces, dashes and brackets,
 * and writes it as +91 98470 12345 when it is left. For numbers of other countries use a `TextField` of the type `tel`.
 *
 * @example <PhoneField label="Mobile number" isRequired value={mobile} onChange={setMobile} />
 */
export function PhoneField({ autoComplete = 'tel', ...props }: PhoneFieldProps) {
  const { invalidPhone } = useMessages();
  return (
    <PresetField
      {...props}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      read={readPhone}
      invalidMessage={invalidPhone}
    />
  );
}
