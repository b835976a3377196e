import { configurationOf } from '../../packages/screens/src/quote/configuration.ts';
import { formFields, initialForms, type ServiceForms, serviceTabs } from '../../packages/quoting/src/forms.ts';
import { servicesContent } from '../../packages/screens/src/storefront/ServicesScreen/ServicesScreen.content.ts';
import { describe, expect, it } from 'vitest';

const read = (service: (typeof serviceTabs)[number], forms: ServiceForms = initialForms) =>
  Object.fromEntries(configurationOf(service, forms, servicesContent).map(({ label, value }) => [label, value]));

describe.each(serviceTabs)('the configuration of the %s form', (service) => {
  it('covers every value once', () => {
    const names = formFields[service].flatMap(({ kind, name }) => (kind === 'size' ? ['sizeX', 'sizeY'] : [name]));
    expect(names.toSorted()).toEqual(Object.keys(initialForms[service]).toSorted());
  });

  it('has a label and a value for each field', () => {
    for (const { name, label, value } of configurationOf(service, initialForms, servicesContent)) {
      expect([name, label.length > 0, value.length > 0]).toEqual([name, true, true]);
      // Only the name is blank in the initial forms.
      expect(value === '—').toBe(name === 'name');
    }
  });
});

it('shows options and switches by their labels, in the order of the form', () => {
  const fab = { ...initialForms.fab, name: ' Motor driver ', finish: 'enig', electricalTest: true } as const;
  expect(Object.entries(read('fab', { ...initialForms, fab }))).toEqual([
    ['PCB Name', 'Motor driver'],
    ['PCB Assembly', 'No'],
    ['Dispatch Unit', 'Single board'],
    ['Board Size', '100 × 80 mm'],
    ['PCB Qty', '10 pcs'],
    ['Layer', '2'],
    ['Material', 'FR-4'],
    ['Board Thickness', '1.6 mm'],
    ['Surface Finish', 'ENIG'],
    ['Temperature Gradient', 'Standard Tg 130-140 °C'],
    ['Outer Copper', '1 oz (35 µm)'],
    ['Minimum Track and Spacing', '0.20 mm (8 mil)'],
    ['Smallest Hole', '0.30 mm (mechanical drill)'],
    ['Electrical test', 'Yes'],
    ['Castellated holes', 'No'],
    ['Serial numbers', 'No'],
  ]);
});

it('shows typed text as it is, and a dash where there is none', () => {
  const source = { ...initialForms.source, quantity: 'പത്ത്' };
  expect(read('source', { ...initialForms, source })).toMatchObject({ Quantity: 'പത്ത് sets' });
  const stencil = { ...initialForms.stencil, sizeX: ' ', sizeY: '10', quantity: '' };
  expect(read('stencil', { ...initialForms, stencil })).toMatchObject({ Size: '— × 10 mm', Quantity: '—' });
  const flex = { ...initialForms.flex, sizeX: '', sizeY: '' };
  expect(read('flex', { ...initialForms, flex })).toMatchObject({ 'Board Size': '—' });
});
