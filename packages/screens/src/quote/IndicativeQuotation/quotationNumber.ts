import type { CalendarDate } from '@internationalized/date';
import { type ServiceForms, type ServiceTab, valuesOf } from '@pcb/quoting/forms';

/** 32-bit FNV-1a, in capital letters and digits. */
function shortHash(text: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36).toUpperCase().padStart(7, '0');
}

/** 'Q-250929-1A2B3C4' is of 29 September 2025. The number is not stored: the same form has the same number all day. */
export function quotationNumber(service: ServiceTab, forms: ServiceForms, today: CalendarDate): string {
  const values = Object.entries(valuesOf(service, forms)).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `Q-${today.toString().slice(2).replaceAll('-', '')}-${shortHash(JSON.stringify([service, values]))}`;
}
