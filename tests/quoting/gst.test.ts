import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gstinKind, gstinProblem, stateOfGstin } from '../../packages/quoting/src/gstin.ts';
import { gstStates } from '../../packages/quoting/src/gstStates.ts';
import { paise } from '../../packages/quoting/src/money.ts';
import { taxSplit } from '../../packages/quoting/src/taxSplit.ts';
import { secondBrand, sampleBrand } from '../../packages/screens/src/fixtures/brand.ts';

describe('gstinProblem', () => {
  it.each([
    // Widely published examples.
    ['27AAPFU0939F1ZV', null],
    ['29AAGCB7383J1Z4', null],
    ['27 aapfu0939f 1zv', null],
    ['\u200e२७ＡＡＰＦＵ‑0939F\u00a01ZV', null],
    // One wrong character, two swapped ones, and examples of tutorials that fail the check.
    ['27AAPFU0939F1ZW', 'checkDigit'],
    ['27AAPFU9039F1ZV', 'checkDigit'],
    ['07AAAAA0000A1Z8', 'checkDigit'],
    ['25AAPFU0939F1ZV', 'stateCode'],
    ['27AAPFU0939F1XV', 'characters'],
    ['27AAPFU0939F0ZV', 'characters'],
    ['27AAPFU0939F1Z', 'length'],
    ['', 'length'],
  ])('%j: %s', (typed, problem) => {
    expect(gstinProblem(typed)).toBe(problem);
  });

  it.each([
    // A deductor with a PAN, and one with a TAN.
    ['07AAAGM0289C1DU', 'deductor', 'Delhi'],
    ['32TVDA01234B1DL', 'deductor', 'Kerala'],
    // A collector, a distributor of input tax credit, and a department with a TAN.
    ['29AAICA3918J1CP', 'registered', 'Karnataka'],
    ['27AAPFU0939F1S9', 'registered', 'Maharashtra'],
    ['32TVDA01237B1Z9', 'registered', 'Kerala'],
    // The published examples of the GST portal.
    ['0717AUS12345UN1', 'uin', 'Delhi'],
    ['0717USA12345NF1', 'nonResident', 'Delhi'],
    ['9917SGP29003OSV', 'onlineServices', undefined],
  ])('%s: a number of the kind %s', (gstin, kind, state) => {
    expect(gstinProblem(gstin)).toBeNull();
    expect(gstinKind(gstin)).toBe(kind);
    expect(stateOfGstin(gstin)?.name).toBe(state);
  });

  it('checks the state of numbers without a PAN, the letter before the check digit, and the check digit after each letter', () => {
    expect(gstinProblem('2517AUS12345UN1')).toBe('stateCode');
    expect(gstinProblem('27AAPFU0939F1DV')).toBe('checkDigit');
    expect(gstinProblem('27AAPFU0939F1KV')).toBe('characters');
    expect(gstinKind('27AAPFU0939F1ZW')).toBeUndefined();
  });

  it('finds every single wrong character of a valid GSTIN', () => {
    const characters = [...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
    fc.assert(
      fc.property(fc.nat(14), fc.constantFrom(...characters), (place, character) => {
        const valid = '27AAPFU0939F1ZV';
        const typed = valid.slice(0, place) + character + valid.slice(place + 1);
        expect(gstinProblem(typed) === null).toBe(typed === valid);
      }),
    );
  });

  it('names the state of the sample brands', () => {
    for (const { registration, region } of [sampleBrand, secondBrand])
      expect(stateOfGstin(registration.gstin)?.name).toBe(region);
    expect(stateOfGstin('27AAPFU0939F1ZW')).toBeUndefined();
  });
});

describe('taxSplit', () => {
  it('is CGST and SGST within the state of the seller, IGST elsewhere, and zero-rated for SEZ and export', () => {
    expect(taxSplit(paise(47_881), '32', '32')).toEqual({ kind: 'withinState', central: 23_941, state: 23_940 });
    expect(taxSplit(paise(47_881), '33', '32')).toEqual({ kind: 'interState', integrated: 47_881 });
    expect(taxSplit(paise(47_881), 'sez', '32')).toEqual({ kind: 'zeroRated', integrated: 47_881 });
    expect(taxSplit(paise(47_881), 'export', '32')).toEqual({ kind: 'zeroRated', integrated: 47_881 });
  });

  it('adds up to the tax, in halves that differ by at most a paisa', () => {
    const place = fc.constantFrom(...gstStates.map(({ code }) => code), 'sez' as const, 'export' as const);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), place, (tax, chosen) => {
        const { kind: _, ...amounts } = taxSplit(paise(tax), chosen, '32');
        const [first = 0, second] = Object.values(amounts);
        expect(first + (second ?? 0)).toBe(tax);
        if (second !== undefined) expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
