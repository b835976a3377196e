import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialForms, serviceTabs } from '../../packages/quoting/src/forms.ts';
import { quotationItems } from '../../packages/quoting/src/quotationItems.ts';
import { quoteOf } from '../../packages/quoting/src/quoteOf.ts';
import { anyForms, day, fabForm } from '../helpers/quoteForms.ts';

/** A circuit that costs less than the rounding of its order to whole rupees. */
const speck = {
  material: 'pe',
  sizeX: '0.01',
  sizeY: '0.01',
  quantity: '1',
  finish: 'tin',
  thickness: '0.04',
  leadTime: '10',
} as const;

const itemsOf = (...[service, forms]: Parameters<typeof quoteOf>) => {
  const { price, quantity } = quoteOf(service, forms, day);
  return price && quantity !== null ? { price, quantity, items: quotationItems(service, quantity, price) } : null;
};

describe('quotationItems', () => {
  it('separates set-up, boards and assembly', () => {
    const fab = { ...initialForms.fab, assembly: 'yes' as const, finish: 'enig' as const, quantity: '7' };
    const quoted = itemsOf('fab', { ...initialForms, fab }, day);
    // (900 + 7 × 176) × 1.18, rounded to whole rupees with 3,300 + 7 × 60: ₹4,736 instead of ₹4,735.76.
    expect(quoted?.items).toEqual([
      { kind: 'once', product: 'product', quantity: 1, unit: 1_062_00, amount: 1_062_00 },
      { kind: 'each', product: 'product', quantity: 7, unit: 207_68, amount: 1_453_76 },
      { kind: 'once', product: 'assembly', quantity: 1, unit: 3_300_00, amount: 3_300_00 },
      { kind: 'each', product: 'assembly', quantity: 7, unit: 60_00, amount: 420_00 },
      { kind: 'rounding', amount: 24 },
    ]);
  });

  it('[Q-20] adds up to the order value, with at most half a rupee of rounding and unit prices that match the amounts', () => {
    fc.assert(
      fc.property(fc.constantFrom(...serviceTabs), anyForms, (service, forms) => {
        const quoted = itemsOf(service, forms, day);
        if (!quoted) return;
        const { items, price } = quoted;
        expect(items.reduce((sum, { amount }) => sum + amount, 0)).toBe(price.orderValue);
        for (const item of items) {
          expect(Number.isSafeInteger(item.amount)).toBe(true);
          if (item.kind === 'rounding') expect(Math.abs(item.amount)).toBeLessThanOrEqual(50);
          else {
            expect(item.amount).toBeGreaterThan(0);
            // A printed unit price has four decimals of a rupee.
            expect(Math.abs(item.amount - item.unit * item.quantity)).toBeLessThanOrEqual(0.005 * item.quantity + 1e-6);
          }
        }
      }),
      { numRuns: 500, examples: [['flex', { ...initialForms, flex: { ...initialForms.flex, ...speck } }]] },
    );
  });

  it('charges the same for boards with and without assembly', () => {
    fc.assert(
      fc.property(fabForm, (fab) => {
        const quoted = (['yes', 'no'] as const).map((assembly) =>
          itemsOf('fab', { ...initialForms, fab: { ...fab, assembly } }, day),
        );
        const [assembled, bare] = quoted.map((order) =>
          order?.items
            .filter((item) => item.kind !== 'rounding' && item.product === 'product')
            .reduce((sum, { amount }) => sum + amount, 0),
        );
        // The counts of the parts have no price, or the order is beyond the sample rates.
        if (assembled === undefined || bare === undefined) return;
        // Each order value is rounded to whole rupees.
        expect(Math.abs(assembled - bare)).toBeLessThanOrEqual(100);
      }),
    );
  });
});
