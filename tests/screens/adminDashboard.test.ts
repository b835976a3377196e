import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isWithin } from '../../packages/screens/src/admin/AdminLayout/isWithin.ts';
import { adminDashboard, adminDashboardAt } from '../../packages/screens/src/fixtures/adminDashboard.ts';
import { formatDate, formatDateTime } from '../../packages/screens/src/shared/format/formatDate.ts';

describe('formatDate', () => {
  it('[M-13] formats every YYYY-MM-DD as DD/MM/YYYY', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1000-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const iso = date.toISOString().slice(0, 10);
          expect(formatDate(iso).split('/').reverse().join('-')).toBe(iso);
        },
      ),
    );
  });

  it.each(['', 'unknown', '29-08-2025', '2025-8-9', '2025-08-29 ', '2025-08-29T10:00'])(
    'returns %j unchanged',
    (text) => {
      expect(formatDate(text)).toBe(text);
    },
  );
});

describe('formatDateTime', () => {
  it('formats YYYY-MM-DDTHH:mm as DD/MM/YYYY HH:mm', () => {
    expect(formatDateTime('2025-08-29T06:05')).toBe('29/08/2025 06:05');
  });

  it.each(['just now', '2025-08-29', '2025-08-29T6:05'])('leaves %j as it is', (text) => {
    expect(formatDateTime(text)).toBe(text);
  });
});

describe('isWithin', () => {
  it.each([
    ['/admin/orders', true],
    ['/admin/orders/edit/%231234', true],
    ['/admin/orders-old', false],
    ['/admin', false],
    ['/', false],
  ])('[M-04] of /admin/orders, %s: %s', (path, expected) => {
    expect(isWithin('/admin/orders', path)).toBe(expected);
  });
});

describe('the sample dashboard', () => {
  const sum = (points: readonly { orders: number | null }[]) =>
    points.reduce((total, { orders }) => total + (orders ?? 0), 0);
  const begun = (points: readonly { orders: number | null }[]) => points.filter(({ orders }) => orders !== null).length;
  const trendsOn = (date: string) => adminDashboardAt(Date.parse(`${date}T12:00+05:30`)).trends;

  it('[M-12] has 12 months, 4 weeks and 7 days', () => {
    expect(Object.values(adminDashboard.trends).map(({ points }) => points.length)).toEqual([12, 4, 7]);
  });

  it.each([
    ['2025-08-31', [8, 4, 7]],
    ['2025-12-01', [12, 4, 1]],
    ['2026-11-25', [12, 4, 3]],
    ['2026-11-29', [12, 4, 7]],
  ])('[M-12] on %s its lines end at %j', (date, expected) => {
    expect(Object.values(trendsOn(date)).map(({ points }) => begun(points))).toEqual(expected);
  });

  it('is consistent: days sum to the last week, weeks to August, months to less than all orders', () => {
    const { year, month, week } = trendsOn('2026-11-29');
    expect(sum(week.points)).toBe(month.points.at(-1)?.orders);
    expect(sum(month.points)).toBe(year.points.find(({ label }) => label === 'Aug')?.orders);
    expect(sum(year.points)).toBeLessThan(adminDashboard.summary.totalOrders);
    expect(`#${adminDashboard.summary.totalOrders}`).toBe(adminDashboard.recentOrders[0]?.id);
  });
});
