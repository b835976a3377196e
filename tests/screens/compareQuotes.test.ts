import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialForms, type ServiceForms } from '../../packages/quoting/src/forms.ts';
import { type PinnedConfiguration, pinOf } from '../../packages/quoting/src/pinned.ts';
import { quoteFab } from '../../packages/quoting/src/quoteOf.ts';
import { compare } from '../../packages/screens/src/quote/CompareQuotes/comparison.ts';
import { servicesContent } from '../../packages/screens/src/storefront/ServicesScreen/ServicesScreen.content.ts';
import { day, fabForm } from '../helpers/quoteForms.ts';

const withFab = (fab: Partial<ServiceForms['fab']>): ServiceForms => ({
  ...initialForms,
  fab: { ...initialForms.fab, ...fab },
});

describe('the comparison', () => {
  it('has one value for each configuration, and marks rows with more than one', () => {
    fc.assert(
      fc.property(fabForm, fc.array(fabForm, { maxLength: 3 }), (first, rest) => {
        const { figures, fields } = compare('fab', [withFab(first), ...rest.map(withFab)], day, servicesContent);
        for (const { values, differs } of [...figures, ...fields]) {
          expect(values).toHaveLength(rest.length + 1);
          expect(differs).toEqual(values.map((value) => value !== values[0]));
        }
      }),
      { numRuns: 30 },
    );
  });

  it('has the difference of the totals from the first, in paise', () => {
    const [present, enig, blank] = [initialForms, withFab({ finish: 'enig' }), withFab({ quantity: '' })];
    const totalOf = ({ fab }: ServiceForms) => quoteFab(fab, day).price?.total ?? NaN;
    expect(compare('fab', [present, enig, blank], day, servicesContent).differences).toEqual([
      0,
      totalOf(enig) - totalOf(present),
      null,
    ]);
  });

  it('marks an order on request, and shows amounts of one row with the same decimals', () => {
    const { figures } = compare('fab', [initialForms, withFab({ quantity: '99999' })], day, servicesContent);
    const rows = Object.fromEntries(figures.map(({ label, values }) => [label, values]));
    expect(rows['Total']?.[1]).toBe('On request');
    expect(rows['Unit Price']?.[1]).toBe('—');
    expect(rows['Ship Date']?.[1]).toBe('—');
  });
});

it('has no ship date without a price', () => {
  const { figures } = compare('fab', [initialForms, withFab({ quantity: '' })], day, servicesContent);
  expect(figures.find(({ name }) => name === 'shipDate')?.values).toEqual([expect.stringMatching(/20\d\d$/), '—']);
});

describe('pinning', () => {
  const pinAll = (all: readonly ServiceForms[], pinned: readonly PinnedConfiguration[] = []) =>
    all.reduce((previous, forms) => {
      const result = pinOf({ service: 'fab', forms }, previous);
      return result.kind === 'pinned' ? [...previous, result.pin] : previous;
    }, pinned);
  const three = pinAll(['1', '2', '3'].map((quantity) => withFab({ quantity })));
  const letters = (pinned: readonly PinnedConfiguration[]) => pinned.map(({ letter }) => letter);

  it('assigns the first free letter to each configuration', () => {
    expect(letters(three)).toEqual(['A', 'B', 'C']);
    expect(letters(pinAll([withFab({ quantity: '4' })], three.toSpliced(1, 1)))).toEqual(['A', 'C', 'B']);
  });

  it('has room for three of each service', () => {
    expect(pinOf({ service: 'fab', forms: withFab({ quantity: '4' }) }, three)).toEqual({
      kind: 'full',
    });
    expect(pinOf({ service: 'flex', forms: initialForms }, three)).toMatchObject({
      kind: 'pinned',
      pin: { letter: 'A' },
    });
  });

  it('finds an already pinned configuration, whatever the values of the other forms', () => {
    const forms = { ...withFab({ quantity: ' 2 ' }), source: { ...initialForms.source, name: 'Other' } };
    expect(pinOf({ service: 'fab', forms }, three)).toMatchObject({
      kind: 'same',
      pin: { letter: 'B' },
    });
  });
});
