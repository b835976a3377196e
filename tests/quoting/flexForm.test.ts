import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applies, type FlexValues, formFields, formSchemas, initialForms } from '../../packages/quoting/src/forms.ts';
import { applyingHints, type Hint } from '../../packages/quoting/src/hints/hintsOf.ts';
import { hintRulesOf } from '../../packages/quoting/src/hints/rules.ts';
import { quoteFlex } from '../../packages/quoting/src/quoteOf.ts';
import { hintsContent } from '../../packages/screens/src/quote/form/hints/hints.content.ts';
import { hintText } from '../../packages/screens/src/quote/form/hints/hintText.ts';
import { day, flexForm } from '../helpers/quoteForms.ts';

const { flex } = initialForms;

const hintsFor = (values: FlexValues) => applyingHints(hintRulesOf('flex'), values);

/** The fields with a hint for review. */
const reviewed = (hints: readonly Hint[]) => hints.filter(({ level }) => level === 'review').map(({ field }) => field);

/** Every combination of materials, with the sum of their thicknesses in µm. */
const { material, layers, copper, coverlay, thickness } = formSchemas.flex;
const builds = material.options.flatMap((film) =>
  layers.options.flatMap((layer) =>
    copper.options.flatMap((foil) =>
      coverlay.options.flatMap((cover) =>
        thickness.options.map((chosen) => {
          const covered = { none: 0, top: 1, bottom: 1, both: 2 }[cover];
          const metal = layer === '1' ? Number(foil) : 2 * (Number(foil) + 12);
          const micrometres =
            film === 'polyimide'
              ? 12.5 + metal + covered * (12.5 + 15)
              : 25 + metal + Number(layer) * 20 + covered * (25 + 25);
          return {
            micrometres,
            values: { ...flex, material: film, layers: layer, copper: foil, coverlay: cover, thickness: chosen },
          };
        }),
      ),
    ),
  ),
);

describe('the thickness of a flexible circuit', () => {
  it('is reviewed exactly in the builds whose materials are thicker, to 0.01 mm', () => {
    expect(builds).toHaveLength(2 * 2 * 3 * 4 * 3);
    for (const { micrometres, values } of builds) {
      const isTooThin = Math.round(micrometres / 10) > Number(values.thickness) * 100;
      expect([values, reviewed(hintsFor(values)).includes('thickness')]).toEqual([values, isTooThin]);
    }
  });

  it('has a hint that states the minimum, and names a thickness only if that is enough', () => {
    const tooThin = builds.flatMap(({ micrometres, values }) =>
      hintsFor(values)
        .filter(({ code }) => code === 'flexTooThin')
        .map((hint) => ({ micrometres, values, text: hintText(hint, hintsContent.flex) })),
    );
    for (const { micrometres, values, text } of tooThin) {
      expect(text).toContain(` ${(Math.round(micrometres / 10) / 100).toFixed(2)} mm thick or more.`);
      const [, advised] = text.match(/Choose a thickness of ([\d.]+) mm/) ?? [];
      const isEnough = thickness.options.filter((option) => Math.round(micrometres / 10) <= Number(option) * 100);
      expect(advised).toBe(isEnough[0]);
      if (advised) {
        const followed = { ...values, thickness: advised as FlexValues['thickness'] };
        expect(reviewed(hintsFor(followed))).not.toContain('thickness');
      }
    }
    expect(tooThin.length).toBeGreaterThan(50);
  });
});

describe('a circuit that flexes in use', () => {
  it('is reviewed with two layers, thick copper, or copper without coverlay, each at its field', () => {
    const fieldsFor = (values: Partial<FlexValues>) =>
      reviewed(hintsFor({ ...flex, thickness: '0.08', bending: 'flexing', ...values })).filter(
        (field) => field !== 'thickness',
      );
    expect(fieldsFor({})).toEqual([]);
    expect(fieldsFor({ layers: '2', coverlay: 'both' })).toEqual(['bending']);
    expect(fieldsFor({ copper: '35' })).toEqual(['copper']);
    expect(fieldsFor({ coverlay: 'none' })).toEqual(['coverlay']);
    expect(fieldsFor({ coverlay: 'bottom' })).toEqual(['coverlay']);
    expect(fieldsFor({ layers: '2', coverlay: 'top' })).toEqual(['coverlay', 'bending']);
  });
});

describe('a stiffener', () => {
  const orderValue = (values: Partial<FlexValues>) => quoteFlex({ ...flex, ...values }, day).price?.orderValue ?? NaN;

  it('costs more than none, and only then has the form its thickness and side', () => {
    const asked = (stiffener: FlexValues['stiffener']) =>
      formFields.flex
        .filter((field) => /stiffenerSide|Thickness/.test(field.name) && applies(field, { ...flex, stiffener }))
        .map(({ name }) => name);
    expect(asked('none')).toEqual([]);
    for (const stiffener of ['polyimide', 'fr4', 'steel'] as const) {
      expect(asked(stiffener)).toEqual(['stiffenerSide', `${stiffener}Thickness`]);
      expect(orderValue({ stiffener })).toBeGreaterThan(orderValue({}));
    }
  });

  it('of steel is reviewed on a side whose copper has no coverlay', () => {
    const isReviewed = (values: Partial<FlexValues>) =>
      reviewed(hintsFor({ ...flex, stiffener: 'steel', ...values })).includes('stiffener');
    expect(isReviewed({ stiffenerSide: 'bottom' })).toBe(false);
    expect(isReviewed({ stiffenerSide: 'top' })).toBe(false);
    expect(isReviewed({ stiffenerSide: 'top', coverlay: 'none' })).toBe(true);
    expect(isReviewed({ stiffenerSide: 'bottom', layers: '2' })).toBe(true);
  });
});

describe('every choice of the form', () => {
  it('can be ordered, except for nickel on PE film', () => {
    fc.assert(
      fc.property(flexForm, (form) => {
        const values = { ...form, sizeX: '60', sizeY: '20', quantity: '20' };
        const isOnRequest = values.material === 'pe' && values.finish !== 'tin';
        expect(quoteFlex(values, day).price === null).toBe(isOnRequest);
      }),
    );
  });

  it('has no surcharge for an order with the initial coverlay, copper, bend and stiffener', () => {
    expect(quoteFlex(flex, day).price?.lines.map((line) => ('field' in line ? line.field : line.kind))).toEqual([
      'layers',
      'area',
      'finish',
    ]);
  });
});
