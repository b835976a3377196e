import { today } from '@internationalized/date';

/** In the time zone of the business, as YYYY-MM-DD. */
export const businessDay = (): string => today('Asia/Kolkata').toString();

/** From April to March: '26-27'. */
export function financialYear(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const start = month >= 4 ? year : year - 1;
  const short = (full: number) => String(full % 100).padStart(2, '0');
  return `${short(start)}-${short(start + 1)}`;
}
