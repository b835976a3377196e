// @vitest-environment happy-dom
import { Checkbox } from '@pcb/ui/Checkbox';
import { Form } from '@pcb/ui/Form';
import { Grid } from '@pcb/ui/Grid';
import { Meter } from '@pcb/ui/Meter';
import { OneTimeCodeField } from '@pcb/ui/OneTimeCodeField';
import { RangeSlider } from '@pcb/ui/RangeSlider';
import { Select } from '@pcb/ui/Select';
import { SideNavigationLayout } from '@pcb/ui/SideNavigationLayout';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Slider } from '@pcb/ui/Slider';
import { StyleNonceProvider } from '@pcb/ui/StyleNonceProvider';
import { Table } from '@pcb/ui/Table';
import { TextField } from '@pcb/ui/TextField';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { scrollLock } from '../../apps/site/build/contentSecurity.ts';
import { ariaHidden } from './ariaHidden.ts';

const rows = Array.from({ length: 200 }, (_, index) => ({ id: index, name: `Order ${index}` }));
const columns = [
  { id: 'name', label: 'Order', isRowHeader: true, width: 10 },
  { id: 'status', label: 'Status' },
] as const;

const page = (
  <StyleNonceProvider nonce="abc">
    <SideNavigationLayout aria-label="Account" menuLabel="Menu" groups={[]}>
      <VisuallyHidden>Hidden</VisuallyHidden>
      <Skeleton width="20rem" />
      <Slider label="Track" defaultValue={20} mark={40} valueLabel={String} />
      <RangeSlider label="Price" thumbLabels={['From', 'To']} defaultValue={[30, 80]} valueLabel={String} />
      <Meter label="Storage" value={37} valueLabel="37 % used" />
      <Form>
        <Grid columns={[1, '21rem']}>
          <TextField label="Width" unit="mm" />
          <OneTimeCodeField label="Code" />
        </Grid>
        <Checkbox>Test</Checkbox>
        <Select label="Layers" items={[{ id: '2', label: '2' }]} />
      </Form>
      <Table
        aria-label="Orders"
        columns={columns}
        rows={rows}
        renderCell={(row) => row.name}
        maxHeight="20rem"
        selectionMode="multiple"
      />
    </SideNavigationLayout>
  </StyleNonceProvider>
);

it('below a StyleNonceProvider, a server renders only the style attributes with which react-aria hides controls', () => {
  const html = renderToString(page);
  const attributes = [...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => text);
  expect(new Set(attributes)).toEqual(new Set(Object.values(ariaHidden)));
  expect(html.match(/<style(?! nonce="abc")/)).toBeNull();
  expect(html).toContain('grid-column:2');
});

it('sets the styles as attributes once the page has hydrated, without a warning', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const warn = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  // happy-dom does not have the `nonce` property, which browsers hide from attributes.
  Object.defineProperty(HTMLStyleElement.prototype, 'nonce', { get: () => 'abc', configurable: true });
  document.body.innerHTML = renderToString(page);
  const root = await act(() => Promise.resolve(hydrateRoot(document.body, page)));
  expect(warn).not.toHaveBeenCalled();
  expect(document.querySelectorAll('style[nonce]')).toHaveLength(0);
  expect(document.querySelector('[data-pcb-style]')).toBeNull();
  const fill = [...document.querySelectorAll<HTMLElement>('[style]')].filter(({ style }) => style.inlineSize === '37%');
  expect(fill).toHaveLength(1);
  const lefts = [...document.querySelectorAll<HTMLElement>('[style]')].map(({ style }) => style.left);
  expect(lefts.filter((left) => left.endsWith('%'))).toEqual(['20%', '30%', '80%']);
  act(() => root.unmount());
  vi.unstubAllGlobals();
});

it('the guide has the hashes of the styles that react-aria adds', () => {
  const source = readFileSync('node_modules/react-aria/dist/private/interactions/usePress.mjs', 'utf8');
  const [, sheet = ''] = /style\.textContent = `([^`]+)`\.trim\(\)/.exec(source) ?? [];
  const pressable = sheet.replace(/\$\{.*?\}/, 'data-react-aria-pressable').trim();
  const guide = readFileSync('packages/ui/README.md', 'utf8');
  for (const text of [pressable, scrollLock, ...Object.values(ariaHidden)])
    expect(guide).toContain(createHash('sha256').update(text).digest('base64'));
});
