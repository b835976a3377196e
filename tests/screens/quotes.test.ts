import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledForms } from '../../packages/screens/src/fixtures/index.ts';
import { quoteFab } from '../../packages/screens/src/storefront/ServicesScreen/quotes/fabQuote.ts';
import { quoteFlex } from '../../packages/screens/src/storefront/ServicesScreen/quotes/flexQuote.ts';
import {
  fabExtras,
  initialForms,
  type FabValues,
  type LayoutValues,
  type StencilValues,
} from '../../packages/screens/src/storefront/ServicesScreen/quotes/forms.ts';
import { quoteLayout } from '../../packages/screens/src/storefront/ServicesScreen/quotes/layoutQuote.ts';
import type { Quote } from '../../packages/screens/src/storefront/ServicesScreen/quotes/quote.ts';
import { quoteSource } from '../../packages/screens/src/storefront/ServicesScreen/quotes/sourceQuote.ts';
import { quoteStencil } from '../../packages/screens/src/storefront/ServicesScreen/quotes/stencilQuote.ts';
import {
  anyQuote,
  day,
  fabForm,
  flexForm,
  impossible,
  layoutForm,
  sourceForm,
  stencilForm,
} from '../helpers/quoteForms.ts';

const { layout, fab, flex, stencil, source } = initialForms;

describe('every quote', () => {
  it('[Q-21] is made of whole, positive amounts, or is none', () => {
    fc.assert(
      fc.property(anyQuote, ({ price, quantity, leadTime, shipDate, isOnRequest }) => {
        expect(quantity === null || quantity > 0).toBe(true);
        if (leadTime) expect(leadTime.from > 0 && leadTime.to >= leadTime.from).toBe(true);
        expect([leadTime === null, shipDate === null]).toEqual([isOnRequest, isOnRequest]);
        if (isOnRequest) expect(price).toBeNull();
        for (const amount of Object.values(price ?? {})) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        if (price) expect(price.orderValue).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
    );
  });

  it('[Q-20] [Q-21] taxes 18 percent of the order value and totals the two', () => {
    fc.assert(
      fc.property(anyQuote, ({ price }) => {
        if (!price) return;
        expect(price.tax * 100).toBe(price.orderValue * 18);
        expect(price.total).toBe(price.orderValue + price.tax);
      }),
      { numRuns: 500 },
    );
  });

  it('[Q-21] never costs less, nor ships sooner, for more pieces, and each piece never costs more', () => {
    const size = { sizeX: '100', sizeY: '80' };
    const forms = fc.record({ fab: fabForm, flex: flexForm, stencil: stencilForm, source: sourceForm });
    const counts = (max: number) => fc.tuple(fc.integer({ min: 1, max }), fc.integer({ min: 1, max }));
    fc.assert(
      fc.property(
        forms,
        fc.record({ fab: counts(2_000), flex: counts(1_000), stencil: counts(20), source: counts(100) }),
        (values, quantities) => {
          const quotes = {
            fab: (quantity: string) => quoteFab({ ...values.fab, ...size, quantity }, day),
            flex: (quantity: string) => quoteFlex({ ...values.flex, ...size, quantity }, day),
            stencil: (quantity: string) => quoteStencil({ ...values.stencil, ...size, quantity }, day),
            source: (quantity: string) => quoteSource({ ...values.source, quantity }, day),
          };
          for (const form of ['fab', 'flex', 'stencil', 'source'] as const) {
            const [fewer, more] = [Math.min, Math.max].map((pick) => quotes[form](String(pick(...quantities[form]))));
            const value = (quote: Quote | undefined) => quote?.price?.orderValue ?? NaN;
            expect(value(more)).toBeGreaterThanOrEqual(value(fewer));
            // The order value is a whole number of rupees, which can round the unit price up by a share of one.
            expect(more?.price?.unit).toBeLessThanOrEqual((fewer?.price?.unit ?? NaN) + 101);
            expect(more?.leadTime?.to).toBeGreaterThanOrEqual(fewer?.leadTime?.to ?? NaN);
          }
        },
      ),
    );
  });

  it('is on request beyond the sample rates, at any size, and not one piece earlier', () => {
    const states = ({ isOnRequest, price, leadTime, shipDate }: Quote) => [isOnRequest, price, leadTime, shipDate];
    const onRequest = [true, null, null, null];
    for (const [quote, max] of [
      [(quantity: string) => quoteFab({ ...fab, quantity }, day), 2_000],
      [(quantity: string) => quoteFlex({ ...flex, quantity }, day), 1_000],
      [(quantity: string) => quoteStencil({ ...stencil, quantity }, day), 20],
      [(quantity: string) => quoteSource({ ...source, quantity }, day), 100],
    ] as const) {
      expect(quote(String(max)).price?.total).toBeGreaterThan(0);
      expect(states(quote(String(max + 1)))).toEqual(onRequest);
      expect(quote(String(max + 1)).quantity).toBe(max + 1);
    }
    expect(states(quoteFab({ ...fab, quantity: '', sizeX: '431', sizeY: '385' }, day))).toEqual(onRequest);
    expect(states(quoteFlex({ ...flex, sizeX: '430', sizeY: '586' }, day))).toEqual(onRequest);
    expect(states(quoteStencil({ ...stencil, sizeX: '400', sizeY: '501' }, day))).toEqual(onRequest);
  });

  it('is on request where the pieces together are more than the rates cover', () => {
    const board = { ...fab, sizeX: '250', sizeY: '200' };
    expect(quoteFab({ ...board, quantity: '1,000' }, day).isOnRequest).toBe(false);
    expect(quoteFab({ ...board, quantity: '1,001' }, day).isOnRequest).toBe(true);
    const film = { ...flex, sizeX: '200', sizeY: '100' };
    expect(quoteFlex({ ...film, quantity: '500' }, day).isOnRequest).toBe(false);
    expect(quoteFlex({ ...film, quantity: '501' }, day).isOnRequest).toBe(true);
  });

  it('[Q-21] gives the same figures for the same form and day', () => {
    fc.assert(
      fc.property(fabForm, (values) => {
        expect(quoteFab(values, day)).toEqual(quoteFab({ ...values }, { ...day }));
      }),
    );
  });

  it('[Q-21] starts with a price in every form', () => {
    for (const forms of [initialForms, filledForms]) {
      for (const quote of [
        quoteLayout(forms.layout, day),
        quoteFab(forms.fab, day),
        quoteFlex(forms.flex, day),
        quoteStencil(forms.stencil, day),
        quoteSource(forms.source, day),
      ]) {
        expect(quote.price?.total).toBeGreaterThan(0);
        expect(quote.shipDate).not.toBeNull();
      }
    }
  });

  it('[Q-21] has no ship date until today is known, and still a price', () => {
    const quote = quoteFab(fab, { ...day, today: undefined });
    expect(quote.shipDate).toBeNull();
    expect(quote.price).not.toBeNull();
  });
});

describe('quoteFab', () => {
  it('[Q-20] prices ten 2-layer boards of 100 × 80 mm as the sample rates say', () => {
    const { price, leadTime, quantity } = quoteFab(fab, day);
    expect(price).toEqual({ unit: 266_00, orderValue: 2_660_00, tax: 478_80, total: 3_138_80 });
    expect(leadTime).toEqual({ from: 7, to: 7 });
    expect(quantity).toBe(10);
  });

  it('ships with up to a day of pre-production after the lead time, and later with assembly', () => {
    const shipDates = (values: FabValues) => {
      const { shipDate } = quoteFab(values, day);
      return [shipDate?.earliest.toString(), shipDate?.latest.toString()];
    };
    expect(shipDates(fab)).toEqual(['2025-10-09', '2025-10-10']);
    expect(shipDates({ ...fab, assembly: 'yes' })).toEqual(['2025-10-13', '2025-10-14']);
  });

  it('takes longer and charges less for each board in each band of quantity', () => {
    const orders = ['100', '101', '500', '501', '1000', '1001', '2000'].map((quantity) => {
      const { leadTime, price } = quoteFab({ ...fab, quantity }, day);
      const assembled = quoteFab({ ...fab, quantity, assembly: 'yes' }, day).leadTime;
      return [quantity, leadTime?.to, assembled?.to, price?.unit];
    });
    // 900 + 176 a board, then 90, 85 and 80 % of 176 in the bands above 100, 500 and 1,000 boards.
    expect(orders).toEqual([
      ['100', 7, 10, 185_00],
      ['101', 10, 16, 184_73],
      ['500', 10, 16, 163_72],
      ['501', 12, 20, 163_69],
      ['1000', 12, 20, 156_66],
      ['1001', 15, 26, 156_64],
      ['2000', 15, 26, 148_73],
    ]);
  });

  it.each(impossible)(
    '[Q-21] has no price for %j as quantity or size, and keeps the quantity that it could read',
    (odd) => {
      expect(quoteFab({ ...fab, quantity: odd }, day)).toMatchObject({ price: null, quantity: null });
      expect(quoteFab({ ...fab, sizeX: odd }, day)).toMatchObject({ price: null, quantity: 10 });
      expect(quoteFab({ ...fab, sizeY: odd }, day)).toMatchObject({ price: null, quantity: 10 });
    },
  );

  it('costs more with each extra', () => {
    const plain = quoteFab(fab, day).price?.orderValue;
    for (const extra of fabExtras) {
      expect(quoteFab({ ...fab, [extra]: true }, day).price?.orderValue).toBeGreaterThan(plain ?? NaN);
    }
  });
});

describe('quoteLayout', () => {
  it('[Q-20] offers the other lead times, each with its tax and total', () => {
    const quote = quoteLayout({ ...layout, layers: '2', components: '75', leadTime: '10', impedance: 'no' }, day);
    expect(quote.price).toMatchObject({ orderValue: 6_500_00, tax: 1_170_00, total: 7_670_00 });
    expect(quote.alternatives).toEqual([
      { leadTime: '3', layout: 10_400_00, tax: 1_872_00, total: 12_272_00 },
      { leadTime: '7', layout: 8_150_00, tax: 1_467_00, total: 9_617_00 },
    ]);
  });

  it('rounds to the nearest 50 rupees, a half up', () => {
    const orderValue = (values: Partial<LayoutValues>) =>
      quoteLayout({ ...layout, ...values }, day).price?.orderValue ?? NaN;
    // 12,000 × 1.3 × 1.1 = 17,160 and 6,500 × 1.25 = 8,125.
    expect(orderValue({ components: '150', layers: '4', impedance: 'yes', leadTime: '10' })).toBe(17_150_00);
    expect(orderValue({ components: '75', leadTime: '7' })).toBe(8_150_00);
  });

  it('[Q-20] an alternative that is chosen becomes the price', () => {
    fc.assert(
      fc.property(layoutForm, (values) => {
        for (const { leadTime, layout: orderValue, tax, total } of quoteLayout(values, day).alternatives) {
          expect(quoteLayout({ ...values, leadTime }, day).price).toMatchObject({ orderValue, tax, total });
          expect(tax * 100).toBe(orderValue * 18);
        }
      }),
    );
  });

  it('is dearer the sooner it is wanted', () => {
    const value = (leadTime: LayoutValues['leadTime']) => quoteLayout({ ...layout, leadTime }, day).price?.total ?? NaN;
    expect(value('3')).toBeGreaterThan(value('7'));
    expect(value('7')).toBeGreaterThan(value('10'));
  });
});

describe('other quotes', () => {
  it('flex asks for Gerber data that it has to make', () => {
    const given = quoteFlex({ ...flex, gerber: 'yes' }, day).price?.orderValue ?? NaN;
    expect(quoteFlex({ ...flex, gerber: 'no' }, day).price?.orderValue).toBe(given + 1_500_00);
  });

  it('charges a frame and its fit to the printer for a framed stencil alone', () => {
    const value = (values: Partial<StencilValues>) => quoteStencil({ ...stencil, ...values }, day).price?.orderValue;
    // (900 + 1.1 × 300 cm²) × 1.15 = 1,414.50, and 900 more for the frame of each.
    expect(value({ type: 'frameless', printer: 'other' })).toBe(1_415_00);
    expect(value({ type: 'frameless', printer: 'pcbpower' })).toBe(1_415_00);
    expect(value({ type: 'framed', printer: 'pcbpower' })).toBe(2_450_00);
    expect(value({ type: 'framed', printer: 'other' })).toBe(2_750_00);
  });

  it('adds the days of a large quantity to a chosen lead time', () => {
    expect(quoteFlex({ ...flex, quantity: '100' }, day).leadTime?.to).toBe(15);
    expect(quoteFlex({ ...flex, quantity: '101' }, day).leadTime?.to).toBe(20);
    expect(quoteStencil({ ...stencil, quantity: '6' }, day).leadTime?.to).toBe(8);
  });

  it('charges sourcing for one inquiry and for kitting each set', () => {
    const value = (quantity: string) => quoteSource({ ...source, quantity }, day).price?.orderValue;
    expect([value('1'), value('10'), value('100')]).toEqual([750_00, 3_000_00, 12_000_00]);
  });

  it('sourcing ships within the span of its lead time', () => {
    const { leadTime, shipDate } = quoteSource({ ...source, leadTime: '5-7' }, day);
    expect(leadTime).toEqual({ from: 5, to: 7 });
    expect(shipDate?.earliest.toString()).toBe('2025-10-07');
    expect(shipDate?.latest.toString()).toBe('2025-10-09');
  });
});
