import { plainPhone } from '@pcb/text/typed';

/** With the country code, with the trunk prefix 0, or with neither. */
const number = /^(?:\+91|0091|91(?=\d{10}$)|0)?([1-9]\d{4})(\d{5})$/;

/** Formats an Indian telephone number as '+91 98470 12345'. Returns `null` if the text is not one. */
export function readPhone(typed: string): string | null {
  const [, start, end] = number.exec(plainPhone(typed)) ?? [];
  return start === undefined || end === undefined ? null : `+91 ${start} ${end}`;
}
