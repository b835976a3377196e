import { moveToToday, sampleDay } from '@pcb/records/samples/moveToToday';
import { adminOrders, sampleAccountRecords, sampleOverview } from '@pcb/screens/fixtures';
import { describe, expect, it } from 'vitest';
import { adminDashboardAt } from '../../packages/screens/src/fixtures/adminDashboard.ts';

const day = 24 * 60 * 60 * 1000;
/** Midnight in India. */
const startOf = (date: string) => Date.parse(`${date}T00:00+05:30`);

/** Each weekday, and the ends of a year. */
const days = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28', '2026-11-29'].concat(
  '2026-12-31',
  '2027-01-01',
  '2028-02-29',
);

describe.each(days)('on %s', (today) => {
  const now = startOf(today);
  const past = (date: string) => Date.parse(date) < Date.parse(today);

  it('samples are in the past two weeks, and due or expected dates are in the future', () => {
    const { latestOrders, waiting } = moveToToday(sampleOverview, now);
    const [latest] = latestOrders;
    expect(latestOrders.every(({ date }) => past(date))).toBe(true);
    expect((Date.parse(today) - Date.parse(latest?.date ?? '')) / day).toBeLessThan(14);
    for (const { status, dispatchDate = '' } of latestOrders) expect(past(dispatchDate)).toBe(status === 'Shipped');
    expect(waiting.flatMap(({ due }) => due ?? []).every((due) => !past(due))).toBe(true);
    for (const records of Object.values(moveToToday(sampleAccountRecords, now)))
      for (const { date = '', due = today } of records) expect([past(date), past(due)]).toEqual([true, false]);
    expect(moveToToday(adminOrders, now).every(({ date }) => past(date))).toBe(true);
    expect(adminDashboardAt(now).activity.every(({ at }) => past(at.slice(0, 10)))).toBe(true);
  });

  it('a day keeps its weekday, and a time its hour', () => {
    const weekdays = (orders: typeof adminOrders) => orders.map(({ date }) => new Date(date).getUTCDay());
    expect(weekdays(moveToToday(adminOrders, now))).toEqual(weekdays(adminOrders));
    expect(moveToToday('2025-08-30T11:20', now)).toMatch(/^202[678]-.*T11:20$/);
  });
});

it('samples stay unchanged to the end of their own week, by the date in India', () => {
  const nextWeek = startOf('2025-09-07');
  for (const now of [0, startOf(sampleDay), nextWeek - 1])
    expect(moveToToday(sampleOverview, now)).toEqual(sampleOverview);
  expect(moveToToday('2025-08-31', nextWeek)).toBe('2025-09-07');
});

it('only dates change', () => {
  const samples = { name: 'Lot of 2025-08-30', total: 850, none: null, list: ['2025-8-30', ''] };
  expect(moveToToday(samples, startOf('2026-11-29'))).toEqual(samples);
});
