import { type Clock, foldDayPeriod, timeOf } from './parseTimeText.ts';

export type HourCycle = 12 | 24;

export interface TimeFormat extends Clock {
  /** The words for before and after noon, such as `am` and `pm`. */
  am: string;
  pm: string;
  /** Formats `14:30` as `2:30 pm`. Any other text becomes `''`. */
  write: (value: string) => string;
}

const time = /^([01]\d|2[0-3]):[0-5]\d$/;

const clocks = new Map<string, TimeFormat>();

function createClock(locale: string, hourCycle: HourCycle | undefined): TimeFormat {
  const cycle = hourCycle ?? (new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 12 : 24);
  const formatter = new Intl.DateTimeFormat(locale, {
    ...(cycle === 12 ? { hour: 'numeric', hourCycle: 'h12' } : { hour: '2-digit', hourCycle: 'h23' }),
    minute: '2-digit',
    numberingSystem: 'latn',
    timeZone: 'UTC',
  });
  const at = (value: string) => new Date(`1970-01-01T${value}Z`);
  const periodAt = (value: string) =>
    formatter.formatToParts(at(value)).find(({ type }) => type === 'dayPeriod')?.value ?? '';
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  return {
    is12Hour: cycle === 12,
    am: periodAt('09:00'),
    pm: periodAt('21:00'),
    halves: new Map(hours.map((hour) => [foldDayPeriod(periodAt(timeOf(hour, 0))), hour < 12 ? 'am' : 'pm'])),
    // Browsers differ in the space before the period.
    write: (value) => (time.test(value) ? formatter.format(at(value)).replace(/\s/g, ' ') : ''),
  };
}

/** Cached, because creating a formatter is slow. */
export function timeFormatOf(locale: string, hourCycle?: HourCycle): TimeFormat {
  const key = `${locale} ${hourCycle ?? ''}`;
  const clock = clocks.get(key) ?? createClock(locale, hourCycle);
  clocks.set(key, clock);
  return clock;
}
