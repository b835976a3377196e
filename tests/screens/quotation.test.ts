import { CalendarDate } from '@internationalized/date';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialForms } from '../../packages/quoting/src/forms.ts';
import { groupTaxCode } from '../../packages/records/src/taxCodes.ts';
import { printedSize } from '../../packages/screens/src/quote/IndicativeQuotation/printedSize.ts';
import { quotationNumber } from '../../packages/screens/src/quote/IndicativeQuotation/quotationNumber.ts';

describe('the number of a quotation', () => {
  const today = new CalendarDate(2025, 9, 29);
  const number = (values: object = {}, day = today) =>
    quotationNumber('fab', { ...initialForms, fab: { ...initialForms.fab, ...values } }, day);

  it('has the day, and depends on the form, not on the order of its values', () => {
    expect(number()).toMatch(/^Q-250929-[0-9A-Z]{7}$/);
    const { name, ...others } = initialForms.fab;
    expect(quotationNumber('fab', { ...initialForms, fab: { ...others, name } }, today)).toBe(number());
  });

  it('differs for another form, service or day', () => {
    const numbers = [
      number(),
      number({ quantity: '11' }),
      number({ name: 'ബോർഡ്' }),
      number({}, today.add({ days: 1 })),
      quotationNumber('flex', initialForms, today),
    ];
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

describe('printedSize', () => {
  it.each([
    [[100, 80], { scale: 1, isTurned: false, width: 100, height: 80 }],
    [[160, 200], { scale: 1, isTurned: false, width: 160, height: 200 }],
    [[200, 150], { scale: 1, isTurned: true, width: 150, height: 200 }],
    [[400, 300], { scale: 2, isTurned: true, width: 150, height: 200 }],
    [[430, 385], { scale: 5, isTurned: false, width: 86, height: 77 }],
    [[1000, 1000], { scale: 10, isTurned: false, width: 100, height: 100 }],
  ] as const)('draws %j mm as %j', (size, expected) => {
    expect(printedSize(size)).toEqual(expected);
  });

  it('fits any size that a form accepts on the paper, at its scale', () => {
    const side = fc.double({ min: 0.01, max: 1000, noNaN: true });
    fc.assert(
      fc.property(side, side, (x, y) => {
        const { scale, isTurned, width, height } = printedSize([x, y]);
        expect(width).toBeLessThanOrEqual(160);
        expect(height).toBeLessThanOrEqual(200);
        expect([width * scale, height * scale].map((length) => length.toFixed(6))).toEqual(
          (isTurned ? [y, x] : [x, y]).map((length) => length.toFixed(6)),
        );
      }),
    );
  });

  it('rejects a size that no form accepts', () => {
    expect(() => printedSize([3000, 10])).toThrow(RangeError);
  });
});

it.each([
  ['8534', '8534'],
  ['998874', '9988 74'],
  ['85340000', '8534 00 00'],
  ['8543 70 99', '8543 70 99'],
])('prints the HSN or SAC %s as %s', (code, printed) => {
  expect(groupTaxCode(code)).toBe(printed);
});
