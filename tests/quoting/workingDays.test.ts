import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addWorkingDays, firstWorkingDay, isWorkingDay, sundaysOff } from '../../packages/quoting/src/workingDays.ts';
import { sampleWorkingCalendar } from '../../packages/screens/src/fixtures/index.ts';
import { formatDateSpan } from '../../packages/screens/src/shared/format/dates.ts';

const date = (year: number, month: number, day: number) => new CalendarDate(year, month, day);
const closedOn = (...dates: string[]) => ({
  weekend: [0],
  holidays: dates.map((date) => ({ date, name: 'Holiday' })),
});
const fiveDayWeek = { ...sampleWorkingCalendar, weekend: [0, 6] };

describe('addWorkingDays', () => {
  it.each([
    [3, sampleWorkingCalendar, '2025-10-04'],
    [3, fiveDayWeek, '2025-10-06'],
    [4, sampleWorkingCalendar, '2025-10-06'],
    [4, fiveDayWeek, '2025-10-07'],
    [7, sampleWorkingCalendar, '2025-10-09'],
    [7, fiveDayWeek, '2025-10-10'],
  ])('skips the weekend and two holidays: Monday 29 September 2025 plus %d days', (days, calendar, expected) => {
    expect(addWorkingDays(date(2025, 9, 29), days, calendar).toString()).toBe(expected);
  });

  it('skips a holiday only if it is in the list', () => {
    expect(addWorkingDays(date(2025, 8, 14), 3, closedOn('2025-08-15')).toString()).toBe('2025-08-19');
    expect(addWorkingDays(date(2025, 8, 14), 3, sundaysOff).toString()).toBe('2025-08-18');
  });

  it('handles the end of a year and leap days', () => {
    expect(addWorkingDays(date(2025, 12, 31), 1, sundaysOff).toString()).toBe('2026-01-01');
    expect(addWorkingDays(date(2028, 2, 28), 1, sundaysOff).toString()).toBe('2028-02-29');
  });

  it('counts from the next working day if the start is a day off', () => {
    const sunday = date(2025, 10, 5);
    expect(addWorkingDays(sunday, 1, sundaysOff).toString()).toBe('2025-10-07');
    expect(addWorkingDays(sunday, 0, sundaysOff).toString()).toBe('2025-10-06');
    // Four holidays in a row.
    expect(addWorkingDays(date(2026, 8, 25), 0, sampleWorkingCalendar).toString()).toBe('2026-08-29');
  });

  it('returns a working day after exactly the given number of them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 800 }),
        fc.integer({ min: 1, max: 40 }),
        fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 6 }),
        (offset, days, weekend) => {
          const calendar = { ...sampleWorkingCalendar, weekend };
          const start = date(2025, 1, 1).add({ days: offset });
          const end = addWorkingDays(start, days, calendar);
          let worked = 0;
          for (
            let day = firstWorkingDay(start, calendar).add({ days: 1 });
            day.compare(end) <= 0;
            day = day.add({ days: 1 })
          ) {
            if (isWorkingDay(day, calendar)) worked += 1;
          }
          expect(isWorkingDay(end, calendar)).toBe(true);
          expect(worked).toBe(days);
        },
      ),
    );
  });

  it('rejects a calendar without working days and an invalid count', () => {
    expect(() => addWorkingDays(date(2025, 1, 1), 1, { weekend: [0, 1, 2, 3, 4, 5, 6], holidays: [] })).toThrow(
      RangeError,
    );
    expect(() => addWorkingDays(date(2025, 1, 1), -1, sundaysOff)).toThrow(RangeError);
    expect(() => addWorkingDays(date(2025, 1, 1), 1.5, sundaysOff)).toThrow(RangeError);
  });
});

describe('formatDateSpan', () => {
  it('formats a single day once and a range with both ends', () => {
    const saturday = date(2025, 10, 4);
    expect(formatDateSpan({ earliest: saturday, latest: saturday })).toMatch(/^Sat, 4 Oct 2025$/);
    expect(formatDateSpan({ earliest: saturday, latest: date(2025, 10, 6) })).toMatch(
      /^Sat,\s4\sOct\s–\sMon,\s6\sOct\s2025$/u,
    );
  });
});
