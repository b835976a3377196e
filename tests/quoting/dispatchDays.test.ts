import { CalendarDate, getDayOfWeek } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarMonths } from '../../packages/quoting/src/calendarMonths.ts';
import { type DispatchDays, daysToDispatch } from '../../packages/quoting/src/dispatchDays.ts';
import { firstWorkingDay, isWorkingDay } from '../../packages/quoting/src/workingDays.ts';
import { sampleHolidays, sampleToday, sampleWorkingCalendar } from '../../packages/screens/src/fixtures/index.ts';

const anyWay = fc
  .record({
    order: fc.integer({ min: 0, max: 700 }).map((offset) => new CalendarDate(2025, 1, 1).add({ days: offset })),
    preparation: fc.integer({ min: 0, max: 2 }),
    earliest: fc.integer({ min: 1, max: 40 }),
    window: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ window, ...way }) => ({
    ...way,
    start: firstWorkingDay(way.order, sampleWorkingCalendar),
    latest: way.earliest + window,
  }));

const wordsOf = (days: DispatchDays) =>
  days.map((day) =>
    [day.date.toString().slice(5), day.kind, 'count' in day ? day.count : '', 'holiday' in day ? day.holiday.name : '']
      .join(' ')
      .trim(),
  );

describe('daysToDispatch', () => {
  it('names each day from Monday, 29 September 2025 to the dispatch on working days 3 and 4', () => {
    const way = { order: sampleToday, start: sampleToday, preparation: 1, earliest: 3, latest: 4 };
    expect(wordsOf(daysToDispatch(way, sampleWorkingCalendar))).toEqual([
      '09-29 order',
      '09-30 preparation 1',
      '10-01 holiday  Mahanavami',
      '10-02 holiday  Gandhi Jayanti',
      '10-03 working 2',
      '10-04 dispatch 3',
      '10-05 weekend',
      '10-06 dispatch 4',
    ]);
  });

  it('has a separate day 0 if the order comes after the cut-off', () => {
    const start = new CalendarDate(2025, 10, 3);
    const way = { order: new CalendarDate(2025, 9, 30), start, preparation: 1, earliest: 1, latest: 1 };
    expect(wordsOf(daysToDispatch(way, sampleWorkingCalendar))).toEqual([
      '09-30 order',
      '10-01 holiday  Mahanavami',
      '10-02 holiday  Gandhi Jayanti',
      '10-03 start',
      '10-04 dispatch 1',
    ]);
  });

  it('lists every day once, numbers the working days, and dispatches only on working days after the order', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const days = daysToDispatch(way, sampleWorkingCalendar);
        days.forEach(({ date }, index) => expect(date.compare(way.order)).toBe(index));
        const numbered = days.flatMap((day) => ('count' in day ? [day] : []));
        expect(numbered.map(({ count }) => count)).toEqual(Array.from({ length: way.latest }, (_, index) => index + 1));
        expect(numbered.every(({ date }) => isWorkingDay(date, sampleWorkingCalendar))).toBe(true);
        const dispatch = numbered.filter(({ kind }) => kind === 'dispatch');
        expect(dispatch[0]?.count).toBe(way.earliest);
        expect(dispatch).toHaveLength(way.latest - way.earliest + 1);
      }),
    );
  });

  it('never dispatches earlier for one more working day', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const end = (latest: number) =>
          daysToDispatch({ ...way, latest }, sampleWorkingCalendar).at(-1)?.date ?? way.order;
        expect(end(way.latest + 1).compare(end(way.latest))).toBeGreaterThan(0);
      }),
    );
  });

  it.each([
    [0, 2],
    [3, 2],
    [1, 1.5],
    [Number.NaN, 2],
  ])('rejects dispatch from working day %d to %d', (earliest, latest) => {
    const way = { order: sampleToday, start: sampleToday, preparation: 0, earliest, latest };
    expect(() => daysToDispatch(way, sampleWorkingCalendar)).toThrow(RangeError);
  });
});

describe('calendarMonths', () => {
  it('places each day once, in its month and below its weekday', () => {
    fc.assert(
      fc.property(anyWay, (way) => {
        const days = daysToDispatch(way, sampleWorkingCalendar);
        const months = calendarMonths(days);
        const placed = months.flatMap(({ start, weeks }) =>
          weeks.flatMap((week) => {
            expect(week).toHaveLength(7);
            return week.flatMap((cell, column) => {
              if (!cell) return [];
              expect(getDayOfWeek(cell.date, 'en-IN', 'mon')).toBe(column);
              expect([cell.date.year, cell.date.month]).toEqual([start.year, start.month]);
              return cell.day ? [cell.day] : [];
            });
          }),
        );
        expect(placed).toEqual(days);
        expect(months.flatMap(({ weeks }) => weeks).every((week) => week.some((cell) => cell?.day))).toBe(true);
      }),
    );
  });
});

describe('the sample holidays', () => {
  it('are dates in order, each once', () => {
    const dates = sampleHolidays.map(({ date }) => date);
    expect(dates).toEqual([...new Set(dates)].sort());
    expect(dates.every((date) => /^202[567]-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)))).toBe(true);
  });
});
