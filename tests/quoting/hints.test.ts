import { capabilities, outerCopperOf } from '@pcb/engineering/capabilities';
import { singleMicrostrip, widthFor } from '@pcb/engineering/impedance';
import { formatMm } from '@pcb/engineering/lengths';
import {
  laserStackUps,
  laserViaRatio,
  outerDielectric,
  solderMaskThickness,
  type StackUp,
  stackUpsOf,
} from '@pcb/engineering/stackUps';
import fc from 'fast-check';
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  formFields,
  formSchemas,
  initialForms,
  type ServiceForms,
  type ServiceTab,
  serviceTabs,
} from '../../packages/quoting/src/forms.ts';
import { aspectRatio, foilInMillimetres, maxAspectRatio } from '../../packages/quoting/src/hints/facts.ts';
import type { HintFigures } from '../../packages/quoting/src/hints/hintsOf.ts';
import { applyingHints, hintsOf } from '../../packages/quoting/src/hints/hintsOf.ts';
import { comparedCopper, comparedLine, comparedWidths } from '../../packages/quoting/src/hints/layout.ts';
import type { HintRule } from '../../packages/quoting/src/hints/rule.ts';
import { hintRulesOf } from '../../packages/quoting/src/hints/rules.ts';
import { rupees } from '../../packages/quoting/src/money.ts';
import { inFormOrder } from '../../packages/quoting/src/private/ruleOrder.ts';
import { quoteOf } from '../../packages/quoting/src/quoteOf.ts';
import { rogersLaminateContent } from '../../packages/screens/src/content/pages/rogersLaminate.content.ts';
import { hintsContent } from '../../packages/screens/src/quote/form/hints/hints.content.ts';
import { type HintPart, hintText } from '../../packages/screens/src/quote/form/hints/hintText.ts';
import { exampleValues, hintExamples } from '../../stories/guides/hintExamples.ts';
import { tablesOf } from '../helpers/contentPages.ts';
import { day, fabForm, flexForm, layoutForm, sourceForm, stencilForm } from '../helpers/quoteForms.ts';

const texts = {
  ...hintsContent.layout.texts,
  ...hintsContent.fab.texts,
  ...hintsContent.flex.texts,
  ...hintsContent.stencil.texts,
  ...hintsContent.source.texts,
};

const rulesOf = (form: ServiceTab): readonly HintRule<never, HintFigures>[] => hintRulesOf(form);

const rules = serviceTabs.flatMap((form) => rulesOf(form).map((rule) => ({ form, ...rule })));

/** The ids of all rules that apply to the initial values with these changes. */
const idsOf = <Form extends ServiceTab>(form: Form, values: Partial<ServiceForms[Form]>) =>
  applyingHints(hintRulesOf(form), { ...initialForms[form], ...values }).map(({ id }) => id);

const textsOf = <Form extends ServiceTab>(form: Form, values: Partial<ServiceForms[Form]>) =>
  hintsOf(hintRulesOf(form), { ...initialForms[form], ...values }).map((hint) => hintText(hint, hintsContent[form]));

describe.each(rules)('the rule $id of $form', ({ form, id, level, field, code }) => {
  const hintFor = (side: 'within' | 'beyond') =>
    applyingHints(hintRulesOf(form), exampleValues(form, id, side))
      .filter((hint) => hint.id === id)
      .map((hint) => hintText(hint, hintsContent[form]))[0];

  it('applies only beyond its limit', () => {
    expect(Object.keys(hintExamples[form])).toContain(id);
    expect(hintFor('within')).toBeUndefined();
    expect(hintFor('beyond')).toMatch(/^\S.*\.$/);
    expect(hintFor('beyond')).not.toMatch(/undefined|NaN|null|Infinity|–/);
  });

  it('is about a field of its form, and leads to a page of the site', () => {
    expect([...formFields[form].map(({ name }) => name), ...Object.keys(initialForms[form])]).toContain(field);
    const isTyped = /^(?:size|quantity)-|-unreadable$|^area-on-request$/.test(id);
    const { pages }: HintPart = hintsContent[form];
    const page = pages[code];
    if (page) expect(existsSync(`apps/site/src/pages${page.href.replace(/#.*/, '')}.tsx`)).toBe(true);
    else expect(isTyped).toBe(true);
  });

  it('[Q-21] leaves the order without a price exactly if its level says so', () => {
    const values = exampleValues(form, id, 'beyond');
    const levels = applyingHints(hintRulesOf(form), values).map((hint) => hint.level);
    const quote = quoteOf(form, { ...initialForms, [form]: values }, day);
    expect(levels).toContain(level);
    expect(quote.price === null).toBe(levels.includes('withoutPrice'));
  });
});

describe('the rules', () => {
  it('have an id that is unique in its form, and every example has a rule', () => {
    for (const form of serviceTabs) {
      const ids = rulesOf(form).map(({ id }) => id);
      expect(ids.toSorted()).toEqual(Object.keys(hintExamples[form]).toSorted());
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('are in the order of the fields of the form, however they are grouped', () => {
    for (const form of serviceTabs) {
      const ids = rulesOf(form).map(({ id }) => id);
      expect(inFormOrder(form, rulesOf(form).toReversed()).map(({ id }) => id)).toEqual(ids);
    }
    expect(
      idsOf('fab', { finish: 'hasl', assembly: 'yes', ipcClass: '3' }).filter((id) => /finish|hasl/.test(id)),
    ).toEqual(['leaded-finish', 'assembly-uneven-finish', 'class-3-hasl']);
  });

  it('show one hint for the initial values: that HASL contains lead', () => {
    expect(serviceTabs.flatMap((form) => textsOf(form, {}))).toEqual([
      texts.leadedFinish({ percent: 0.1 }, 'lead-free HASL or ENIG'),
    ]);
  });

  it('[Q-16] show at most two hints at a field for any values, the most severe first, and one if there is no price', () => {
    const severities = ['withoutPrice', 'review', 'information'];
    const forms = { layout: layoutForm, fab: fabForm, flex: flexForm, stencil: stencilForm, source: sourceForm };
    for (const form of serviceTabs) {
      fc.assert(
        fc.property(forms[form], (values) => {
          const hints = hintsOf(rulesOf(form), values as never);
          const levels = hints.map(({ level }) => severities.indexOf(level));
          expect(levels).toEqual(levels.toSorted());
          for (const hint of hints) {
            const { field } = hint;
            expect(hintText(hint, hintsContent[form])).toMatch(/\S/);
            const same = hints.filter((other) => other.field === field);
            expect(same.length).toBeLessThanOrEqual(same[0]?.level === 'withoutPrice' ? 1 : 2);
          }
        }),
      );
    }
  });
});

describe('hints', () => {
  it('state the minimum track of each copper weight', () => {
    expect(textsOf('fab', { copper: '1', track: '0.10', finish: 'enig' })).toEqual([
      texts.track({ copper: '1', minimum: '0.15' }, '0.15 mm or 0.5 oz'),
    ]);
    expect(textsOf('fab', { copper: '2', track: '0.15', finish: 'enig' })).toContain(
      texts.track({ copper: '2', minimum: '0.20' }, '0.20 mm, 1 oz or 0.5 oz'),
    );
    expect(idsOf('fab', { copper: '2', track: '0.20' })).not.toContain('track-too-narrow');
    expect(textsOf('fab', { copper: '0.5', track: '0.10', layers: '4', finish: 'enig' })).toEqual([
      texts.innerTrack({ minimum: '0.125' }, '0.15 mm'),
    ]);
  });

  it('take the larger of track and spacing for 2 oz inner copper', () => {
    expect(textsOf('fab', { layers: '4', innerCopper: '2', copper: '0.5', track: '0.15' })).toContain(
      texts.innerTrack({ minimum: '0.20' }, '0.20 mm'),
    );
  });

  it('are not needed for laser vias: our stack-ups for them are thin enough, in every thickness of the form', () => {
    const thicknesses = laserStackUps.map(({ nominalThickness }) => nominalThickness.toFixed(1));
    expect(thicknesses).toEqual(formSchemas.fab.thickness.options);
    for (const stackUp of laserStackUps)
      expect(laserViaRatio(stackUp, 0.2)).toBeLessThan(capabilities.drill.laserAspectRatio.value);
  });

  it.each([
    { finish: 'leadfree', assembly: 'no', applies: true },
    { finish: 'enig', assembly: 'yes', applies: true },
    { finish: 'hasl', assembly: 'yes', applies: true },
    { finish: 'enig', assembly: 'yes', solder: 'leaded', applies: false },
    { finish: 'enig', assembly: 'no', applies: false },
    { finish: 'hasl', assembly: 'no', applies: false },
  ] as const)('advise on the Tg for lead-free soldering: $finish, assembly $assembly', ({ applies, ...values }) => {
    expect(idsOf('fab', values).includes('lead-free-standard-tg')).toBe(applies);
  });

  it('are not needed for the depth of mechanical holes: every thickness in the form is within the aspect ratio', () => {
    const ratios = formSchemas.fab.thickness.options.map((thickness) => aspectRatio({ thickness, hole: '0.30' }));
    expect(ratios).toEqual([3.3, 5.3, 6.7]);
    expect(Math.max(...ratios)).toBeLessThanOrEqual(maxAspectRatio);
  });

  it('name the only thickness in the form that a listed Rogers core has with 35 µm of copper on both sides', () => {
    const [cores] = tablesOf(rogersLaminateContent).slice(-1);
    const thicknesses = (cores?.rows ?? []).flatMap(({ cells }) => (cells['mm'] ?? '').split(', ').map(Number));
    const made = (board: number) => thicknesses.some((core) => Math.abs(core + 2 * 0.035 - board) <= board / 10);
    expect(formSchemas.fab.thickness.options.filter((thickness) => made(Number(thickness)))).toEqual(['1.6']);
    expect(idsOf('fab', { material: 'rogers', thickness: '2.0', layers: '1' })).toContain('rogers-thickness');
    expect(idsOf('fab', { material: 'rogers', thickness: '2.0', layers: '4' })).not.toContain('rogers-thickness');
  });

  it('state the figures of the foil', () => {
    expect((['4', '5', '6', '8'] as const).map((thickness) => foilInMillimetres({ thickness }))).toEqual([
      '0.10',
      '0.13',
      '0.15',
      '0.20',
    ]);
    expect(textsOf('stencil', { thickness: '8' })).toEqual([
      texts.foil({ millimetres: '0.20' }),
      texts.coarseFoil({ square: '0.54', slot: '0.30' }, '5 mil or 4 mil'),
    ]);
  });

  it.each(comparedCopper)('state the computed widths of a 50 Ω track on our stack-ups with %s oz', (copper) => {
    const { impedance, thickness, widths } = comparedLine;
    for (const layers of [2, 4] as const) {
      const stackUp = stackUpsOf(layers).find(({ nominalThickness }) => nominalThickness === thickness);
      const dielectric = outerDielectric(stackUp as StackUp);
      const { thickness: height = NaN, dielectricConstant = NaN } = dielectric ?? {};
      const finished = (outerCopperOf(Number(copper))?.finished ?? NaN) / 1000;
      const line = { height, thickness: finished, dielectricConstant, mask: solderMaskThickness };
      const width = widthFor(impedance, (one) => singleMicrostrip({ ...line, width: one }), [0.06, 10]);
      expect(formatMm(width ?? NaN, 2)).toBe(widths[copper][layers]);
    }
    expect(textsOf('fab', { finish: 'enig', impedance: 'yes', copper })).toEqual([
      texts.impedanceTwoLayers(comparedWidths(copper)),
    ]);
  });

  it('state the cost of the second board and of the next volume band', () => {
    expect(textsOf('fab', { quantity: '1', finish: 'enig' })).toEqual([texts.oneBoard({ second: rupees(207) })]);
    expect(textsOf('fab', { quantity: '550', finish: 'enig' })).toEqual([
      texts.nextBand({ piece: 'board', upTo: 625, percent: 25, days: 0 }),
      texts.addedDays({ days: 5 }),
    ]);
    expect(textsOf('fab', { quantity: '550', finish: 'enig', assembly: 'yes', dispatchUnit: 'panel' })).toContain(
      texts.addedDays({ days: 10 }),
    );
    expect(idsOf('fab', { quantity: '2000' })).not.toContain('next-band');
    expect(textsOf('stencil', { quantity: '4', side: 'both' })).toContain(
      texts.nextBand({ piece: 'pair', upTo: 5, percent: 90, days: 3 }),
    );
  });

  it('quote the value that has no price, and shorten a long one', () => {
    const quantity = (typed: string) => textsOf('source', { quantity: typed });
    expect(quantity(' ten ')).toEqual(['No price for “ten”: enter a whole number from 1 to 100.']);
    expect(quantity('x'.repeat(300))).toEqual([
      `No price for “${'x'.repeat(24)}…”: enter a whole number from 1 to 100.`,
    ]);
    expect(textsOf('stencil', { sizeX: 'eighty', sizeY: '-4' })).toEqual([
      'No price for “eighty”: enter millimetres, up to 1000.',
      'No price for “-4”: enter millimetres, up to 1000.',
    ]);
    expect(textsOf('stencil', { sizeX: '80', sizeY: '1,000' })).toEqual([texts.comma({ typed: '1,000' })]);
  });
});
