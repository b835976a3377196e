import type { SourceValues } from './forms.ts';
import type { DaySpan } from './quote.ts';

/** The working days for buying parts, by lead-time option of the sourcing form. */
export const sourcingLeadTimes: Readonly<Record<SourceValues['leadTime'], DaySpan>> = {
  '5-7': { from: 5, to: 7 },
  '7-10': { from: 7, to: 10 },
  '10-14': { from: 10, to: 14 },
  '14-18': { from: 14, to: 18 },
};

const spans = Object.values(sourcingLeadTimes);

export const sourcingDays: DaySpan = {
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
};
