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

/** One comparison, in the unit of the values: dates as `YYYY-MM-DD`, amounts in paise. */
export type Condition =
  /** `contains` looks for a folded text (`@pcb/text/fold`) in the folded value. */
  { operator: 'contains' | 'eq'; value: string } | { operator: 'gte' | 'lte'; value: string | number };

/** Whether a value meets a condition. */
export function meets({ operator, value: wanted }: Condition, value: unknown): boolean {
  if (operator === 'eq') return value === wanted;
  if (operator === 'contains') return fold(String(value)).includes(wanted);
  const actual = typeof wanted === 'number' ? Number(value) : String(value);
  return operator === 'gte' ? actual >= wanted : actual <= wanted;
}

const between = <End extends string | number>(from: End | undefined, to: End | undefined): readonly Condition[] => [
  ...(from === undefined ? [] : [{ operator: 'gte' as const, value: from }]),
  ...(to === undefined ? [] : [{ operator: 'lte' as const, value: to }]),
];

/** One way to filter by a field. Its value is a text, which can come from a URL. */
interface Filter {
  /** What values must meet; `undefined` for a text that is no valid filter. */
  read: (text: string, field: RecordField) => readonly Condition[] | undefined;
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
  read: (text) => {
    if (isDatePart(text)) return [{ operator: 'contains', value: text }];
    const { from, to } = rangeIn(text);
    if ((!from && !to) || ![from, to].every((end) => end === '' || isFullDate(end))) return undefined;
    return between(from || undefined, to || undefined);
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
    read: (text) => {
      const part = fold(text).trim();
      return part === '' ? undefined : [{ operator: 'contains', value: part }];
    },
    shown: asTyped,
  },
  choice: {
    read: (text, field) =>
      field.type === 'choice' && Object.hasOwn(field.choices, text) ? [{ operator: 'eq', value: text }] : undefined,
    shown: asTyped,
  },
  date,
  dateRange: date,
  numberRange: {
    read: (text, field) => {
      const ends = rangeIn(text);
      const [from, to] = [numberIn(ends.from, field), numberIn(ends.to, field)];
      if (from.problem || to.problem || (from.value ?? to.value) === undefined) return undefined;
      return between(from.value, to.value);
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
