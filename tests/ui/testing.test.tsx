// @vitest-environment happy-dom
import { Table } from '@pcb/ui/Table';
import '@pcb/ui/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

beforeAll(() => void vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => void vi.unstubAllGlobals());

const rows = Array.from({ length: 1000 }, (_, id) => ({ id }));
const columns = [{ id: 'id', label: 'Order', isRowHeader: true }] as const;

it('renders every row of a long table, in a DOM without a layout', () => {
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  act(() => root.render(<Table aria-label="Orders" columns={columns} rows={rows} renderCell={({ id }) => id} />));
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1000);
  act(() => root.unmount());
});

it('escapes what a selector cannot contain', async () => {
  vi.stubGlobal('CSS', {});
  vi.resetModules();
  await import('@pcb/ui/testing');
  expect(CSS.escape('1:a b')).toBe(String.raw`\31 \3a a\20 b`);
});
