import fc from 'fast-check';
import { expect, it } from 'vitest';
import { initialForms, serviceTabs } from '../../packages/quoting/src/forms.ts';
import { missingFields } from '../../packages/quoting/src/missingFields.ts';
import { quoteOf } from '../../packages/quoting/src/quoteOf.ts';
import { anyForms, day } from '../helpers/quoteForms.ts';

it('[Q-21] names a field exactly if a form has no price and is not priced on request, for any input', () => {
  fc.assert(
    fc.property(fc.constantFrom(...serviceTabs), anyForms, (service, forms) => {
      const { price, onRequest } = quoteOf(service, forms, day);
      fc.pre(onRequest === null);
      expect(missingFields(service, forms).length > 0).toBe(price === null);
    }),
    { numRuns: 500 },
  );
});

it('names each applicable field in the order of the form', () => {
  const fab = { ...initialForms.fab, sizeX: '5000', sizeY: '', quantity: 'ten', uniqueParts: '0' };
  expect(missingFields('fab', { ...initialForms, fab })).toEqual(['sizeX', 'sizeY', 'quantity']);
  expect(missingFields('fab', { ...initialForms, fab: { ...fab, assembly: 'yes' } })).toEqual([
    'sizeX',
    'sizeY',
    'quantity',
    'uniqueParts',
  ]);
});
