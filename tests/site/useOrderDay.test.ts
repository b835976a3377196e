import { sundaysOff } from '@pcb/quoting/workingDays';
import { describe, expect, it } from 'vitest';
import { createOrderClock } from '../../apps/site/src/app/hooks/useOrderDay.ts';

describe('the day of an order', () => {
  it('is the day in India, and ends at the cut-off', () => {
    let now = '';
    const readDay = createOrderClock(() => Date.parse(now), 15, sundaysOff);
    const at = (time: string) => {
      now = time;
      const { today, cutOff } = readDay();
      return [today?.toString(), cutOff?.hasPassed];
    };
    expect(at('2026-11-26T18:30:00Z')).toEqual(['2026-11-27', false]);
    expect(at('2026-11-27T14:59:59+05:30')).toEqual(['2026-11-27', false]);
    expect(at('2026-11-27T15:00:00+05:30')).toEqual(['2026-11-27', true]);
    expect(at('2026-11-27T23:59:59+05:30')).toEqual(['2026-11-27', true]);
    expect(at('2026-11-28T00:00:00+05:30')).toEqual(['2026-11-28', false]);
  });

  it('is the same object while nothing has changed', () => {
    let minutes = 0;
    const readDay = createOrderClock(() => Date.parse('2026-11-27T10:00:00+05:30') + minutes * 60_000, 15, sundaysOff);
    const first = readDay();
    minutes = 299;
    expect(readDay()).toBe(first);
    minutes = 300;
    expect(readDay()).not.toBe(first);
  });
});
