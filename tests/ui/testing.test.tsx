// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';

// Resets the modules, because other files may share them with windowed tables.
beforeAll(() => void vi.resetModules());
afterAll(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const rows = Array.from({ length: 1000 }, (_, id) => ({ id }));
const columns = [{ id: 'id', label: 'Order', isRowHeader: true }] as const;

it('supplies the missing browser APIs, and renders every row of a long table in a DOM without a layout', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('CSS', {});
  await import('@pcb/ui/testing');
  const { Table } = await import('@pcb/ui/Table');
  expect(CSS.escape('1:a b')).toBe(String.raw`\31 \3a a\20 b`);
  document.body.innerHTML = '<div></div>';
  const root = createRoot(document.body.firstElementChild as Element);
  act(() => root.render(<Table aria-label="Orders" columns={columns} rows={rows} renderCell={({ id }) => id} />));
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1000);
  act(() => root.unmount());
});
