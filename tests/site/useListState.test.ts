import { recordKinds } from '@pcb/screens/admin/records';
import { describe, expect, it } from 'vitest';
import { readSearch, writeSearch } from '../../apps/site/src/url/searchSchema.ts';
import { listSchemaOf } from '../../apps/site/src/url/useListState.ts';

const schema = listSchemaOf(recordKinds.orders);
const untouched = { filters: {}, column: '', order: 'asc', open: '' } as const;
const bare = { search: '', hash: '' };

describe('[M-30] the URL of a list', () => {
  it('has no query when nothing is filtered, sorted or open', () => {
    expect(readSearch(schema, bare)).toEqual(untouched);
    expect(writeSearch(schema, { search: '?order=sideways&q=&status=&open', hash: '' }, untouched)).toEqual(bare);
  });

  it('holds filters, sort order and the open record', () => {
    const values = {
      filters: { search: 'motor', status: 'In Production', date: '2025-08', total: '500..2000' },
      column: 'total',
      order: 'desc',
      open: '#1234',
    } as const;
    const search = '?q=motor&status=In+Production&date=2025-08&total=500..2000&sort=total&order=desc&open=%231234';
    expect(writeSearch(schema, bare, values)).toEqual({ search, hash: '' });
    expect(readSearch(schema, { search, hash: '' })).toEqual(values);
  });

  it('keeps parameters that are not filters of the list', () => {
    const search = '?utm=mail&orders=1..2';
    expect(readSearch(schema, { search, hash: '' })).toEqual(untouched);
    expect(writeSearch(schema, { search, hash: '' }, untouched).search).toBe(search);
  });

  it.each(Object.values(recordKinds))('has a separate parameter for each filter of the $many', (kind) => {
    const others = ['q', 'sort', 'order', 'open'];
    const { owns } = listSchemaOf(kind).filters;
    expect(others.filter((name) => owns?.(name))).toEqual(['q']);
  });
});
