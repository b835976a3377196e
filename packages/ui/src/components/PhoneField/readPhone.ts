import { plainPhone, plainText } from '@pcb/text/typed';

/** With the country code, with the trunk prefix 0, or with neither. */
const number = /^(?:\+91|0091|91(?=\d{10}$)|0)?([1-9]\d{4})(\d{5})$/;

/**
 * Formats an Indian mobile number as '+91 98470 12345'. Landlines keep their grouping, because area codes have two to
 * four digits. Returns `null` if the text is not an Indian number.
 */
export function readPhone(typed: string): string | null {
  const [, start, end] = number.exec(plainPhone(typed)) ?? [];
  if (start === undefined || end === undefined) return null;
  const text = plainText(typed).trim();
  return start < '6' && /^[\d\s+().-]+$/.test(text) ? text : `+91 ${start} ${end}`;
}
