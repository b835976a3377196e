import { describe, expect, it } from 'vitest';
import { formFields, initialForms, type ServiceForms, serviceTabs } from '../../packages/quoting/src/forms.ts';
import { configurationOf } from '../../packages/screens/src/quote/configuration.ts';
import { servicesContent } from '../../packages/screens/src/storefront/ServicesScreen/ServicesScreen.content.ts';

const read = (service: (typeof serviceTabs)[number], forms: ServiceForms = initialForms) =>
  Object.fromEntries(configurationOf(service, forms, servicesContent).map(({ label, value }) => [label, value]));

describe.each(serviceTabs)('the configuration of the %s form', (service) => {
  it('covers every value once', () => {
    const names = formFields[service].flatMap(({ kind, name }) => (kind === 'size' ? ['sizeX', 'sizeY'] : [name]));
    expect(names.toSorted()).toEqual(Object.keys(initialForms[service]).toSorted());
  });

  it('has a label and a value for each field', () => {
    const texts: readonly string[] = formFields[service]
      .filter(({ kind }) => ['text', 'amount'].includes(kind))
      .map(({ name }) => name);
    for (const { name, label, value } of configurationOf(service, initialForms, servicesContent)) {
      expect([name, label.length > 0, value.length > 0]).toEqual([name, true, true]);
      // Only names, target prices and remarks are blank in the initial forms.
      expect(value === '—').toBe(texts.includes(name));
    }
  });
});

it('shows options and switches by their labels, and typed text with its unit', () => {
  const fab = { ...initialForms.fab, name: ' Motor driver ', finish: 'enig' } as const;
  expect(read('fab', { ...initialForms, fab })).toMatchObject({
    'PCB Name': 'Motor driver',
    'PCB Assembly': 'No',
    'Board Size': '100 × 80 mm',
    'PCB Qty': '10 pcs',
    'Board Thickness': '1.6 mm',
    'Surface Finish': 'ENIG',
    'Electrical test': 'Every board, included',
    'Castellated holes': 'No',
  });
});

it('shows typed text unchanged, and a dash for blank text', () => {
  const source = { ...initialForms.source, quantity: 'പത്ത്' };
  expect(read('source', { ...initialForms, source })).toMatchObject({ Quantity: 'പത്ത് sets' });
  const stencil = { ...initialForms.stencil, sizeX: ' ', sizeY: '10', quantity: '' };
  expect(read('stencil', { ...initialForms, stencil })).toMatchObject({ Size: '— × 10 mm', Quantity: '—' });
  const flex = { ...initialForms.flex, sizeX: '', sizeY: '' };
  expect(read('flex', { ...initialForms, flex })).toMatchObject({ 'Board Size': '—' });
});

it('distinguishes declined options from blank ones, and from a name with the same text', () => {
  const fab = { ...initialForms.fab, name: 'No' } as const;
  const states = Object.fromEntries(
    configurationOf('fab', { ...initialForms, fab }, servicesContent).map(({ name, state }) => [name, state]),
  );
  expect(states).toMatchObject({ name: 'given', assembly: 'declined', remarks: 'blank', tested: 'given' });
});
