import { today } from '@internationalized/date';
import type { Brand } from '@pcb/screens/brand';

/** Until when a quotation of today is valid by the terms of the business, in its time zone. */
export const validUntilOf = ({ terms }: Brand): string =>
  today('Asia/Kolkata').add({ days: terms.validDays }).toString();
