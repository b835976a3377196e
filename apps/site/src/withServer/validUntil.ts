import { today } from '@internationalized/date';
import { businessTimeZone } from '@pcb/records/businessTimeZone';
import type { Brand } from '@pcb/screens/brand';

/** The last day of a quotation sent today, by the terms and in the time zone of the business. */
export const validUntilOf = ({ terms }: Brand): string =>
  today(businessTimeZone).add({ days: terms.validDays }).toString();
