import { formatCache } from '../../format/formatCache.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** From this many days on, only the date is shown. */
const lastDays = 7;

interface Zone {
  locale: string;
  timeZone: string;
}

const dateFormat = formatCache<Intl.DateTimeFormat>();
const relativeFormat = formatCache<Intl.RelativeTimeFormat>();

/** Counts calendar days, so that two of them can be subtracted. */
function dayNumber(moment: number, timeZone: string) {
  const parts = dateFormat(
    `day ${timeZone}`,
    () => new Intl.DateTimeFormat('en-u-ca-iso8601', { timeZone, year: 'numeric', month: 'numeric', day: 'numeric' }),
  ).formatToParts(moment);
  const [year = 0, month = 0, date = 0] = (['year', 'month', 'day'] as const).map((type) =>
    Number(parts.find((part) => part.type === type)?.value),
  );
  return Date.UTC(year, month - 1, date) / day;
}

/** Returns '3 hours ago' on the same day, 'yesterday' even one hour later, and `null` from seven days on. */
export function relativeText(moment: number, now: number, { locale, timeZone }: Zone): string | null {
  const words = relativeFormat(locale, () => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
  const distance = moment - now;
  if (Math.abs(distance) < minute) return words.format(0, 'second');
  if (Math.abs(distance) < hour) return words.format(Math.trunc(distance / minute), 'minute');
  const days = dayNumber(moment, timeZone) - dayNumber(now, timeZone);
  if (days === 0) return words.format(Math.trunc(distance / hour), 'hour');
  return Math.abs(days) < lastDays ? words.format(days, 'day') : null;
}

/** '23 Nov 2026, 14:05 IST'. */
export function absoluteText(moment: Date, { locale, timeZone, hasTime }: Zone & { hasTime: boolean }): string {
  return dateFormat(
    `${locale} ${timeZone} ${hasTime}`,
    () =>
      new Intl.DateTimeFormat(locale, {
        timeZone,
        day: 'numeric',
        month: 'short',
        year: 'numeric',
        // 24 hours, because browser versions differ in am and pm, which would break hydration.
        ...(hasTime && { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }),
      }),
  ).format(moment);
}
