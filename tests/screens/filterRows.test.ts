import { filterRows, type FilterTexts, isFiltered } from '@pcb/records/filterTexts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rupees } from '../../packages/quoting/src/money.ts';
import { orders } from '../../packages/screens/src/admin/Orders/orders.ts';
import { users } from '../../packages/screens/src/admin/Users/users.ts';

const row = (id: string, pcbName: string, status = 'Pending', date = '2025-08-12', total = 9000) => ({
  id,
  pcbName,
  customer: id === '#4' ? 'Anjali Menon' : 'Ravi Shankar',
  status,
  date,
  total: rupees(total),
});
const ids = (rows: readonly { id: string }[], filters: FilterTexts) =>
  filterRows(rows, filters, orders).map(({ id }) => id);

const rows = [
  row('#1', 'Motor controller'),
  row('#2', 'MOTOR driver', 'Shipped', '2025-08-02', 1_25_000),
  row('#3', 'Gate (driver) [rev.C] $5 ^ a+b', 'On Hold', '2025-07-12', 266.5),
  row('#4', 'മോട്ടോർ കൺട്രോളർ'),
];

describe('filterRows', () => {
  it('[M-20] searches all given texts, ignoring case', () => {
    expect(ids(rows, { search: 'motor' })).toEqual(['#1', '#2']);
    expect(ids(rows, { search: 'DRIVER' })).toEqual(['#2', '#3']);
    expect(ids(rows, { search: '#4' })).toEqual(['#4']);
  });

  it('searches in other scripts', () => {
    expect(ids(rows, { search: 'കൺട്രോ' })).toEqual(['#4']);
    expect(ids(rows, { search: 'കണ്\u200dട്രോ' })).toEqual(['#4']);
    expect(ids([row('#5', 'Łukasz Ørsted')], { search: 'lukasz orsted' })).toEqual(['#5']);
  });

  it.each(['.', '(driver)', '[rev.C]', '$5', '^', 'a+b', '+'])('searches for %j literally', (search) => {
    expect(ids(rows, { search })).toEqual(['#3']);
  });

  it.each(['.*', '\\', '[a-z]', '(?:)', '|'])('does not treat %j as a regular expression', (search) => {
    expect(ids(rows, { search })).toEqual([]);
  });

  it('does not match across two texts', () => {
    expect(ids(rows, { search: '#1motor' })).toEqual([]);
    expect(ids(rows, { search: '#1 motor' })).toEqual([]);
  });

  it('matches composed and decomposed letters', () => {
    expect(ids([row('#1', 'Rene\u0301')], { search: 'REN\u00c9' })).toEqual(['#1']);
  });

  it('ignores surrounding whitespace and a blank search', () => {
    expect(ids(rows, { search: '  motor ' })).toEqual(['#1', '#2']);
    expect(ids(rows, { search: '   ' })).toHaveLength(4);
  });

  it('handles a search of 10 000 characters', () => {
    expect(ids(rows, { search: '(a+)+$'.repeat(1700) })).toEqual([]);
    const long = 'x'.repeat(10_000);
    expect(ids([row('#1', `${long}y`)], { search: long })).toEqual(['#1']);
  });

  it('[M-30] filters by status, and ignores an unknown status', () => {
    expect(ids(rows, { status: 'Shipped' })).toEqual(['#2']);
    expect(ids(rows, { status: 'On Hold' })).toHaveLength(4);
    expect(ids(rows, { status: 'shipped' })).toHaveLength(4);
    expect(ids(rows, { status: '__proto__' })).toHaveLength(4);
  });

  it('[M-30] matches a date that contains the chosen value, and ignores an invalid date', () => {
    expect(ids(rows, { date: '2025-08-12' })).toEqual(['#1', '#4']);
    expect(ids(rows, { date: '2025-08' })).toEqual(['#1', '#2', '#4']);
    expect(ids(rows, { date: '-12' })).toEqual(['#1', '#3', '#4']);
    expect(ids(rows, { date: 'yesterday' })).toHaveLength(4);
  });

  it('filters by a range of dates, with either end open', () => {
    expect(ids(rows, { date: '2025-08-02..2025-08-12' })).toEqual(['#1', '#2', '#4']);
    expect(ids(rows, { date: '2025-08-03..' })).toEqual(['#1', '#4']);
    expect(ids(rows, { date: '..2025-08-02' })).toEqual(['#2', '#3']);
    expect(ids(rows, { date: '2025-08-12..2025-08-02' })).toEqual([]);
    expect(ids(rows, { date: '2025-08..yesterday' })).toHaveLength(4);
  });

  it('filters by a range of amounts in rupees, as typed', () => {
    expect(ids(rows, { total: '9000..₹ 1,25,000' })).toEqual(['#1', '#2', '#4']);
    expect(ids(rows, { total: '266.51..' })).toEqual(['#1', '#2', '#4']);
    expect(ids(rows, { total: '..266.50' })).toEqual(['#3']);
    for (const total of ['..', '9000', '1,25,00.5.0..', 'a..b']) expect(ids(rows, { total })).toHaveLength(4);
  });

  it('filters by a range of counts, and by a part of a text', () => {
    const found = [0, 9, 128].map((count, id) => ({ id, orders: count }));
    expect(filterRows(found, { orders: '1..100' }, users)).toEqual([found[1]]);
    expect(filterRows(found, { orders: '9.5..' }, users)).toHaveLength(3);
    expect(ids(rows, { customer: 'MENON' })).toEqual(['#4']);
  });

  it('requires all filters to match', () => {
    expect(ids(rows, { search: 'motor', status: 'Pending', date: '2025-08' })).toEqual(['#1']);
  });

  it('returns the same row objects in their order, for any search', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), fc.string({ unit: 'grapheme' }), (names, search) => {
        const all = names.map((name, index) => row(String(index), name));
        const found = filterRows(all, { search }, orders);
        expect(all.filter((one) => found.includes(one))).toEqual(found);
      }),
    );
  });

  it('finds every part of a name', () => {
    const part = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
    fc.assert(
      fc.property(fc.string(), part, fc.string(), (before, search, after) => {
        expect(ids([row('', before + search + after)], { search })).toHaveLength(1);
      }),
    );
  });
});

describe('isFiltered', () => {
  it('is true only for effective filters', () => {
    expect(isFiltered(orders, {})).toBe(false);
    expect(isFiltered(orders, { search: ' ', status: 'On Hold', date: 'x', customer: ' ', id: '#1' })).toBe(false);
    expect(isFiltered(orders, { status: 'Shipped' })).toBe(true);
    expect(isFiltered(orders, { date: '2025' })).toBe(true);
    expect(isFiltered(orders, { total: '1..' })).toBe(true);
  });
});
