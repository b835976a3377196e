import { paise } from '@pcb/quoting/money';
import { fold } from '@pcb/text/fold';
import { formatCount, formatRupees } from '../../../shared/format/money.ts';
import { type AmountProblem, readRupees } from '../../../shared/format/readRupees.ts';
import type { FilterType, RecordField } from './recordKind.ts';

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
  /** The test of the values; `undefined` for a text that is no valid filter. */
  test: (text: string, field: RecordField) => ((value: unknown) => boolean) | undefined;
  /** A valid filter in words. */
  shown: (text: string, field: RecordField, copy: RangeText) => string;
}

/** Whether a filter is a whole date. */
export const isFullDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** Whether a filter is a date or a part of one: '2025-08'. */
export const isDatePart = (text: string) => /^[\d-]+$/.test(text);

const asTyped = (text: string) => text;

/** Either a date or a part of one, which the dates contain, or a range of days. */
const date: Filter = {
  test: (text) => {
    if (isDatePart(text)) return (value) => String(value).includes(text);
    const { from, to } = rangeIn(text);
    if ((!from && !to) || ![from, to].every((end) => end === '' || isFullDate(end))) return undefined;
    return (value) => String(value) >= from && (to === '' || String(value) <= to);
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
    test: (text) => {
      const part = fold(text).trim();
      return part === '' ? undefined : (value) => fold(String(value)).includes(part);
    },
    shown: asTyped,
  },
  choice: {
    test: (text, field) =>
      field.type === 'choice' && Object.hasOwn(field.choices, text) ? (value) => value === text : undefined,
    shown: asTyped,
  },
  date,
  dateRange: date,
  numberRange: {
    test: (text, field) => {
      const ends = rangeIn(text);
      const [from, to] = [numberIn(ends.from, field), numberIn(ends.to, field)];
      if (from.problem || to.problem || (from.value ?? to.value) === undefined) return undefined;
      const [min, max] = [from.value ?? -Infinity, to.value ?? Infinity];
      return (value) => Number(value) >= min && Number(value) <= max;
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
