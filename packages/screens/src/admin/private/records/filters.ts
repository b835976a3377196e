import { CalendarDate, endOfMonth, endOfYear } from '@internationalized/date';
import { paise } from '@pcb/quoting/money';
import type { FilterType, RecordField } from '@pcb/records/fields';
import type { FilterValue } from '@pcb/records/filters';
import { fold } from '@pcb/text/fold';
import { formatCount, formatRupees } from '../../../shared/format/money.ts';
import { type AmountProblem, readRupees } from '../../../shared/format/readRupees.ts';

/** The ends of a range, each '' if the range is open there. */
export interface Range {
  from: string;
  to: string;
}

/** Reads the ends of a range: '500..2000', '500..', '..2000'. */
export function rangeIn(text: string): Range {
  const [from = '', to, ...more] = text.split('..');
  return to === undefined || more.length > 0 ? { from: '', to: '' } : { from, to };
}

/** Writes a range; '' for one without ends. */
export const rangeText = ({ from, to }: Range) => (from || to ? `${from}..${to}` : '');

/** Words for the ends of a range. */
export interface RangeText {
  both: (from: string, to: string) => string;
  from: (from: string) => string;
  to: (to: string) => string;
}

const shownRange = ({ from, to }: Range, copy: RangeText) =>
  from && to ? copy.both(from, to) : from ? copy.from(from) : copy.to(to);

/** One way to filter by a field. Its value is a text, which can come from a URL. */
interface Filter {
  /** The value of the filter; `undefined` for a text that is no valid filter. */
  read: (text: string, field: RecordField) => FilterValue | undefined;
  /** A valid filter in words. */
  shown: (text: string, field: RecordField, copy: RangeText) => string;
}

/** Whether a filter is a whole date. */
export const isFullDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** Whether a filter is a date or a part of one: '2025-08'. */
export const isDatePart = (text: string) => /^[\d-]+$/.test(text);

const asTyped = (text: string) => text;

/** The first and the last day of a year, a month or a day, such as '2026-07'; `undefined` for any other part of a date. */
function daysIn(part: string): Range | undefined {
  const [, year, month, day] = /^(?!0000)(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(part) ?? [];
  if (year === undefined) return undefined;
  const first = new CalendarDate(Number(year), Number(month ?? 1), Number(day ?? 1));
  // Of a month or a day that does not exist, it is another.
  if (!first.toString().startsWith(part)) return undefined;
  const last = month === undefined ? endOfYear(first) : day === undefined ? endOfMonth(first) : first;
  return { from: first.toString(), to: last.toString() };
}

/** Either a date or a part of one, which the dates contain, or a range of days. */
const date: Filter = {
  read: (text) => {
    if (isDatePart(text)) return daysIn(text) ?? { contains: text };
    const { from, to } = rangeIn(text);
    if ((!from && !to) || ![from, to].every((end) => end === '' || (isFullDate(end) && daysIn(end)))) return undefined;
    return { ...(from && { from }), ...(to && { to }) };
  },
  shown: (text, _, copy) => (isDatePart(text) ? text : shownRange(rangeIn(text), copy)),
};

/** The number in an end of a range, in the unit of the values; neither a value nor a problem for an open end. */
export function numberIn(text: string, { type }: RecordField): { value?: number; problem?: AmountProblem | 'count' } {
  if (text === '') return {};
  if (type !== 'money') return /^\d+$/.test(text) ? { value: Number(text) } : { problem: 'count' };
  const amount = readRupees(text);
  return amount.isValid ? { value: amount.value } : { problem: amount.problem };
}

/** Every type of filter, once. `FilterControls` and `MoreFilters` have their controls. */
export const filters: Readonly<Record<FilterType, Filter>> = {
  text: {
    read: (text) => (fold(text).trim() === '' ? undefined : text.trim()),
    shown: asTyped,
  },
  choice: {
    read: (text, field) => (field.type === 'choice' && field.choices.includes(text) ? text : undefined),
    shown: asTyped,
  },
  date,
  range: {
    read: (text, field) => {
      const ends = rangeIn(text);
      const [from, to] = [numberIn(ends.from, field), numberIn(ends.to, field)];
      if (from.problem || to.problem || (from.value ?? to.value) === undefined) return undefined;
      return { from: from.value, to: to.value };
    },
    shown: (text, field, copy) => {
      const format = (end: string) => {
        const { value } = numberIn(end, field);
        if (value === undefined) return '';
        return field.type === 'money' ? formatRupees(paise(value)) : formatCount(value);
      };
      const { from, to } = rangeIn(text);
      return shownRange({ from: format(from), to: format(to) }, copy);
    },
  },
};
