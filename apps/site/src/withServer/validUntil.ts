import { today } from '@internationalized/date';
import type { Brand } from '@pcb/screens/brand';

/** The last day of a quotation sent today, by the terms and in the time zone of the business. */
export const validUntilOf = ({ terms }: Brand): string =>
  today('Asia/Kolkata').add({ days: terms.validDays }).toString();
