import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maxTypedNumber, readTypedNumber, typedNumberProblems } from '../../packages/quoting/src/typedNumber.ts';

const value = (number: number) => ({ isValid: true, value: number });
const problem = (name: (typeof typedNumberProblems)[number]) => ({ isValid: false, problem: name });

describe('readTypedNumber', () => {
  it.each([
    ['0.35', 0.35],
    ['0,35', 0.35],
    ['0,350', 0.35],
    [' 12 ', 12],
    ['.5', 0.5],
    [',5', 0.5],
    ['5.', 5],
    ['+5', 5],
    ['1e3', 1000],
    ['1.5E-3', 0.0015],
    ['1,5', 1.5],
    ['1,2345', 1.2345],
    ['1000,500', 1000.5],
    ['1,000.5', 1000.5],
    ['1,00,000', 100_000],
    ['1,000,000', 1_000_000],
    ['१२.५', 12.5],
    ['൧൨,൫', 12.5],
    ['\u202a１２．５\u202c', 12.5],
  ])('%j is %d', (typed, number) => {
    expect(readTypedNumber(typed)).toEqual(value(number));
  });

  it.each([
    ['', 'empty'],
    ['   ', 'empty'],
    ['abc', 'unreadable'],
    ['0.35 mm', 'unreadable'],
    ['1 000', 'unreadable'],
    ['.', 'unreadable'],
    [',', 'unreadable'],
    ['-', 'unreadable'],
    ['--3', 'unreadable'],
    ['1.2.3', 'unreadable'],
    ['0,3,5', 'unreadable'],
    ['NaN', 'unreadable'],
    ['Infinity', 'unreadable'],
    ['0x10', 'unreadable'],
    ['1e', 'unreadable'],
    ['1,000', 'ambiguous'],
    ['0', 'notPositive'],
    ['0,00', 'notPositive'],
    ['-3', 'notPositive'],
    ['−3', 'notPositive'],
    ['-1e999', 'notPositive'],
    ['1e-999', 'notPositive'],
    ['1e999', 'tooLarge'],
    ['9'.repeat(400), 'tooLarge'],
  ] as const)('%j is %s', (typed, name) => {
    expect(readTypedNumber(typed)).toEqual(problem(name));
  });

  it('accepts 0 if it is meaningful, and never returns -0', () => {
    expect(readTypedNumber('0', 'zeroOrMore')).toEqual(value(0));
    expect(readTypedNumber('-0', 'zeroOrMore')).toEqual(value(0));
    expect(readTypedNumber('-3', 'zeroOrMore')).toEqual(problem('negative'));
  });

  it('reads a comma in a count as grouping only', () => {
    expect(readTypedNumber('1,000', 'count')).toEqual(value(1000));
    expect(readTypedNumber('1,5', 'count')).toEqual(problem('ambiguous'));
    expect(readTypedNumber('1,00', 'count')).toEqual(problem('ambiguous'));
    expect(readTypedNumber('൨,൫', 'count')).toEqual(problem('ambiguous'));
    expect(readTypedNumber('١٬٠٠٠', 'count')).toEqual(value(1000));
  });

  it('respects its limits', () => {
    expect(readTypedNumber(String(maxTypedNumber))).toEqual(value(maxTypedNumber));
    expect(readTypedNumber(String(maxTypedNumber + 1))).toEqual(problem('tooLarge'));
  });

  const kind = fc.constantFrom('positive', 'zeroOrMore', 'count');

  it('reads back a printed number, with a point or a comma', () => {
    fc.assert(
      fc.property(fc.double({ min: 1e-6, max: 900, noNaN: true }), (number) => {
        expect(readTypedNumber(String(number))).toEqual(value(number));
        const withComma = readTypedNumber(String(number).replace('.', ','));
        if (withComma.isValid) expect(withComma.value).toBe(number);
        else expect(withComma.problem).toBe('ambiguous');
      }),
    );
  });

  it('reads back a count with Indian grouping', () => {
    const format = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }), (count) => {
        expect(readTypedNumber(format.format(count), 'count')).toEqual(value(count));
      }),
    );
  });

  it('returns a number in range or a problem for any text', () => {
    const digits = fc.string({ unit: fc.constantFrom(...'0123456789.,-+eE ') });
    fc.assert(
      fc.property(fc.oneof(fc.string(), digits), kind, (typed, of) => {
        const read = readTypedNumber(typed, of);
        if (!read.isValid) {
          expect(typedNumberProblems).toContain(read.problem);
          return;
        }
        expect(Object.is(read.value, -0)).toBe(false);
        expect(read.value).toBeGreaterThanOrEqual(0);
        expect(read.value).toBeLessThanOrEqual(maxTypedNumber);
        if (of === 'positive') expect(read.value).toBeGreaterThan(0);
      }),
      { numRuns: 2000 },
    );
  });
});
