import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  applies,
  formFields,
  type FormValues,
  initialForms,
  type ServiceForms,
  type ServiceTab,
  serviceTabs,
  valuesOf,
  withValues,
} from '../../packages/quoting/src/forms.ts';
import { applyingHints } from '../../packages/quoting/src/hints/hintsOf.ts';
import { hintRulesOf } from '../../packages/quoting/src/hints/rules.ts';
import { priceMatrix } from '../../packages/quoting/src/priceMatrix.ts';
import { quoteOf } from '../../packages/quoting/src/quoteOf.ts';
import { savings } from '../../packages/quoting/src/savings.ts';
import { isCounted, quantityOfForm, unitPriceCurve, volumeSteps } from '../../packages/quoting/src/volumePrices.ts';
import { fieldCopy } from '../../packages/screens/src/quote/fieldCopy.ts';
import { lineText } from '../../packages/screens/src/quote/price/lineText.ts';
import { curveScale } from '../../packages/screens/src/quote/PriceDetails/curveScale.ts';
import { servicesContent } from '../../packages/screens/src/storefront/ServicesScreen/ServicesScreen.content.ts';
import { anyForms, day } from '../helpers/quoteForms.ts';

const anyService: fc.Arbitrary<ServiceTab> = fc.constantFrom(...serviceTabs);

/** Sizes and counts that have a price, for the services that have them. */
const sizesOf = (service: ServiceTab): FormValues =>
  service === 'fab' || service === 'flex' ? { sizeX: '60', sizeY: '40', quantity: '20' } : {};

const totalOf = (service: ServiceTab, forms: ServiceForms, patch: FormValues = {}) =>
  quoteOf(service, withValues(service, forms, patch), day).price?.total;

/** The fields that a patch changes. */
const changedBy = (patch: FormValues) => Object.keys(patch);

describe('cheaper options', () => {
  it('[Q-21] lead to exactly the promised total, with at most three fields, the largest saving first', () => {
    fc.assert(
      fc.property(anyService, anyForms, (service, forms) => {
        const found = savings(service, forms, day);
        const total = totalOf(service, forms);
        if (total === undefined) expect(found).toEqual([]);
        for (const saving of found) {
          expect(totalOf(service, forms, saving.patch)).toBe(saving.total);
          expect(saving.amount).toBe((total ?? NaN) - saving.total);
          expect(saving.amount).toBeGreaterThan(0);
          expect(changedBy(saving.patch)).toEqual([saving.field]);
          expect(['name', 'quantity', 'sizeX', 'sizeY']).not.toContain(saving.field);
        }
        const amounts = found.map(({ amount }) => amount);
        expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
        expect(new Set(found.map(({ field }) => field)).size).toBe(found.length);
        expect(found.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 100 },
    );
  });

  it('[Q-21] never raise a hint that the form does not have', () => {
    const idsOf = (service: ServiceTab, forms: ServiceForms) =>
      applyingHints(hintRulesOf(service), forms[service]).map(({ id }) => id);
    fc.assert(
      fc.property(anyService, anyForms, fc.boolean(), (service, given, isTyped) => {
        // Half of the forms have sizes and counts that have a price.
        const forms = isTyped ? given : withValues(service, given, sizesOf(service));
        const known = idsOf(service, forms);
        for (const { patch } of savings(service, forms, day)) {
          const added = idsOf(service, withValues(service, forms, patch)).filter((id) => !known.includes(id));
          expect(added).toEqual([]);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('[Q-21] never remove a field that the customer has filled in', () => {
    fc.assert(
      fc.property(anyService, anyForms, (service, given) => {
        const forms = withValues(service, given, sizesOf(service));
        const values = valuesOf(service, forms);
        const initial = valuesOf(service, initialForms);
        const filledIn = formFields[service].filter(
          (field) => applies(field, values) && values[field.name] !== initial[field.name],
        );
        for (const { patch } of savings(service, forms, day))
          for (const field of filledIn) expect(applies(field, { ...values, ...patch }), field.name).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  it.each([
    ['fab', { layers: '4', material: 'rogers', copper: '2', tg: 'high', assembly: 'yes' }, []],
    ['fab', { finish: 'leadfree', leadTime: '4' }, ['leadTime']],
    ['fab', { finish: 'enig', castellatedHoles: true, serialNumbers: true }, ['serialNumbers']],
    ['fab', { finish: 'enig', dispatchUnit: 'panel', tg: 'mid' }, ['dispatchUnit', 'finish']],
    // Lead-free levelling is hot: with standard Tg, a hint would say so.
    ['fab', { finish: 'enig', tg: 'std' }, []],
    ['fab', { finish: 'enig', tg: 'mid', ipcClass: '3' }, []],
    ['fab', { finish: 'enig', certificate: true, ipcClass: '3' }, []],
    ['fab', { finish: 'enig', castellatedHoles: true }, []],
    ['fab', { finish: 'enig', dispatchUnit: 'panel', assembly: 'yes' }, []],
    // Single boards have no rows and columns.
    ['fab', { finish: 'enig', dispatchUnit: 'panel', tg: 'mid', panelRows: '4' }, ['finish']],
    ['fab', { finish: 'enig', maskColour: 'black' }, []],
    ['flex', { layers: '2', finish: 'enepig' }, ['leadTime']],
    ['flex', { finish: 'tin', copper: '35', coverlay: 'both', bending: 'flexing', stiffener: 'steel' }, ['leadTime']],
    ['stencil', { electropolishing: 'yes', nanoCoating: 'yes', reduction: '10' }, ['leadTime']],
    ['stencil', { side: 'both', thickness: '4', approval: 'yes' }, ['approval', 'leadTime']],
    ['layout', { layers: '4', components: '300', impedance: 'yes' }, ['leadTime']],
  ] as const)('propose only choices that the customer is free to make: %s %j', (service, values, fields) => {
    const found = savings(service, withValues(service, initialForms, values), day).map(({ field }) => field);
    expect(found.toSorted()).toEqual(fields);
  });
});

describe('the prices by quantity and lead time', () => {
  it('[Q-21] are the quotes of the form with these values, and at most one belongs to the form itself', () => {
    fc.assert(
      fc.property(anyService, anyForms, (service, forms) => {
        const cells = priceMatrix(service, forms, day).rows.flatMap((row) => row.cells);
        for (const { patch, quote } of cells) {
          expect(quote).toEqual(quoteOf(service, withValues(service, forms, patch), day));
        }
        const current = cells.filter(({ isCurrent }) => isCurrent);
        const hasQuantity = !isCounted(service) || quantityOfForm(service, forms) !== null;
        expect(current).toHaveLength(hasQuantity ? 1 : 0);
        for (const { quote } of current) expect(quote.price?.total).toBe(totalOf(service, forms));
      }),
      { numRuns: 60 },
    );
  });
});

describe('the volume steps and the curve', () => {
  it('[Q-21] have the unit prices of quotes, and never a figure beyond the sample rates', () => {
    fc.assert(
      fc.property(anyService, anyForms, (service, forms) => {
        if (!isCounted(service)) return;
        const unitAt = (quantity: number) =>
          quoteOf(service, withValues(service, forms, { quantity: String(quantity) }), day).price?.unit;
        const steps = volumeSteps(service, forms, day);
        for (const { to, unit } of steps) expect(unit).toBe(unitAt(to));
        const curve = unitPriceCurve(service, forms, day);
        expect(curve === null).toBe(steps.length === 0);
        if (!curve) return;
        for (const { quantity, unit } of curve.points) expect(unit).toBe(unitAt(quantity));
        const last = curve.points.at(-1)?.quantity ?? 0;
        expect(last).toBe(steps.at(-1)?.to);
        expect(unitAt(last + 1)).toBeUndefined();
        expect(curve.current?.unit).toBe(quoteOf(service, forms, day).price?.unit);
      }),
      { numRuns: 60 },
    );
  });

  it('stay inside the figure', () => {
    fc.assert(
      fc.property(anyService, anyForms, (service, forms) => {
        const curve = isCounted(service) ? unitPriceCurve(service, forms, day) : null;
        if (!curve) return;
        const { x, y, quantities, units } = curveScale(curve);
        const places = [
          ...curve.points.flatMap(({ quantity, unit }) => [x(quantity), y(unit)]),
          ...quantities.map(x),
          ...units.map(y),
          x(100_000),
        ];
        for (const place of places) expect(place).toBeGreaterThanOrEqual(0);
        for (const place of places) expect(place).toBeLessThanOrEqual(100);
        expect(units.length).toBeLessThanOrEqual(6);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the words of a price', () => {
  it('name every line and every cheaper choice', () => {
    fc.assert(
      fc.property(anyService, anyForms, (service, forms) => {
        for (const line of quoteOf(service, forms, day).price?.lines ?? []) {
          const { name, basis } = lineText(line, service, servicesContent);
          expect(`${name} ${basis}`).not.toMatch(/undefined|NaN|^ | $/);
        }
        for (const { field, to } of savings(service, forms, day)) {
          const { label, options } = fieldCopy(service, field, servicesContent);
          expect(label).not.toBe('');
          if (typeof to === 'string') expect(options[to]).toBeDefined();
        }
      }),
      { numRuns: 100 },
    );
  });
});
