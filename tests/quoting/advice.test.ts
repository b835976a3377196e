import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type FormField,
  formFields,
  type FormValues,
  initialForms,
  serviceTabs,
  valuesOf,
} from '../../packages/quoting/src/forms.ts';
import { hintRulesOf } from '../../packages/quoting/src/hints/rules.ts';
import { type AnyRules, hintsFor, reviewsOf, wrongAdvice } from '../helpers/advice.ts';
import { fabForm, flexForm, layoutForm, sourceForm, stencilForm } from '../helpers/quoteForms.ts';

/** The values of the forms besides any two choices, on top of the initial values. Typed values come last. */
const orders = {
  layout: [{}],
  fab: [
    {},
    { impedance: 'yes', ipcClass: '3' },
    { assembly: 'yes', finePitch: 'yes' },
    { assembly: 'yes', sizeX: '30', sizeY: '8', quantity: '1' },
    { dispatchUnit: 'panel', panelRows: '20', panelColumns: '20' },
  ],
  flex: [{}, { copper: '12', coverlay: 'none', thickness: '0.08' }],
  stencil: [{}, { type: 'framed', sizeX: '584', sizeY: '584' }],
  source: [{}],
} as const;

/** Options beyond the capability sheet, and options without a sample rate. */
const withReview: readonly string[] = [
  'fab innerCopper 1',
  'fab innerCopper 2',
  'fab edgePlating yes',
  'stencil thickness 8',
];

/** The values after each choice of a field. */
function choicesOf(field: FormField): readonly FormValues[] {
  if (field.kind === 'choice') return field.options.map((option) => ({ [field.name]: option }));
  return field.kind === 'switch' ? [{ [field.name]: true }, { [field.name]: false }] : [];
}

const forms = { layout: layoutForm, fab: fabForm, flex: flexForm, stencil: stencilForm, source: sourceForm };

describe.each(serviceTabs)('the advice of the hints of %s', (service) => {
  const rules: AnyRules = hintRulesOf(service);
  const fields = formFields[service];
  const initial = valuesOf(service, initialForms);
  const anyForm = forms[service] as fc.Arbitrary<unknown> as fc.Arbitrary<FormValues>;

  /** The forms after following each hint. */
  const nextForms = (values: FormValues): readonly FormValues[] =>
    hintsFor(rules, values).flatMap(({ advice }) => advice.map((proposal) => ({ ...values, ...proposal })));

  it('ends its hint without raising a review, for any two choices', () => {
    const wrong = orders[service].slice(0, 3).flatMap((order) => {
      const start: FormValues = { ...initial, ...order };
      // The other choices of each field: its own choice is in the forms that change another field or none.
      const others = fields.map((field) =>
        choicesOf(field).filter((choice) => choice[field.name] !== start[field.name]),
      );
      const singles = others.flat();
      const pairs = others.flatMap((firsts, index) =>
        firsts.flatMap((first) =>
          others
            .slice(index + 1)
            .flat()
            .map((second) => ({ ...first, ...second })),
        ),
      );
      return [{}, ...singles, ...pairs].flatMap((choice) => wrongAdvice(service, rules, { ...start, ...choice }));
    });
    expect(wrong).toEqual([]);
  });

  it('ends its hint without raising a review, for any values', () => {
    const anyOrder = fc.constantFrom<FormValues>(...orders[service]);
    fc.assert(
      fc.property(anyForm, anyOrder, fc.boolean(), (values, order, isReadable) => {
        const { sizeX = '', sizeY = '', quantity = '' } = initial;
        const tried = isReadable ? { ...values, sizeX, sizeY, quantity, ...order } : values;
        expect(wrongAdvice(service, rules, tried)).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('names options of the form', () => {
    fc.assert(
      fc.property(anyForm, (values) => {
        const unknown = nextForms(values).flatMap((next) => [
          ...Object.keys(next).filter((name) => !(name in values)),
          ...fields.filter((field) => field.kind === 'choice' && !field.options.includes(String(next[field.name]))),
        ]);
        expect(unknown).toEqual([]);
      }),
    );
  });

  it('never leads back to a form that it came from', () => {
    fc.assert(
      fc.property(anyForm, fc.infiniteStream(fc.nat()), (start, picks) => {
        const seen = new Set<string>();
        let values: FormValues | undefined = start;
        while (values) {
          const next: readonly FormValues[] = nextForms(values);
          expect(seen).not.toContain(JSON.stringify(values));
          seen.add(JSON.stringify(values));
          values = next[picks.next().value % next.length];
        }
      }),
      { numRuns: 300 },
    );
  });

  it('leads from every option that we make to an order without a review', () => {
    for (const field of fields)
      for (const choice of choicesOf(field)) {
        const option = choice[field.name];
        if (withReview.includes(`${service} ${field.name} ${option}`)) continue;
        const starts = orders[service].map((order): FormValues => ({ ...initial, ...order, ...choice }));
        const found = new Map(starts.map((values) => [JSON.stringify(values), values]));
        const reviews: (readonly string[])[] = [];
        for (const values of found.values()) {
          reviews.push(reviewsOf(rules, values));
          if (reviews.at(-1)?.length === 0) break;
          for (const next of nextForms(values)) if (next[field.name] === option) found.set(JSON.stringify(next), next);
        }
        expect(reviews, `${field.name} ${option}`).toContainEqual([]);
      }
  });
});
