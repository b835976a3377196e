import { conditionsOf, type RecordQuery } from '@pcb/screens/admin/recordPage';
import type { RecordKind } from '@pcb/screens/admin/records';

interface Days {
  from: string;
  to: string;
}

/** A range that matches nothing. */
const noDay: Days = { from: '9999-12-31', to: '0001-01-01' };

/** The days of a year, a month or a day, such as '2026-07'. The server cannot search for other parts of a date. */
function daysIn(part: string): Days {
  const [, year, month, day] = /^(\d{4})(?:-(\d\d)(?:-(\d\d))?)?$/.exec(part) ?? [];
  if (year === undefined) return noDay;
  const first = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
  if (month !== undefined && first.getUTCMonth() !== Number(month) - 1) return noDay;
  const last = new Date(first);
  if (month === undefined) last.setUTCMonth(12, 0);
  else if (day === undefined) last.setUTCMonth(last.getUTCMonth() + 1, 0);
  const text = (date: Date) => date.toISOString().slice(0, 10);
  return { from: text(first), to: text(last) };
}

const limits = { rows: 200, search: 100 };
const ends = { gte: 'from', lte: 'to' } as const;

/** A query of a list as `listQueries` of @pcb/api has it. */
export function recordQuery(kind: RecordKind, { filters, sort, limit, cursor }: RecordQuery) {
  const wanted: Record<string, string | Record<string, string | number>> = {};
  for (const { field, operator, value } of conditionsOf(kind, filters)) {
    const isDate = kind.fields[field]?.type === 'date';
    if (operator === 'eq') wanted[field] = value;
    else if (operator === 'contains') wanted[field] = isDate ? { ...daysIn(value) } : value;
    else wanted[field] = { ...(wanted[field] as Record<string, string | number>), [ends[operator]]: value };
  }
  // The server searches for the digits of an id.
  const search = (filters['search'] ?? '')
    .trim()
    .replace(/^#(?=\d)/, '')
    .slice(0, limits.search);
  const canSort = sort && Object.hasOwn(kind.fields, sort.column) && kind.fields[sort.column]?.column?.sort;
  return {
    filters: wanted,
    ...(search !== '' && { search }),
    ...(canSort && { sort: { by: sort.column, direction: sort.direction } }),
    limit: Math.min(limit, limits.rows),
    ...(cursor !== undefined && { cursor }),
  };
}
