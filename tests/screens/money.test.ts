import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paise, rupees, taxOn } from '../../packages/quoting/src/money.ts';
import { columnFormat, formatCount, formatRupees } from '../../packages/screens/src/shared/format/money.ts';

describe('money', () => {
  it.each([
    [0, '₹0'],
    [47_880, '₹478.80'],
    [1_25_000_00, '₹1,25,000'],
    [1_23_45_678_00, '₹1,23,45,678'],
  ])('[G-02] [K-02] shows paise only if there are any, and groups %d paise by lakh and crore: %s', (amount, shown) => {
    expect(formatRupees(paise(amount))).toBe(shown);
  });

  it('[G-02] formats the amounts of one column alike', () => {
    const column = (amounts: number[]) => amounts.map(paise).map(columnFormat(amounts.map(paise)));
    expect(column([1_25_000_00, 22_500_00])).toEqual(['₹1,25,000', '₹22,500']);
    expect(column([1_25_000_00, 478_80])).toEqual(['₹1,25,000.00', '₹478.80']);
  });

  it('groups counts the same way', () => {
    expect(formatCount(1_00_000)).toBe('1,00,000');
  });

  it('keeps money in whole paise', () => {
    expect(rupees(266.5)).toBe(26_650);
    expect(rupees(0.1) + rupees(0.2)).toBe(rupees(0.3));
  });

  it('[B-01] computes 18 percent tax, exactly for whole rupees and to the nearest paisa otherwise', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e10 }), (amount) => {
        expect(taxOn(rupees(amount))).toBe(amount * 18);
      }),
    );
    expect(taxOn(paise(33))).toBe(6);
  });
});
