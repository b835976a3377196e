/** Filters as text, as in the URL of a list: `?status=Pending&date=2025-08&total=500..2000`. */
import { fold } from '@pcb/text/fold';
import { fieldsOf, type FilterType, type RecordDescription, type RecordField } from './fields.ts';
import { type Filters, type FilterValue, matchingRows } from './filters.ts';
import { type AmountProblem, readRupees } from './readRupees.ts';

export type FilterTexts = Readonly<Record<string, string>>;

/** The ends of a range as text, or '' for an open end. */
export interface RangeTexts {
  from: string;
  to: string;
}

export function rangeIn(text: string): RangeTexts {
  const [from = '', to, ...more] = text.split('..');
  return to === undefined || more.length > 0 ? { from: '', to: '' } : { from, to };
}

/** Writes a range as text, or '' without ends. */
export const rangeText = ({ from, to }: RangeTexts) => (from || to ? `${from}..${to}` : '');

export const isFullDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
/** A date or a part of one, such as '2025-08'. */
export const isDatePart = (text: string) => /^[\d-]+$/.test(text);

/** `month` counts from 1. It does not use a date library, because every list would load its 9 kB. */
function lastDayOf(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}

/** Returns the first and last day of a year, month or day, such as '2026-07'; `undefined` for other text. */
function daysIn(part: string): RangeTexts | undefined {
  const [, year, month = '', day] = /^(?!0000)(\d{4})(?:-(0[1-9]|1[0-2])(?:-(\d\d))?)?$/.exec(part) ?? [];
  if (!year) return undefined;
  const last = `${lastDayOf(+year, +(month || 12))}`;
  if (day) return day > '00' && day <= last ? { from: part, to: part } : undefined;
  return { from: `${year}-${month || '01'}-01`, to: `${year}-${month || 12}-${last}` };
}

/** Returns the number in one end of a range, in the unit of the values, or nothing for an open end. */
export function numberIn(text: string, { type }: RecordField): { value?: number; problem?: AmountProblem | 'count' } {
  if (text === '') return {};
  if (type !== 'money') return /^\d+$/.test(text) ? { value: Number(text) } : { problem: 'count' };
  const amount = readRupees(text);
  return amount.isValid ? { value: amount.value } : { problem: amount.problem };
}

const readers: Readonly<Record<FilterType, (text: string, field: RecordField) => FilterValue | undefined>> = {
  text: (text) => (fold(text).trim() === '' ? undefined : text.trim()),
  choice: (text, field) => (field.type === 'choice' && field.choices.includes(text) ? text : undefined),
  date: (text) => {
    if (isDatePart(text)) return daysIn(text) ?? { contains: text };
    const { from, to } = rangeIn(text);
    if ((!from && !to) || ![from, to].every((end) => end === '' || (isFullDate(end) && daysIn(end)))) return undefined;
    return { ...(from && { from }), ...(to && { to }) };
  },
  range: (text, field) => {
    const ends = rangeIn(text);
    const [from, to] = [numberIn(ends.from, field), numberIn(ends.to, field)];
    if (from.problem || to.problem || (from.value ?? to.value) === undefined) return undefined;
    return { from: from.value, to: to.value };
  },
};

type Fields = Pick<RecordDescription, 'fields'>;

export const validFilters = (kind: Fields, texts: FilterTexts) =>
  fieldsOf(kind, ({ filter }) => filter).flatMap(([name, field]) => {
    const text = texts[name] ?? '';
    const value = field.filter && readers[field.filter](text, field);
    return value === undefined ? [] : [{ name, field, text, value }];
  });

export const readFilters = (kind: Fields, texts: FilterTexts): Filters =>
  Object.fromEntries(validFilters(kind, texts).map(({ name, value }) => [name, value]));

export const isFiltered = (kind: Fields, texts: FilterTexts) =>
  (texts['search'] ?? '').trim() !== '' || validFilters(kind, texts).length > 0;

export const filterRows = <Row extends object>(rows: readonly Row[], texts: FilterTexts, kind: RecordDescription) =>
  matchingRows(kind, rows, { search: texts['search'] ?? '', filters: readFilters(kind, texts) });
