import type { CalendarDate } from '@internationalized/date';
import { type AddedDays, type AddedDaysReason, manyPlacements } from '@pcb/quoting/addedDays';
import type { LaterStart } from '@pcb/quoting/orderDay';
import { dateFormat, formatLongDate } from '../shared/format/dates.ts';
import { formatCount } from '../shared/format/money.ts';
import { listed } from '../shared/format/phrases.ts';

/** 'Thursday, 2 October'. */
export const formatDayAndMonth = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** 'Monday 30 November'. */
export const startDay = ({ date }: LaterStart) => formatDayAndMonth(date).replace(',', '');

/** '3 pm IST'. All our times are Indian Standard Time. */
export const cutOffTime = (hour: number) => `${hour % 12 || 12} ${hour < 12 ? 'am' : 'pm'} IST`;

export const laterStartReason = ({ reason }: LaterStart, cutOffHour: number | null) =>
  reason === 'dayOff' || cutOffHour === null
    ? 'the day of the order is a day off'
    : `orders after ${cutOffTime(cutOffHour)} count from the next working day`;

/** '3 for filled and capped vias (second plating)'. */
const addedFor: Readonly<Record<AddedDaysReason, string>> = {
  quantity: 'the quantity',
  assembly: 'assembly',
  innerLayers: 'the inner layers (etching and lamination)',
  rogers: 'Rogers laminate (bought for the order)',
  laser: 'laser-drilled holes',
  pluggedVias: 'plugged vias (printing and curing)',
  filledVias: 'filled and capped vias (curing, grinding and a second plating)',
  class3: 'inspection to class 3',
  impedance: 'controlled impedance (measured coupon)',
  microsection: 'the microsection report',
  castellatedHoles: 'castellated holes (routing before plating)',
  goldFingers: 'gold fingers (plating and bevel)',
  firstArticle: 'the first-article report',
  bothSides: 'the second side of the assembly',
  placements: `more than ${manyPlacements} placements on a board`,
  finePitch: 'BGA or fine pitch (oven profile)',
  assemblyClass3: 'assembly to class 3',
  xray: 'X-ray inspection',
  coating: 'conformal coating (masking and curing)',
};

/** '3 for the quantity and 1 for laser-drilled holes'. Empty if nothing is added. */
export const addedDaysText = (added: readonly AddedDays[]) =>
  added.length === 0 ? '' : listed(added.map(({ reason, days }) => `${formatCount(days)} for ${addedFor[reason]}`));

export const unknownHolidays = (knownUntil: CalendarDate) =>
  `Our holidays after ${formatLongDate(knownUntil)} are not fixed yet, so this date may change.`;
