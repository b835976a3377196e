import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formFields,
  initialForms,
  type FabValues,
  type LayoutValues,
  type StencilValues,
} from '../../packages/quoting/src/forms.ts';
import { quoteFab, quoteFlex, quoteLayout, quoteSource, quoteStencil } from '../../packages/quoting/src/quoteOf.ts';
import { sampleRates } from '../../packages/quoting/src/rates.ts';
import { filledForms } from '../../packages/screens/src/fixtures/index.ts';
import { anyQuote, day, fabForm, impossible, layoutForm } from '../helpers/quoteForms.ts';

const { layout, fab, flex, stencil, source } = initialForms;

describe('every quote', () => {
  it('[Q-21] has whole, positive amounts or no price', () => {
    fc.assert(
      fc.property(anyQuote, ({ price, quantity, leadTime, shipDate, onRequest }) => {
        expect(quantity === null || quantity > 0).toBe(true);
        if (leadTime) expect(leadTime.from > 0 && leadTime.to >= leadTime.from).toBe(true);
        expect([leadTime === null, shipDate === null]).toEqual([onRequest !== null, onRequest !== null]);
        if (onRequest) expect(price).toBeNull();
        const { lines = [], ...amounts } = price ?? {};
        for (const amount of Object.values(amounts)) {
          expect(Number.isSafeInteger(amount)).toBe(true);
          expect(amount).toBeGreaterThanOrEqual(0);
        }
        for (const { amount } of lines) expect(Number.isSafeInteger(amount)).toBe(true);
        if (price) expect(price.orderValue).toBeGreaterThan(0);
      }),
      { numRuns: 500 },
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

  it('[Q-21] has a price but no ship date until today is known', () => {
    const quote = quoteFab(fab, { ...day, today: undefined });
    expect(quote.shipDate).toBeNull();
    expect(quote.price).not.toBeNull();
  });
});

describe('quoteFab', () => {
  it('[Q-20] prices ten 2-layer boards of 100 × 80 mm at the sample rates', () => {
    const { price, leadTime, quantity } = quoteFab(fab, day);
    expect(price).toMatchObject({ unit: 266_00, orderValue: 2_660_00, tax: 478_80, total: 3_138_80 });
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

  it.each(impossible)('[Q-21] has no price for %j as quantity or size, and keeps a valid quantity', (odd) => {
    expect(quoteFab({ ...fab, quantity: odd }, day)).toMatchObject({ price: null, quantity: null });
    expect(quoteFab({ ...fab, sizeX: odd }, day)).toMatchObject({ price: null, quantity: 10 });
    expect(quoteFab({ ...fab, sizeY: odd }, day)).toMatchObject({ price: null, quantity: 10 });
  });

  it('does not charge Rogers boards for a Tg, which applies to FR-4 only', () => {
    const orderValue = (values: Partial<FabValues>) => quoteFab({ ...fab, ...values }, day).price?.orderValue ?? NaN;
    expect(orderValue({ tg: 'high' })).toBeGreaterThan(orderValue({ tg: 'std' }));
    expect(orderValue({ material: 'rogers', tg: 'high' })).toBe(orderValue({ material: 'rogers', tg: 'std' }));
  });

  it('has no charge for initial options: every initial value has a neutral rate', () => {
    expect(quoteFab(fab, day).price?.lines.map(({ kind }) => kind)).toEqual(['order', 'area']);
    for (const dispatchUnit of ['single', 'panel'] as const)
      expect(
        quoteFab({ ...fab, layers: '4', dispatchUnit }, day).price?.lines.flatMap((line) =>
          'field' in line ? line.field : [],
        ),
      ).toEqual(dispatchUnit === 'panel' ? ['layers', 'dispatchUnit'] : ['layers']);
  });

  it('costs more with each extra, except for one that does not apply', () => {
    const orderValue = (values: Partial<FabValues>) => quoteFab({ ...fab, ...values }, day).price?.orderValue ?? NaN;
    for (const field of formFields.fab) {
      if (field.kind !== 'switch') continue;
      const needed = field.onlyIf ? { [field.onlyIf.name]: field.onlyIf.value } : {};
      expect(orderValue({ ...needed, [field.name]: true })).toBeGreaterThan(orderValue(needed));
      const without = field.onlyIf?.name === 'material' ? { material: 'rogers' as const } : { assembly: 'no' as const };
      if (field.onlyIf) expect(orderValue({ ...without, [field.name]: true })).toBe(orderValue(without));
    }
    expect(orderValue({ innerCopper: '2', xOuts: 'none', placements: '' })).toBe(orderValue({}));
  });

  it('agrees with the other forms: an assembly side includes a foil, and buying parts costs the same as sourcing', () => {
    const { assemblySides, partsSupply } = sampleRates.fab.fields;
    const foil = quoteStencil({ ...stencil, leadTime: '7' }, day).price?.orderValue ?? NaN;
    expect(assemblySides.top.order * 100).toBeGreaterThan(foil);
    expect(assemblySides.both.order).toBe(2 * assemblySides.top.order);
    const { order, part } = partsSupply.turnkey;
    expect({ fixed: order, part }).toEqual(sampleRates.source.order);
  });

  it('prices edge plating on request', () => {
    expect(quoteFab({ ...fab, edgePlating: 'yes' }, day)).toMatchObject({ onRequest: 'choice', price: null });
  });

  it('charges gold fingers by their contacts, and has no price without their number', () => {
    const orderValue = (goldContacts: string) =>
      quoteFab({ ...fab, goldFingers: 'yes', goldContacts }, day).price?.orderValue ?? null;
    expect(orderValue('20')).toBe(2_660_00 + 1_500_00 + 20 * 3_00 * 10);
    expect([orderValue(''), orderValue('0')]).toEqual([null, null]);
  });

  it.each(['coating', 'aoi'] as const)(
    'charges %s by the area of the board, and never less for a larger one',
    (extra) => {
      const perBoard = (size: string) =>
        quoteFab({ ...fab, sizeX: size, sizeY: size, assembly: 'yes', [extra]: true }, day).price?.lines.flatMap(
          (line) => (line.kind === 'extra' && line.field === extra ? line.perPiece : []),
        )[0] ?? NaN;
      expect(perBoard('380')).toBeGreaterThan(10 * perBoard('50'));
      const side = fc.integer({ min: 100, max: 3_850 });
      fc.assert(
        fc.property(side, side, (one, other) => {
          const [smaller, larger] = [Math.min(one, other), Math.max(one, other)].map((size) =>
            perBoard(String(size / 10)),
          );
          expect(larger).toBeGreaterThanOrEqual(smaller ?? NaN);
        }),
        { numRuns: 50 },
      );
    },
  );

  it('charges express boards more, and dispatches them earlier', () => {
    const [express, standard] = (['4', '7'] as const).map((leadTime) => quoteFab({ ...fab, leadTime }, day));
    expect(express?.price?.orderValue).toBe(((standard?.price?.orderValue ?? NaN) * 3) / 2);
    expect([express?.leadTime?.to, standard?.leadTime?.to]).toEqual([4, 7]);
  });

  it('[Q-21] never costs less for one more part or joint, and adds up line by line', () => {
    const count = fc.integer({ min: 0, max: 500 });
    fc.assert(
      fc.property(fabForm, count, count, count, count, (values, quantity, placements, joints, more) => {
        const quote = (added: number) =>
          quoteFab(
            {
              ...values,
              sizeX: '100',
              sizeY: '80',
              edgePlating: 'no',
              goldContacts: '20',
              assembly: 'yes',
              quantity: String(1 + quantity),
              uniqueParts: String(1 + placements),
              placements: String(placements + added),
              throughHoleJoints: String(joints + added),
            },
            day,
          ).price;
        const [fewer, greater] = [quote(0), quote(more)];
        expect(greater?.orderValue).toBeGreaterThanOrEqual(fewer?.orderValue ?? NaN);
        expect(greater?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(greater?.orderValue);
      }),
    );
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

  it('rounds to the nearest 50 rupees, half up', () => {
    const orderValue = (values: Partial<LayoutValues>) =>
      quoteLayout({ ...layout, ...values }, day).price?.orderValue ?? NaN;
    // 12,000 × 1.3 × 1.1 = 17,160 and 6,500 × 1.25 = 8,125.
    expect(orderValue({ components: '150', layers: '4', impedance: 'yes', leadTime: '10' })).toBe(17_150_00);
    expect(orderValue({ components: '75', leadTime: '7' })).toBe(8_150_00);
  });

  it('[Q-20] turns a selected alternative into the price', () => {
    fc.assert(
      fc.property(layoutForm, (values) => {
        for (const { leadTime, layout: orderValue, tax, total } of quoteLayout(values, day).alternatives) {
          expect(quoteLayout({ ...values, leadTime }, day).price).toMatchObject({ orderValue, tax, total });
        }
      }),
    );
  });

  it('costs more for a shorter lead time', () => {
    const value = (leadTime: LayoutValues['leadTime']) => quoteLayout({ ...layout, leadTime }, day).price?.total ?? NaN;
    expect(value('3')).toBeGreaterThan(value('7'));
    expect(value('7')).toBeGreaterThan(value('10'));
  });
});

describe('other quotes', () => {
  it('charges for generating Gerber data for flex', () => {
    const given = quoteFlex({ ...flex, gerber: 'yes' }, day).price?.orderValue ?? NaN;
    expect(quoteFlex({ ...flex, gerber: 'no' }, day).price?.orderValue).toBe(given + 1_500_00);
  });

  it('charges the frame and the printer adaptation only for a framed stencil', () => {
    const value = (values: Partial<StencilValues>) => quoteStencil({ ...stencil, ...values }, day).price?.orderValue;
    // (900 + 1.1 × 300 cm²) × 1.15 = 1,414.50, plus 900 per frame.
    expect(value({ type: 'frameless', printer: 'other' })).toBe(1_415_00);
    expect(value({ type: 'frameless', printer: 'pcbpower' })).toBe(1_415_00);
    expect(value({ type: 'framed', printer: 'pcbpower' })).toBe(2_450_00);
    expect(value({ type: 'framed', printer: 'other' })).toBe(2_750_00);
  });

  it('charges sourcing 15 parts per inquiry, plus kitting per set', () => {
    const value = (quantity: string) => quoteSource({ ...source, quantity }, day).price?.orderValue;
    expect([value('1'), value('10'), value('100')]).toEqual([750_00, 3_000_00, 12_000_00]);
  });

  it('charges sourcing and kitting by the lines of the bill of materials', () => {
    const value = (uniqueParts: string) => quoteSource({ ...source, uniqueParts }, day).price?.orderValue ?? null;
    expect([value('3'), value('15'), value('300'), value('')]).toEqual([510_00, 750_00, 6_450_00, null]);
  });

  it('ships sourced parts within the range of the lead time', () => {
    const { leadTime, shipDate } = quoteSource({ ...source, leadTime: '5-7' }, day);
    expect(leadTime).toEqual({ from: 5, to: 7 });
    expect(shipDate?.earliest.toString()).toBe('2025-10-07');
    expect(shipDate?.latest.toString()).toBe('2025-10-09');
  });
});
