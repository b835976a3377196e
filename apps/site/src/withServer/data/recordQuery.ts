import { maxRows, maxSearch } from '@pcb/api/limits';
import type { ListQuery } from '@pcb/api/records';
import type { RecordDescription } from '@pcb/records/fields';
import { readFilters } from '@pcb/records/filterTexts';
import type { RecordQuery } from '@pcb/records/page';

/** Converts to @pcb/api. Unsupported filters and columns are ignored: a URL can contain anything. */
export function recordQuery(kind: RecordDescription, { filters, sort, limit, cursor }: RecordQuery): ListQuery {
  const search = (filters['search'] ?? '').trim().slice(0, maxSearch);
  const canSort = sort && Object.hasOwn(kind.fields, sort.column) && kind.fields[sort.column]?.sort;
  return {
    filters: readFilters(kind, filters),
    ...(search !== '' && { search }),
    ...(canSort && { sort: { by: sort.column, direction: sort.direction } }),
    limit: Math.min(limit, maxRows),
    ...(cursor !== undefined && { cursor }),
  };
}
