'use client';
import { PresetField, type PresetFieldProps } from '../../private/presets/PresetField.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';
import { readPhone } from './readPhone.ts';

export type PhoneFieldProps = PresetFieldProps;

/**
 * A field for an Indian telephone number, formatted as +91 98470 12345 on blur and on Enter. For other countries, use `TextField`.
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
