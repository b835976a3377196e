import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxLength, parseAmount, parsePositiveCount, parsePositiveLength } from '../../packages/quoting/src/parse.ts';
import { readTypedNumber } from '../../packages/quoting/src/typedNumber.ts';
import { impossible } from '../helpers/quoteForms.ts';

describe('parsePositiveCount', () => {
  it.each([
    ['1', 1],
    ['10', 10],
    [' 10 ', 10],
    ['007', 7],
    ['1,000', 1000],
    ['1,00,000', 1_00_000],
    ['10.0', 10],
  ])('reads %j as %d', (typed, count) => {
    expect(parsePositiveCount(typed)).toBe(count);
  });

  it.each([...impossible, '1.5', '0.5', '1,5', '1,00', '1,00,001'])('[Q-21] rejects %j as a count', (typed) => {
    expect(parsePositiveCount(typed)).toBeNull();
  });
});

describe('parseAmount', () => {
  it.each([
    ['185.50', 185.5],
    ['₹1,250', 1250],
    [' ₹ 1,00,000.25 ', 1_00_000.25],
  ])('reads %j as %d rupees', (typed, rupees) => {
    expect(parseAmount(typed)).toBe(rupees);
  });

  it.each(['', '0', '-1', '1,50', 'cheap', '100000001', '₹'])('rejects %j as an amount', (typed) => {
    expect(parseAmount(typed)).toBeNull();
  });
});

describe('parsePositiveLength', () => {
  it.each([
    ['100', 100],
    ['80.5', 80.5],
    ['80.', 80],
    ['.5', 0.5],
    ['62,5', 62.5],
  ])('reads %j as %d', (typed, length) => {
    expect(parsePositiveLength(typed)).toBe(length);
  });

  it.each([...impossible, '1,000', '1000.1', '99999'])('[Q-21] rejects %j as a length', (typed) => {
    expect(parsePositiveLength(typed)).toBeNull();
  });

  it('agrees with the calculators up to the maximum panel size', () => {
    const digits = fc.stringMatching(/^[\d.,-]{0,8}$/);
    fc.assert(
      fc.property(digits, (typed) => {
        const read = readTypedNumber(typed);
        expect(parsePositiveLength(typed)).toBe(read.isValid && read.value <= maxLength ? read.value : null);
      }),
    );
  });

  it('returns a positive number or nothing for any input', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d.,-]{0,12}$/)), (typed) => {
        for (const number of [parsePositiveLength(typed), parsePositiveCount(typed)]) {
          expect(number === null || (number > 0 && Number.isFinite(number))).toBe(true);
        }
      }),
    );
  });
});
