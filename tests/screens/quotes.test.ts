import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filledForms, sampleToday, sampleWorkingCalendar } from '../../packages/screens/src/fixtures/index.ts';
import { quoteFab } from '../../packages/screens/src/storefront/ServicesScreen/quotes/fabQuote.ts';
import { quoteFlex } from '../../packages/screens/src/storefront/ServicesScreen/quotes/flexQuote.ts';
import {
  fabExtras,
  fabOptions,
  flexOptions,
  initialForms,
  layoutOptions,
  sourceOptions,
  stencilOptions,
  type FabValues,
  type FlexValues,
  type LayoutValues,
  type SourceValues,
  type StencilValues,
} from '../../packages/screens/src/storefront/ServicesScreen/quotes/forms.ts';
import {
  aspectRatio,
  foilInMillimetres,
  hintBoardSize,
  hintFinish,
  hintFoil,
  hintHole,
  hintQuantity,
  hintSize,
  hintStencilSize,
  hintTg,
  hintTrack,
} from '../../packages/screens/src/storefront/ServicesScreen/quotes/hints.ts';
import { quoteLayout } from '../../packages/screens/src/storefront/ServicesScreen/quotes/layoutQuote.ts';
import {
  parsePositiveCount,
  parsePositiveLength,
} from '../../packages/screens/src/storefront/ServicesScreen/quotes/parse.ts';
import type { OrderDay, Quote } from '../../packages/screens/src/storefront/ServicesScreen/quotes/quote.ts';
import { quoteSource } from '../../packages/screens/src/storefront/ServicesScreen/quotes/sourceQuote.ts';
import { drawSize, sheet } from '../../packages/screens/src/storefront/ServicesScreen/summary/drawing.ts';
import { quoteStencil } from '../../packages/screens/src/storefront/ServicesScreen/quotes/stencilQuote.ts';

const day: OrderDay = { today: sampleToday, calendar: sampleWorkingCalendar };
const { layout, fab, flex, stencil, source } = initialForms;

/** What people and accidents put into a field. */
const impossible = [
  '',
  ' ',
  '0',
  '0.0',
  '-1',
  '+1',
  '1e9',
  '1000000000',
  'abc',
  '10 mm',
  '1,5',
  '1,00',
  '1..5',
  'NaN',
  'Infinity',
  '٥',
  '1.000,00',
  ',',
  '.',
];

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

  it.each([...impossible, '1.5', '0.5', '1,00,001'])('[Q-21] takes %j for no count', (typed) => {
    expect(parsePositiveCount(typed)).toBeNull();
  });
});

describe('parsePositiveLength', () => {
  it.each([
    ['100', 100],
    ['80.5', 80.5],
    ['80.', 80],
    ['.5', 0.5],
    ['1,000', 1000],
  ])('reads %j as %d', (typed, length) => {
    expect(parsePositiveLength(typed)).toBe(length);
  });

  it.each([...impossible, '1000.1', '99999'])('[Q-21] takes %j for no length', (typed) => {
    expect(parsePositiveLength(typed)).toBeNull();
  });

  it('gives a positive number or nothing, whatever is typed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String), fc.stringMatching(/^[\d.,-]{0,12}$/)), (typed) => {
        for (const number of [parsePositiveLength(typed), parsePositiveCount(typed)]) {
          expect(number === null || (number > 0 && Number.isFinite(number))).toBe(true);
        }
      }),
    );
  });
});

const optionsOf = <Options extends Record<string, readonly string[]>>(options: Options) =>
  fc.record(
    Object.fromEntries(Object.entries(options).map(([field, ids]) => [field, fc.constantFrom(...ids)])),
  ) as unknown as fc.Arbitrary<{ [Field in keyof Options]: Options[Field][number] }>;

const typed = fc.oneof(
  fc.integer({ min: -5, max: 2_000 }).map(String),
  fc.double({ min: 0.01, max: 1_200, noNaN: true }).map((number) => number.toFixed(2)),
  fc.constantFrom(...impossible, '1,000', '1,00,000'),
  fc.string({ maxLength: 8 }),
);
const name = fc.string();
const sizes = { sizeX: typed, sizeY: typed };

const layoutForm: fc.Arbitrary<LayoutValues> = fc
  .tuple(optionsOf(layoutOptions), fc.record({ name }))
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));
const fabForm: fc.Arbitrary<FabValues> = fc
  .tuple(
    optionsOf(fabOptions),
    fc.record({
      name,
      ...sizes,
      quantity: typed,
      electricalTest: fc.boolean(),
      castellatedHoles: fc.boolean(),
      serialNumbers: fc.boolean(),
    }),
  )
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));
const flexForm: fc.Arbitrary<FlexValues> = fc
  .tuple(optionsOf(flexOptions), fc.record({ name, ...sizes, quantity: typed }))
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));
const stencilForm: fc.Arbitrary<StencilValues> = fc
  .tuple(optionsOf(stencilOptions), fc.record({ name, ...sizes, quantity: typed }))
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));
const sourceForm: fc.Arbitrary<SourceValues> = fc
  .tuple(optionsOf(sourceOptions), fc.record({ name, quantity: typed }))
  .map(([chosen, rest]) => ({ ...chosen, ...rest }));

const anyQuote: fc.Arbitrary<Quote> = fc.oneof(
  layoutForm.map((values) => quoteLayout(values, day)),
  fabForm.map((values) => quoteFab(values, day)),
  flexForm.map((values) => quoteFlex(values, day)),
  stencilForm.map((values) => quoteStencil(values, day)),
  sourceForm.map((values) => quoteSource(values, day)),
);

describe('every quote', () => {
  it('[Q-21] is made of whole, positive amounts, or is none', () => {
    fc.assert(
      fc.property(anyQuote, ({ price, quantity, leadTime }) => {
        expect(quantity === null || quantity > 0).toBe(true);
        expect(leadTime.from > 0 && leadTime.to >= leadTime.from).toBe(true);
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

  it('[Q-21] never costs less for more pieces', () => {
    fc.assert(
      fc.property(
        fabForm,
        flexForm,
        stencilForm,
        sourceForm,
        fc.integer({ min: 1, max: 1_00_000 }),
        fc.integer({ min: 1, max: 1_00_000 }),
        (oneFab, oneFlex, oneStencil, oneSource, one, other) => {
          const fewer = { quantity: String(Math.min(one, other)), sizeX: '100', sizeY: '80' };
          const more = { ...fewer, quantity: String(Math.max(one, other)) };
          const value = ({ price }: Quote) => price?.orderValue ?? NaN;
          expect(value(quoteFab({ ...oneFab, ...more }, day))).toBeGreaterThanOrEqual(
            value(quoteFab({ ...oneFab, ...fewer }, day)),
          );
          expect(value(quoteFlex({ ...oneFlex, ...more }, day))).toBeGreaterThanOrEqual(
            value(quoteFlex({ ...oneFlex, ...fewer }, day)),
          );
          expect(value(quoteStencil({ ...oneStencil, ...more }, day))).toBeGreaterThanOrEqual(
            value(quoteStencil({ ...oneStencil, ...fewer }, day)),
          );
          expect(value(quoteSource({ ...oneSource, ...more }, day))).toBeGreaterThanOrEqual(
            value(quoteSource({ ...oneSource, ...fewer }, day)),
          );
        },
      ),
    );
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

  it('a framed stencil costs more than a loose one', () => {
    const loose = quoteStencil({ ...stencil, type: 'frameless' }, day).price?.total ?? NaN;
    expect(quoteStencil({ ...stencil, type: 'framed' }, day).price?.total).toBeGreaterThan(loose);
  });

  it('sourcing ships within the span of its lead time', () => {
    const { leadTime, shipDate } = quoteSource({ ...source, leadTime: '5-7' }, day);
    expect(leadTime).toEqual({ from: 5, to: 7 });
    expect(shipDate?.earliest.toString()).toBe('2025-10-07');
    expect(shipDate?.latest.toString()).toBe('2025-10-09');
  });
});

describe('hints', () => {
  it('tell the largest board of the material, either way round', () => {
    const board = { ...fab, sizeX: '385', sizeY: '430' };
    expect(hintBoardSize(board)).toBeNull();
    expect(hintBoardSize({ ...board, layers: '4' })).toMatchObject({ kind: 'board-too-large', largest: [430, 370] });
    expect(hintBoardSize({ ...board, material: 'rogers' })).toMatchObject({ largest: [435, 275] });
    expect(hintBoardSize({ ...board, sizeY: '431' })).toMatchObject({ largest: [430, 385] });
  });

  it('tell the largest stencil', () => {
    expect(hintStencilSize({ sizeX: '400', sizeY: '500' })).toBeNull();
    expect(hintStencilSize({ sizeX: '401', sizeY: '500' })).toMatchObject({ kind: 'stencil-too-large' });
  });

  it('tell the narrowest track of the copper', () => {
    expect(hintTrack({ copper: '0.5', track: '0.10' })).toBeNull();
    expect(hintTrack({ copper: '1', track: '0.15' })).toBeNull();
    expect(hintTrack({ copper: '1', track: '0.10' })).toMatchObject({ narrowest: '0.15' });
    expect(hintTrack({ copper: '2', track: '0.15' })).toMatchObject({ narrowest: '0.20' });
  });

  it('tell a hole deeper than eight times its width', () => {
    expect(hintHole({ thickness: '1.6', hole: '0.20' })).toBeNull();
    expect(hintHole({ thickness: '2.0', hole: '0.30' })).toBeNull();
    expect(aspectRatio({ thickness: '1.6', hole: '0.30' })).toBe(5.3);
    expect(hintHole({ thickness: '2.0', hole: '0.20' })).toEqual({ kind: 'hole-too-deep', ratio: 10, largest: 8 });
  });

  it('tell a foil above the range, lead in the finish and Tg without FR-4', () => {
    expect(hintFoil({ thickness: '8' })).toMatchObject({ kind: 'foil-too-thick' });
    expect(hintFoil({ thickness: '6' })).toBeNull();
    expect((['4', '5', '6', '8'] as const).map((thickness) => foilInMillimetres({ thickness }))).toEqual([
      '0.10',
      '0.13',
      '0.15',
      '0.20',
    ]);
    expect(hintFinish({ finish: 'hasl' })).toEqual({ kind: 'leaded-finish' });
    expect(hintFinish({ finish: 'enig' })).toBeNull();
    expect(hintTg({ material: 'rogers', tg: 'high' })).toEqual({ kind: 'tg-of-fr4-only' });
    expect(hintTg({ material: 'fr4', tg: 'high' })).toBeNull();
  });

  it('tell what cannot be read, and leave an empty field in peace', () => {
    expect(hintQuantity('ten')).toEqual({ kind: 'quantity-unreadable' });
    expect(hintQuantity('')).toBeNull();
    expect(hintQuantity('1,000')).toBeNull();
    expect(hintSize({ sizeX: '100', sizeY: '-80' })).toEqual({ kind: 'size-unreadable' });
    expect(hintSize({ sizeX: '', sizeY: '80' })).toBeNull();
  });
});

describe('drawSize', () => {
  it('draws every possible size to scale and on the sheet', () => {
    const millimetres = fc.double({ min: 0.01, max: 1_000, noNaN: true });
    fc.assert(
      fc.property(millimetres, millimetres, (sizeX, sizeY) => {
        const { x, y, width, height } = drawSize(sizeX, sizeY);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(sheet.width);
        expect(y + height).toBeLessThanOrEqual(sheet.height);
        // Very long and thin things are drawn a little thicker, so that they can be seen.
        if (width > 3 && height > 3) expect(width / height).toBeCloseTo(sizeX / sizeY, 6);
      }),
    );
  });
});
