import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FabValues, initialForms } from '../../packages/quoting/src/forms.ts';
import { applyingHints, type Hint } from '../../packages/quoting/src/hints/hintsOf.ts';
import { hintRulesOf } from '../../packages/quoting/src/hints/rules.ts';
import { hintsContent } from '../../packages/screens/src/quote/form/hints/hints.content.ts';
import { hintText } from '../../packages/screens/src/quote/form/hints/hintText.ts';
import { fabForm, flexForm } from '../helpers/quoteForms.ts';

const side = fc.oneof(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 10, max: 120 }));
const count = fc.oneof(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 500 }));

/** Any rigid order with a readable size and readable counts. */
const anyOrder = fc
  .record({ form: fabForm, x: side, y: side, placements: count, joints: count, kinds: fc.integer({ min: 1, max: 60 }) })
  .map(({ form, x, y, placements, joints, kinds }) => ({
    x,
    y,
    placements,
    joints,
    kinds,
    values: {
      ...form,
      sizeX: String(x),
      sizeY: String(y),
      placements: String(placements),
      throughHoleJoints: String(joints),
      uniqueParts: String(kinds),
    } satisfies FabValues,
  }));

const reviewed = (hints: readonly Hint[]) => hints.filter(({ level }) => level === 'review').map(({ code }) => code);

describe('an order that cannot be made', () => {
  it('has a hint for review, unlike one that can be made', () => {
    fc.assert(
      fc.property(anyOrder, ({ values, x, y, placements, joints, kinds }) => {
        const kindsOf = reviewed(applyingHints(hintRulesOf('fab'), values));
        const isAssembled = values.assembly === 'yes';
        const shortest = Math.min(x, y);
        const isSingle = values.dispatchUnit === 'single';
        const area = x * y * (values.assemblySides === 'both' ? 2 : 1);
        const isImpossible = {
          boardTooSmall: shortest < (isSingle ? 10 : 5),
          ...(isSingle && { tooSmallForLine: isAssembled && shortest < 50 }),
          crowded: isAssembled && placements > area,
          moreKindsThanParts: isAssembled && kinds > placements + joints,
          fillWithoutPlating: values.layers === '1' && ['plugged', 'filled'].includes(values.viaTreatment),
          marksWithoutLegend:
            values.legendSide === 'none' &&
            (values.serialNumbers || (values.ulMark && values.material === 'fr4') || values.dateCode),
        };
        for (const [kind, applies] of Object.entries(isImpossible))
          expect([kind, kindsOf.some((each) => each === kind)]).toEqual([kind, applies]);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    // 5 × 10 mm, 6 gaps of 2 mm and the border are 72 mm; 2 × 10 mm and 3 gaps are 36 mm.
    [{ panelRows: '5', panelColumns: '5' }, false],
    [{ panelRows: '2', panelColumns: '5' }, true],
    // The panel holds as many as fit, except for an order of one board.
    [{ quantity: '100' }, false],
    [{ quantity: '1' }, true],
  ])('has one if its panel is too small for the assembly line: %j', (values, isReviewed) => {
    const small = { assembly: 'yes', dispatchUnit: 'panel', sizeX: '10', sizeY: '10', placements: '9' } as const;
    const hints = applyingHints(hintRulesOf('fab'), { ...initialForms.fab, ...small, ...values });
    expect(reviewed(hints).includes('tooSmallForLine')).toBe(isReviewed);
  });

  it('has one if it is a flexible circuit with a side below 5 mm', () => {
    fc.assert(
      fc.property(flexForm, side, side, (form, x, y) => {
        const values = { ...form, sizeX: String(x), sizeY: String(y) };
        const isReviewed = reviewed(applyingHints(hintRulesOf('flex'), values)).includes('flexTooSmall');
        expect(isReviewed).toBe(Math.min(x, y) < 5);
      }),
    );
  });

  it('explains in words the problem with the marks', () => {
    const said = (marks: readonly ('serialNumbers' | 'ulMark' | 'dateCode')[]) =>
      hintText(
        { id: '', field: 'legendSide', level: 'review', code: 'marksWithoutLegend', advice: [], figures: { marks } },
        hintsContent.fab,
      );
    expect(said(['dateCode'])).toMatch(/^The date code is printed/);
    expect(said(['serialNumbers'])).toMatch(/^Serial numbers are printed/);
    expect(said(['serialNumbers', 'ulMark', 'dateCode'])).toMatch(
      /^Serial numbers, the UL mark and the date code are printed/,
    );
  });
});
