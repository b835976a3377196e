import { expect, describe, it } from 'vitest';
import { listSchema } from '../../apps/site/src/address/useListState.ts';
import { readSearch, writeSearch } from '../../apps/site/src/address/searchSchema.ts';

const untouched = { search: '', status: '', date: '', column: '', order: 'asc', open: '' } as const;
const bare = { search: '', hash: '' };

describe('[M-30] the URL of a list', () => {
  it('has no query when nothing is filtered, sorted or open', () => {
    expect(readSearch(listSchema, bare)).toEqual(untouched);
    expect(writeSearch(listSchema, { search: '?order=sideways&q=&open', hash: '' }, untouched)).toEqual(bare);
  });

  it('holds filters, sort order and the open record', () => {
    const values = {
      search: 'motor',
      status: 'In Production',
      date: '2025-08',
      column: 'total',
      order: 'desc',
      open: '#1234',
    } as const;
    const search = '?q=motor&status=In+Production&date=2025-08&sort=total&order=desc&open=%231234';
    expect(writeSearch(listSchema, bare, values)).toEqual({ search, hash: '' });
    expect(readSearch(listSchema, { search, hash: '' })).toEqual(values);
  });
});
