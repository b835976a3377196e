import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispatchSchedule, dispatchSpan } from '../../packages/quoting/src/dispatchSchedule.ts';
import { initialForms, serviceTabs } from '../../packages/quoting/src/forms.ts';
import { countingStart, laterStart, type OrderDay } from '../../packages/quoting/src/orderDay.ts';
import { priceMatrix } from '../../packages/quoting/src/priceMatrix.ts';
import { quoteOf } from '../../packages/quoting/src/quoteOf.ts';
import { firstWorkingDay, isWorkingDay } from '../../packages/quoting/src/workingDays.ts';
import { sampleOrderDay, sampleWorkingCalendar } from '../../packages/screens/src/fixtures/index.ts';
import { dispatchPlanContent } from '../../packages/screens/src/quote/DispatchPlan/DispatchPlan.content.ts';
import { anyForms } from '../helpers/quoteForms.ts';

const anyService = fc.constantFrom(...serviceTabs);

const orderOn = (today: CalendarDate, hasPassed: boolean): OrderDay => ({
  ...sampleOrderDay,
  today,
  cutOff: { hour: 15, hasPassed },
});
const anyDate = fc.integer({ min: 0, max: 720 }).map((offset) => new CalendarDate(2025, 1, 1).add({ days: offset }));

const startOf = (...[year, month, day, hasPassed]: [number, number, number, boolean]) =>
  countingStart(orderOn(new CalendarDate(year, month, day), hasPassed))?.toString();

describe('the day from which working days count', () => {
  it.each([
    ['a Friday before the cut-off', 2026, 11, 27, false, '2026-11-27'],
    ['a Friday after the cut-off', 2026, 11, 27, true, '2026-11-28'],
    ['a Saturday after the cut-off', 2026, 11, 28, true, '2026-11-30'],
    ['a Sunday', 2026, 11, 29, false, '2026-11-30'],
    ['a Sunday after the cut-off', 2026, 11, 29, true, '2026-11-30'],
    ['Christmas', 2026, 12, 25, false, '2026-12-26'],
    ['the second of four holidays', 2026, 8, 26, true, '2026-08-29'],
  ] as const)('follows %s', (_, year, month, day, hasPassed, expected) => {
    expect(startOf(year, month, day, hasPassed)).toBe(expected);
  });

  it('is unknown without the date', () => {
    expect(countingStart({ ...sampleOrderDay, today: undefined })).toBeNull();
    expect(laterStart({ ...sampleOrderDay, today: undefined })).toBeNull();
  });
});

describe('an order after the cut-off or on a day off', () => {
  it('[Q-20] has the dates of an order on the next working day: in form, matrix and calendar, for any input', () => {
    fc.assert(
      fc.property(anyService, anyForms, anyDate, fc.boolean(), (service, forms, today, hasPassed) => {
        const late = orderOn(today, hasPassed);
        const next = firstWorkingDay(hasPassed ? today.add({ days: 1 }) : today, sampleWorkingCalendar);
        const inTime = orderOn(next, false);
        const { shipDate } = quoteOf(service, forms, late);
        expect(shipDate).toEqual(quoteOf(service, forms, inTime).shipDate);
        const shipDates = (day: OrderDay) =>
          priceMatrix(service, forms, day).rows.flatMap(({ cells }) => cells.map(({ quote }) => quote.shipDate));
        expect(shipDates(late)).toEqual(shipDates(inTime));
        const days = dispatchSchedule(service, forms, late)?.days ?? null;
        expect(days && dispatchSpan(days)).toEqual(shipDate);
        expect(days?.[0].date ?? today).toEqual(today);
        const isLate = hasPassed || !isWorkingDay(today, sampleWorkingCalendar);
        expect(laterStart(late)?.date ?? null).toEqual(isLate ? next : null);
        const starts = (days ?? []).filter(({ kind }) => kind === 'start').map(({ date }) => date);
        expect(starts).toEqual(isLate && days ? [next] : []);
      }),
    );
  });

  it('states the day from which it counts, and the reason', () => {
    const said = (today: CalendarDate, hasPassed: boolean, assembly: 'yes' | 'no' = 'no') => {
      const schedule = dispatchSchedule(
        'fab',
        { ...initialForms, fab: { ...initialForms.fab, assembly } },
        orderOn(today, hasPassed),
      );
      return schedule && dispatchPlanContent.countedFrom(schedule);
    };
    const [saturday, sunday] = [new CalendarDate(2026, 11, 28), new CalendarDate(2026, 11, 29)];
    expect(said(saturday, false)).toBe('Counted from the day of the order, placed by 3 pm IST.');
    expect(said(saturday, true)).toBe(
      'Counted from Monday 30 November, as orders after 3 pm IST count from the next working day.',
    );
    expect(said(sunday, true)).toBe('Counted from Monday 30 November, as the day of the order is a day off.');
    expect(said(sunday, false, 'yes')).toMatch(
      /^Counted from the complete kit: the boards are made from Monday 30 November, as the day of the order is a day off, and/,
    );
  });
});
