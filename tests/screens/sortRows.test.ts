import { rupeesIn } from '@pcb/records/price';
import { numberOfId, sortRows } from '@pcb/records/sortRows';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const identity = <Value>(value: Value) => value;

describe('sortRows', () => {
  it('[M-21] sorts prices by the amount in them, not as texts', () => {
    const totals = ['₹12,000', '₹9,000', '₹1,25,000', '₹850'];
    expect(sortRows(totals, rupeesIn, 'ascending')).toEqual(['₹850', '₹9,000', '₹12,000', '₹1,25,000']);
    expect(sortRows(totals, rupeesIn, 'descending')).toEqual(['₹1,25,000', '₹12,000', '₹9,000', '₹850']);
  });

  it('[M-21] sorts ids as numbers', () => {
    expect(sortRows(['#1002', '#999', '#10000'], numberOfId, 'ascending')).toEqual(['#999', '#1002', '#10000']);
    expect(sortRows(['#ORD-1002', '#ORD-999'], numberOfId, 'ascending')).toEqual(['#ORD-999', '#ORD-1002']);
  });

  it('[M-21] sorts text by locale: upper case next to lower case, accented letters next to their base letter', () => {
    expect(sortRows(['zinc', 'Éclair', 'apple', 'Zebra', 'echo'], identity, 'ascending')).toEqual([
      'apple',
      'echo',
      'Éclair',
      'Zebra',
      'zinc',
    ]);
  });

  it('[M-21] keeps the order of equal rows in both directions', () => {
    const rows = [
      { name: 'Ravi', id: 1 },
      { name: 'Anjali', id: 2 },
      { name: 'Ravi', id: 3 },
      { name: 'Anjali', id: 4 },
    ];
    const ids = (direction: 'ascending' | 'descending') =>
      sortRows(rows, ({ name }) => name, direction).map(({ id }) => id);
    expect(ids('ascending')).toEqual([2, 4, 1, 3]);
    expect(ids('descending')).toEqual([1, 3, 2, 4]);
  });

  it('treats composed and decomposed letters as equal', () => {
    const rows = [
      { name: 'Rene\u0301', id: 1 },
      { name: 'Ren\u00e9', id: 2 },
      { name: 'Rene\u0301', id: 3 },
    ];
    expect(sortRows(rows, ({ name }) => name, 'ascending').map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(sortRows(rows, ({ name }) => name, 'descending').map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('puts rows without a number last in both directions', () => {
    const totals = ['on request', '₹500', '', '₹90'];
    expect(sortRows(totals, rupeesIn, 'ascending')).toEqual(['₹90', '₹500', 'on request', '']);
    expect(sortRows(totals, rupeesIn, 'descending')).toEqual(['₹500', '₹90', 'on request', '']);
  });

  it('agrees with a stable sort for any rows, without mutating them', () => {
    const value = fc.oneof(fc.integer({ min: -5, max: 5 }), fc.constant(NaN));
    fc.assert(
      fc.property(fc.array(value), fc.boolean(), (values, isAscending) => {
        const rows = values.map((of, place) => ({ of, place }));
        const before = structuredClone(rows);
        const sign = isAscending ? 1 : -1;
        const expected = [
          ...rows.filter(({ of }) => !Number.isNaN(of)).sort((one, other) => sign * (one.of - other.of)),
          ...rows.filter(({ of }) => Number.isNaN(of)),
        ];
        expect(sortRows(rows, ({ of }) => of, isAscending ? 'ascending' : 'descending')).toEqual(expected);
        expect(rows).toEqual(before);
      }),
    );
  });

  it('agrees with the locale order for any text', () => {
    const collator = new Intl.Collator('en-IN');
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' })), (texts) => {
        const rows = texts.map((text, place) => ({ text, place }));
        expect(sortRows(rows, ({ text }) => text, 'ascending')).toEqual(
          rows.toSorted((one, other) => collator.compare(one.text, other.text)),
        );
      }),
    );
  });
});

describe('numbers in texts', () => {
  it.each([
    ['₹1,25,000', 125_000],
    ['₹266.50', 266.5],
    ['-₹500', -500],
    ['₹-500', -500],
    ['₹ 9,000', 9000],
    ['9000', 9000],
    ['on request', NaN],
    ['', NaN],
  ])('rupeesIn(%j) is %d', (amount, rupees) => {
    expect(rupeesIn(amount)).toBe(rupees);
  });

  it.each([
    ['#1234', 1234],
    ['#ORD-1001', 1001],
    ['#QT-2025-014', 14],
    ['#', NaN],
  ])('numberOfId(%j) is %d', (id, number) => {
    expect(numberOfId(id)).toBe(number);
  });
});
