'use client';
import { ungrouped } from '@pcb/text/typed';
import { PresetField, type PresetFieldProps } from '../../private/presets/PresetField.tsx';
import { useMessages } from '../MessagesProvider/MessagesProvider.tsx';

export type PinCodeFieldProps = PresetFieldProps;

/** The first digit is the postal zone, from 1 to 9. */
function readPinCode(typed: string): string | null {
  const digits = ungrouped(typed);
  return /^[1-9]\d{5}$/.test(digits) ? digits : null;
}

/**
 * A field for an Indian PIN code, formatted as 682030 on blur and on Enter. For other countries, use `TextField`.
 * @example <PinCodeField label="PIN code" isRequired value={pinCode} onChange={setPinCode} />
 */
export function PinCodeField({ autoComplete = 'postal-code', ...props }: PinCodeFieldProps) {
  const { invalidPinCode } = useMessages();
  return (
    <PresetField
      {...props}
      type="text"
      inputMode="numeric"
      autoComplete={autoComplete}
      read={readPinCode}
      invalidMessage={invalidPinCode}
    />
  );
}
