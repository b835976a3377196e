import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dispatchSchedule, dispatchSpan } from '../../packages/quoting/src/dispatchSchedule.ts';
import { initialForms, serviceTabs } from '../../packages/quoting/src/forms.ts';
import { quoteOf } from '../../packages/quoting/src/quoteOf.ts';
import { sampleToday } from '../../packages/screens/src/fixtures/index.ts';
import { anyForms, day } from '../helpers/quoteForms.ts';

describe('dispatchSchedule', () => {
  it('[Q-20] has the ship date and the lead time of the quote, whatever is typed', () => {
    fc.assert(
      fc.property(fc.constantFrom(...serviceTabs), anyForms, (service, forms) => {
        const quote = quoteOf(service, forms, day);
        const schedule = dispatchSchedule(service, forms, day);
        expect(schedule === null).toBe(quote.shipDate === null);
        if (!schedule?.days) return;
        expect(schedule.leadTime).toEqual(quote.leadTime);
        expect(dispatchSpan(schedule.days)).toEqual(quote.shipDate);
        expect(dispatchSpan(schedule.days).earliest.compare(sampleToday)).toBeGreaterThan(0);
        expect(schedule.addedDays).toEqual(quote.addedDays);
      }),
    );
  });

  it('states the days that the quantity and the assembly add', () => {
    const forms = { ...initialForms, fab: { ...initialForms.fab, quantity: '500', assembly: 'yes' as const } };
    // 7 days, 3 for more than 100 boards, and 3 + 3 to assemble them.
    expect(dispatchSchedule('fab', forms, day)).toMatchObject({
      leadTime: { from: 16, to: 16 },
      addedDays: [
        { reason: 'quantity', days: 3 },
        { reason: 'assembly', days: 6 },
      ],
      preparation: 'engineering',
      countedFrom: 'completeKit',
    });
  });

  it('reports a dispatch after the last known holiday', () => {
    const ordered = (month: number, date: number) =>
      dispatchSchedule('fab', initialForms, { ...day, today: new CalendarDate(2027, month, date) });
    // Working day 8 is Thursday, 28 January, and Tuesday, 2 February.
    expect(ordered(1, 18)).toMatchObject({ countedFrom: 'order', holidaysKnownUntil: null });
    expect(ordered(1, 22)?.holidaysKnownUntil?.toString()).toBe('2027-01-31');
  });

  it('has a lead time without a date when the day is not known', () => {
    expect(dispatchSchedule('source', initialForms, { ...day, today: undefined })).toMatchObject({
      leadTime: { from: 10, to: 14 },
      days: null,
    });
  });
});
