import { plainPhone } from '@pcb/text/typed';

/** With the code of the country, with the 0 for calls within it, or with neither. */
const number = /^(?:\+91|0091|91(?=\d{10}$)|0)?([1-9]\d{4})(\d{5})$/;

/** An Indian telephone number as it is written, '+91 98470 12345'; `null` if the text is none. */
export function readPhone(typed: string): string | null {
  const [, start, end] = number.exec(plainPhone(typed)) ?? [];
  return start === undefined || end === undefined ? null : `+91 ${start} ${end}`;
}
