import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addsEntry,
  oneInHash,
  oneOf,
  part,
  readSearch,
  text,
  texts,
  writeSearch,
} from '../../apps/site/src/url/searchSchema.ts';

const orders = ['asc', 'desc'] as const;
const tabs = ['layout', 'fab', 'flex'] as const;
const schema = {
  query: text('q'),
  open: text('open', 'push'),
  pitch: texts('pitch'),
  order: oneOf('order', orders),
  tab: oneInHash(tabs, 'layout', { name: 'tab', history: 'push' }),
};

const typed = fc.string({ unit: 'grapheme' });
const values = fc.record({
  query: typed,
  open: typed,
  pitch: fc.array(typed),
  order: fc.constantFrom(...orders),
  tab: fc.constantFrom(...tabs),
});
/** Any text after the path, including invalid values for parameters of the schema. */
const anyUrl = fc.record({
  search: fc.oneof(
    typed,
    fc
      .array(
        fc.tuple(fc.constantFrom('q', 'open', 'pitch', 'order', 'tab', 'from', '__proto__', 'q[]', '%E0%A4%A'), typed),
      )
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}`),
  ),
  hash: typed.map((hash) => `#${hash}`),
});
const bare = { search: '', hash: '' };

describe('reading a URL', () => {
  it('returns the defaults for a URL without query and hash', () => {
    expect(readSearch(schema, bare)).toEqual({ query: '', open: '', pitch: [], order: 'asc', tab: 'layout' });
  });

  it('accepts any URL', () => {
    fc.assert(
      fc.property(anyUrl, (url) => {
        const read = readSearch(schema, url);
        expect(Object.keys(read)).toEqual(Object.keys(schema));
        expect([read.query, read.open, ...read.pitch].map((value) => typeof value)).not.toContain('undefined');
        expect(orders).toContain(read.order);
        expect(tabs).toContain(read.tab);
      }),
    );
  });
});

describe('writing a URL', () => {
  it('round-trips any values from any URL', () => {
    fc.assert(
      fc.property(anyUrl, values, (before, written) => {
        expect(readSearch(schema, writeSearch(schema, before, written))).toEqual(written);
      }),
    );
  });

  it('omits defaults and keeps other parameters', () => {
    expect(
      writeSearch(schema, { search: '?q=motor&from=mail&order=desc', hash: '' }, { query: '', order: 'asc' }),
    ).toEqual({ search: '?from=mail', hash: '' });
  });

  it('replaces all parameters of a part, keeps their order, and keeps the others', () => {
    const fab = { fab: part((name) => name.startsWith('fab-')) };
    const before = { search: '?fab-qty=1&from=mail&fab-layers=4', hash: '#fab' };
    expect(readSearch(fab, before)).toEqual({ fab: 'fab-qty=1&fab-layers=4' });
    const after = writeSearch(fab, before, { fab: 'fab-size=80x60&fab-qty=' });
    expect(after).toEqual({ search: '?from=mail&fab-size=80x60&fab-qty=', hash: '#fab' });
    expect(writeSearch(fab, after, { fab: '' })).toEqual({ search: '?from=mail', hash: '#fab' });
  });

  it('keeps the hash of a page whose schema does not use it', () => {
    expect(writeSearch({ query: schema.query }, { search: '', hash: '#main' }, { query: 'motor' })).toEqual({
      search: '?q=motor',
      hash: '#main',
    });
  });

  it('keeps unchanged values', () => {
    fc.assert(
      fc.property(anyUrl, typed, (before, query) => {
        expect(readSearch(schema, writeSearch(schema, before, { query }))).toEqual({
          ...readSearch(schema, before),
          query,
        });
      }),
    );
  });
});

it.each([
  ['opening details adds one', { open: '#1234' }, true],
  ['choosing a tab adds one', { tab: 'layout' }, true],
  ['closing details adds none', { open: '' }, false],
  ['typing and choosing filters adds none', { query: 'motor', pitch: ['2.54 mm'], order: 'desc' }, false],
] as const)('history entries: %s', (_, change, adds) => {
  expect(addsEntry(schema, change)).toBe(adds);
});
