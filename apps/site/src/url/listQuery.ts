import type { RecordKind } from '@pcb/screens/admin/records';
import type { ListQuery } from '../data/firstPage.ts';
import { readSearch } from './searchSchema.ts';
import { listSchemaOf } from './useListState.ts';

export function listQuery(kind: RecordKind, search: string): ListQuery {
  const { filters, column, order } = readSearch(listSchemaOf(kind), { search, hash: '' });
  return {
    filters,
    sort: column ? { column, direction: order === 'desc' ? 'descending' : 'ascending' } : null,
  };
}
