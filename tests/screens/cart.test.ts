import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cartTotals,
  discount,
  freeShippingOver,
  lineAmount,
  shippingBeforeTax,
  shippingPrice,
  shippingTax,
} from '../../packages/quoting/src/cartTotals.ts';
import { initialForms } from '../../packages/quoting/src/forms.ts';
import { paise, taxPercent } from '../../packages/quoting/src/money.ts';
import { quoteOf } from '../../packages/quoting/src/quoteOf.ts';
import { cartLines } from '../../packages/screens/src/fixtures/cart.ts';
import {
  maxQuantity,
  minQuantity,
  validQuantity,
  withoutLine,
  withQuantity,
} from '../../packages/screens/src/shared/cart/cartLine.ts';
import { day } from '../helpers/quoteForms.ts';

const priced = fc.record({
  price: fc.integer({ min: 0, max: 10_000_000_00 }).map(paise),
  quantity: fc.integer({ min: minQuantity, max: maxQuantity }),
});
const cart = fc.array(priced, { minLength: 1, maxLength: 20 });

describe('cartTotals', () => {
  it('[B-01] uses 18 percent tax, 350 rupees shipping, 0 discount and a free-shipping note at 10,000 rupees', () => {
    expect({ taxPercent, shippingPrice, discount, freeShippingOver }).toEqual({
      taxPercent: 18,
      shippingPrice: 350_00,
      discount: 0,
      freeShippingOver: 10_000_00,
    });
  });

  it('includes the tax on freight, which is part of the taxable value, in the price of shipping', () => {
    expect([shippingBeforeTax, shippingTax]).toEqual([29_661, 5_339]);
  });

  it('[K-04] is 0 for an empty cart, including shipping', () => {
    expect(cartTotals([])).toEqual({ subtotal: 0, discount: 0, tax: 0, shipping: 0, total: 0 });
  });

  it('uses the stated amount of a line until its quantity changes', () => {
    const boards = { id: 'boards', price: paise(32_61), quantity: 1_973, amount: paise(64_338_00) };
    const lines = cartLines.slice(0, 1).map((line) => ({ ...line, ...boards }));
    expect(cartTotals(lines).subtotal).toBe(64_338_00);
    expect(withQuantity(lines, 'boards', 2).map(lineAmount)).toEqual([65_22]);
  });

  it('[K-04] is correct for three of a line of 999.99 rupees', () => {
    // 2,999.97 + 18 % (539.9946, rounded to 539.99) + 350
    expect(cartTotals([{ price: paise(999_99), quantity: 3 }])).toEqual({
      subtotal: 299_997,
      discount: 0,
      tax: 53_999,
      shipping: 35_000,
      total: 388_996,
    });
  });

  it('[K-04] rounds half a paisa of tax up', () => {
    // 18 % of 0.25 rupees is 4.5 paise.
    expect(cartTotals([{ price: paise(25), quantity: 1 }]).tax).toBe(5);
  });

  it('[K-05] still charges shipping above 10,000 rupees', () => {
    expect(cartTotals([{ price: paise(20_000_00), quantity: 1 }]).shipping).toBe(35_000);
  });

  it('[K-04] returns whole paise, and a total equal to the sum of its parts', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const totals = cartTotals(lines);
        for (const amount of Object.values(totals)) expect(Number.isSafeInteger(amount)).toBe(true);
        expect(totals.total).toBe(totals.subtotal + totals.tax + totals.shipping);
        expect(totals.subtotal).toBe(lines.reduce((sum, line) => sum + lineAmount(line), 0));
      }),
    );
  });

  it('[K-04] rounds tax to within half a paisa of 18 percent', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        const { subtotal, tax } = cartTotals(lines);
        // In hundredths of a paisa as BigInt, so that this test does not round.
        const exact = BigInt(subtotal) * 18n;
        const off = BigInt(tax) * 100n - exact;
        expect(off > -50n && off <= 50n).toBe(true);
      }),
    );
  });

  it('[K-04] has a flat shipping price for any lines in any order', () => {
    fc.assert(
      fc.property(cart, (lines) => {
        expect(cartTotals(lines).shipping).toBe(35_000);
        expect(cartTotals(lines.toReversed())).toEqual(cartTotals(lines));
      }),
    );
  });

  it('never decreases when a quantity increases', () => {
    fc.assert(
      fc.property(cart, priced, (lines, line) => {
        fc.pre(line.quantity < maxQuantity);
        const before = cartTotals([...lines, line]).total;
        const after = cartTotals([...lines, { ...line, quantity: line.quantity + 1 }]).total;
        expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

describe('validQuantity', () => {
  it.each([
    [0, 1],
    [-7, 1],
    [Number.NaN, 1],
    [Number.NEGATIVE_INFINITY, 1],
    [Number.POSITIVE_INFINITY, 9999],
    [10_000, 9999],
    [2.4, 2],
    [1, 1],
    [9999, 9999],
  ])('[K-02] makes %d into %d', (typed, valid) => {
    expect(validQuantity(typed)).toBe(valid);
  });

  it('[K-02] is a whole number from 1 to 9,999 for any input, and keeps a valid one', () => {
    fc.assert(
      fc.property(fc.double(), (typed) => {
        const quantity = validQuantity(typed);
        expect(Number.isInteger(quantity)).toBe(true);
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(9999);
        expect(validQuantity(quantity)).toBe(quantity);
      }),
    );
  });
});

describe('the lines of a cart', () => {
  const [first, second] = cartLines;

  it('[K-02] change the quantity of one line without mutating the others or the original', () => {
    const before = structuredClone(cartLines);
    const after = withQuantity(cartLines, 'fr4-fabrication-assembly', 25);
    expect(after[0]).toBe(first);
    expect(after[1]).toEqual({ ...second, quantity: 25 });
    expect(cartLines).toEqual(before);
  });

  it('[K-02] never hold an invalid quantity', () => {
    expect(withQuantity(cartLines, 'pcb-layout', 0)[0]?.quantity).toBe(1);
    expect(withQuantity(cartLines, 'pcb-layout', 1e6)[0]?.quantity).toBe(9999);
  });

  it('[K-03] drop a removed line', () => {
    expect(withoutLine(cartLines, 'pcb-layout')).toEqual([second]);
    expect(withoutLine(cartLines, 'no such line')).toEqual(cartLines);
  });

  it('[K-01] have the price and the dispatch time of the form in the demo', () => {
    const layout = { ...initialForms.layout, layers: '4', components: '150', impedance: 'yes', leadTime: '3' } as const;
    const fab = { ...initialForms.fab, finish: 'enig', assembly: 'yes' } as const;
    const forms = { ...initialForms, layout, fab };
    const quotes = (['layout', 'fab'] as const).map((service) => quoteOf(service, forms, day));
    expect(cartLines.map((line) => [line.quantity, lineAmount(line)])).toEqual(
      quotes.map(({ quantity, price }) => [quantity, price?.orderValue]),
    );
    expect(cartLines.map(({ delivery }) => Number.parseInt(delivery, 10))).toEqual(
      quotes.map(({ leadTime }) => leadTime?.from),
    );
  });

  it('[K-01] are, in the demo, a PCB layout service, and FR4 fabrication plus assembly', () => {
    expect(cartLines.map(({ name }) => name)).toEqual(['PCB Layout Service', 'FR4 Fabrication + Assembly']);
    for (const { delivery } of cartLines) expect(delivery).toMatch(/^\d+-\d+ business days$/);
  });
});
