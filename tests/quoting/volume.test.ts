import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialForms } from '../../packages/quoting/src/forms.ts';
import type { Quote } from '../../packages/quoting/src/quote.ts';
import { quoteFab, quoteFlex, quoteSource, quoteStencil } from '../../packages/quoting/src/quoteOf.ts';
import { day, fabForm, flexForm, sourceForm, stencilForm } from '../helpers/quoteForms.ts';

const { fab, flex, stencil, source } = initialForms;

describe('the quantity of an order', () => {
  it('[Q-21] never decreases the order value or the lead time, nor increases the unit price', () => {
    const size = { sizeX: '100', sizeY: '80' };
    // Excludes choices that are priced on request, and uses valid counts.
    const priced = {
      goldContacts: '20',
      edgePlating: 'no',
      placements: '90',
      uniqueParts: '12',
      throughHoleJoints: '8',
    } as const;
    const parts = { uniqueParts: '12' };
    const forms = fc.record({ fab: fabForm, flex: flexForm, stencil: stencilForm, source: sourceForm });
    const counts = (max: number) => fc.tuple(fc.integer({ min: 1, max }), fc.integer({ min: 1, max }));
    fc.assert(
      fc.property(
        forms,
        fc.record({ fab: counts(2_000), flex: counts(1_000), stencil: counts(20), source: counts(100) }),
        (values, quantities) => {
          const quotes = {
            fab: (quantity: string) => quoteFab({ ...values.fab, ...size, ...priced, quantity }, day),
            // PE film has a price for the finish tin only.
            flex: (quantity: string) => quoteFlex({ ...values.flex, ...size, finish: 'tin', quantity }, day),
            stencil: (quantity: string) => quoteStencil({ ...values.stencil, ...size, quantity }, day),
            source: (quantity: string) => quoteSource({ ...values.source, ...parts, quantity }, day),
          };
          for (const form of ['fab', 'flex', 'stencil', 'source'] as const) {
            const [fewer, more] = [Math.min, Math.max].map((pick) => quotes[form](String(pick(...quantities[form]))));
            const value = (quote: Quote | undefined) => quote?.price?.orderValue ?? NaN;
            expect(value(more)).toBeGreaterThanOrEqual(value(fewer));
            expect(more?.price?.unit).toBeLessThanOrEqual(fewer?.price?.unit ?? NaN);
            expect(more?.leadTime?.to).toBeGreaterThanOrEqual(fewer?.leadTime?.to ?? NaN);
          }
        },
      ),
    );
  });

  it('[Q-21] never increases the unit price of stencils, not even by rounding', () => {
    fc.assert(
      fc.property(stencilForm, (values) => {
        const units = Array.from({ length: 20 }, (_, index) => {
          const quote = quoteStencil({ ...values, quantity: String(index + 1) }, day);
          return quote.price?.unit ?? 0;
        });
        expect(units).toEqual([...units].sort((one, other) => other - one));
      }),
    );
  });

  it('has a price on request from one piece above the sample rates', () => {
    const states = ({ onRequest, price, leadTime, shipDate }: Quote) => [onRequest, price, leadTime, shipDate];
    const onRequest = (limit: Quote['onRequest']) => [limit, null, null, null];
    for (const [quote, max] of [
      [(quantity: string) => quoteFab({ ...fab, quantity }, day), 2_000],
      [(quantity: string) => quoteFlex({ ...flex, quantity }, day), 1_000],
      [(quantity: string) => quoteStencil({ ...stencil, quantity }, day), 20],
      [(quantity: string) => quoteSource({ ...source, quantity }, day), 100],
    ] as const) {
      expect(quote(String(max)).price?.total).toBeGreaterThan(0);
      expect(states(quote(String(max + 1)))).toEqual(onRequest('quantity'));
      expect(quote(String(max + 1)).quantity).toBe(max + 1);
    }
    expect(states(quoteFab({ ...fab, quantity: '', sizeX: '431', sizeY: '385' }, day))).toEqual(onRequest('size'));
    expect(states(quoteFlex({ ...flex, sizeX: '430', sizeY: '586' }, day))).toEqual(onRequest('size'));
    expect(states(quoteStencil({ ...stencil, sizeX: '400', sizeY: '501' }, day))).toEqual(onRequest('size'));
  });

  it('has a price on request if the total area exceeds the rates', () => {
    const board = { ...fab, sizeX: '250', sizeY: '200' };
    expect(quoteFab({ ...board, quantity: '1,000' }, day).onRequest).toBeNull();
    expect(quoteFab({ ...board, quantity: '1,001' }, day).onRequest).toBe('area');
    const film = { ...flex, sizeX: '200', sizeY: '100' };
    expect(quoteFlex({ ...film, quantity: '500' }, day).onRequest).toBeNull();
    expect(quoteFlex({ ...film, quantity: '501' }, day).onRequest).toBe('area');
  });

  it('sets the lead time and the unit price of boards by band', () => {
    const orders = ['100', '101', '500', '501', '1000', '1001', '2000'].map((quantity) => {
      const { leadTime, price } = quoteFab({ ...fab, quantity }, day);
      const assembled = quoteFab({ ...fab, quantity, assembly: 'yes' }, day).leadTime;
      return [quantity, leadTime?.to, assembled?.to, price?.unit];
    });
    // 900 plus 176 per board up to 0.2 m², which are 25 boards, then 60, 40, 25 and 18 % of it up to 1, 5, 15 and 50 m².
    expect(orders).toEqual([
      ['100', 7, 10, 132_20],
      ['101', 10, 16, 131_94],
      ['500', 10, 16, 84_52],
      ['501', 12, 20, 84_49],
      ['1000', 12, 20, 67_56],
      ['1001', 15, 26, 67_54],
      ['2000', 15, 26, 55_01],
    ]);
  });

  it.each([
    ['2', 4_500, 7_500],
    ['4', 11_000, 18_000],
  ] as const)(
    'has a usual price per square metre of %s layers in volume, whatever the size of the boards',
    (layers, least, most) => {
      for (const [side, quantity] of [
        ['90', '2,000'],
        ['370', '300'],
      ] as const) {
        const { price } = quoteFab({ ...fab, layers, sizeX: side, sizeY: side, quantity }, day);
        const area = (Number(side) / 1000) ** 2 * Number(quantity.replace(',', ''));
        const rupees = (price?.orderValue ?? NaN) / 100 / area;
        expect(rupees).toBeGreaterThan(least);
        expect(rupees).toBeLessThan(most);
      }
    },
  );

  it('adds days for a large quantity to the selected lead time', () => {
    expect(quoteFlex({ ...flex, quantity: '100' }, day).leadTime?.to).toBe(15);
    expect(quoteFlex({ ...flex, quantity: '101' }, day).leadTime?.to).toBe(20);
    expect(quoteStencil({ ...stencil, quantity: '6' }, day).leadTime?.to).toBe(8);
  });
});
