import { initialForms } from '@pcb/quoting/forms';
import { sampleAccountRecords, sampleOrderDetails } from '@pcb/screens/fixtures';
import { expect, it } from 'vitest';
import { drawnOrderOf, specificationOf } from '../../packages/screens/src/order/OrderedLines/orderedLine.ts';
import { quoteContent } from '../../packages/screens/src/quote/quote.content.ts';

const { fab } = initialForms;
const specification = (form: Readonly<Record<string, string | boolean>>) =>
  specificationOf({ service: 'fab', form }, quoteContent);
const valueIn = (form: Readonly<Record<string, string | boolean>>, name: string) =>
  specification(form).chosen.find((entry) => entry.name === name)?.value;

it('lists the ordered options, and the declined ones in one list', () => {
  const { chosen, declined } = specification({ ...fab, name: 'Amplifier', finish: 'enig' });
  expect(chosen).toContainEqual(expect.objectContaining({ name: 'finish', value: 'ENIG' }));
  expect(declined).toContain(quoteContent.fab.fields.assembly.label);
  expect(chosen.map(({ value }) => value)).not.toContain('No');
});

it('keeps an option that is no longer offered as it was stored', () => {
  expect(valueIn({ ...fab, finish: 'immersionSilver' }, 'finish')).toBe('immersionSilver');
});

it('omits a field that the form did not have on that day', () => {
  const { finish: _, ...older } = fab;
  expect(valueIn(older, 'finish')).toBeUndefined();
});

it('draws an order with a size, whatever is stored', () => {
  expect(drawnOrderOf({ service: 'layout', form: {} })).toBeNull();
  expect(drawnOrderOf({ service: 'stencil', form: { sizeX: 'wide' } })).toMatchObject({ service: 'stencil' });
});

it('has the same totals as the list of shipped orders', () => {
  const totals = sampleOrderDetails
    .filter(({ status }) => status === 'Shipped')
    .map(({ id, amounts }) => ({ id, total: amounts.total }));
  expect(sampleAccountRecords.shipped.map(({ id, total }) => ({ id, total }))).toEqual(totals);
});
