import { today } from '@internationalized/date';
import { businessTimeZone } from '@pcb/records/businessTimeZone';

/** In the time zone of the business, as YYYY-MM-DD. */
export const businessDay = (): string => today(businessTimeZone).toString();

/** The SQL for the day of a column with a time, in the time zone of the business. */
export const dayIn = (column: string): string => `(${column} at time zone '${businessTimeZone}')::date`;

/** The SQL for a column with a time, in the time zone of the business, as YYYY-MM-DDThh:mm. */
export const minuteIn = (column: string): string =>
  `to_char(${column} at time zone '${businessTimeZone}', 'YYYY-MM-DD"T"HH24:MI')`;

/** From April to March: '26-27'. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  const short = (full: number) => String(full % 100).padStart(2, '0');
  return `${short(start)}-${short(start + 1)}`;
}
