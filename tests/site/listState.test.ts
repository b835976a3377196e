import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readListAddress, writeListAddress } from '../../apps/site/src/address/listState.ts';

const read = (query: string) => readListAddress(new URLSearchParams(query));

describe('the address of a list', () => {
  it('says nothing of a list as it comes', () => {
    expect(read('')).toEqual({ filters: { search: '', status: '', date: '' }, sort: null, open: null });
    expect(writeListAddress(read('')).toString()).toBe('');
  });

  it('holds filters, order and the open record', () => {
    const address = 'q=motor&status=In+Production&date=2025-08&sort=total&order=desc&open=%231234';
    expect(read(address)).toEqual({
      filters: { search: 'motor', status: 'In Production', date: '2025-08' },
      sort: { column: 'total', direction: 'descending' },
      open: '#1234',
    });
    expect(writeListAddress(read(address)).toString()).toBe(address);
  });

  it.each(['order=sideways', 'order=desc', 'sort=', 'q=%E0%A4%A', 'constructor=1&q'])('takes %j', (query) => {
    expect(read(query).sort).toBeNull();
  });

  it('brings back whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (search) => {
        const address = { filters: { search, status: '', date: '' }, sort: null, open: null };
        expect(read(writeListAddress(address).toString())).toEqual(address);
      }),
    );
  });
});
