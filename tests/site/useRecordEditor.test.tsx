// @vitest-environment happy-dom
import { orders } from '@pcb/records/orders';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRecordEditor } from '../../apps/site/src/app/hooks/useRecordEditor.ts';
import { SiteContext } from '../../apps/site/src/app/hooks/useSite.ts';
import { DataError } from '../../apps/site/src/data/dataError.ts';
import { siteInMemory } from '../helpers/siteInMemory.ts';

let editor: ReturnType<typeof useRecordEditor<{ notes: string }>>;
const save = vi.fn((_: { notes: string }) => Promise.resolve());

function EditPage() {
  editor = useRecordEditor(orders, save);
  return null;
}

const site = siteInMemory();
const routes = ['/admin/orders', '/admin/dashboard'].map((path) => ({ path, Component: () => null }));

let router: ReturnType<typeof createMemoryRouter>;
let root: ReturnType<typeof createRoot>;
const path = () => router.state.location.pathname;

beforeEach(async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('alert', vi.fn());
  site.session.state.setState({ isAdministrator: true });
  router = createMemoryRouter([{ path: '/edit', Component: EditPage }, ...routes], { initialEntries: ['/edit'] });
  root = createRoot(document.createElement('div'));
  const page = (
    <SiteContext value={site}>
      <RouterProvider router={router} />
    </SiteContext>
  );
  await act(() => Promise.resolve(root.render(page)));
  act(() => editor.onDirtyChange(true));
});
afterEach(async () => {
  await act(() => Promise.resolve(root.unmount()));
  router.dispose();
  vi.unstubAllGlobals();
});

it('does not show a form to an administrator who may only read', async () => {
  expect(editor.isReadOnly).toBe(false);
  await act(() => Promise.resolve(site.session.state.setState({ rights: 'read' })));
  expect(editor.isReadOnly).toBe(true);
  act(() => site.session.state.setState({ rights: 'all' }));
});

it('asks before changes are lost, and stays or leaves as chosen', async () => {
  await act(() => router.navigate('/admin/dashboard'));
  expect(path()).toBe('/edit');
  act(() => editor.leaveQuestion?.onStay());
  expect(editor.leaveQuestion).toBeUndefined();
  expect(path()).toBe('/edit');

  await act(() => router.navigate('/admin/dashboard'));
  await act(() => Promise.resolve(editor.leaveQuestion?.onLeave()));
  expect(path()).toBe('/admin/dashboard');
});

it('does not ask without changes, or on the same page', async () => {
  await act(() => router.navigate('/edit#notes'));
  expect(router.state.location.hash).toBe('#notes');
  act(() => editor.onDirtyChange(false));
  await act(() => router.navigate('/admin/dashboard'));
  expect(path()).toBe('/admin/dashboard');
});

it('[R-12] returns to the list by Cancel without asking', async () => {
  await act(() => Promise.resolve(editor.onCancel()));
  expect(path()).toBe('/admin/orders');
});

it('[R-12] returns to the list after saving without asking', async () => {
  await act(() => Promise.resolve(editor.onSave({ notes: 'changed' })));
  expect(save).toHaveBeenCalledWith({ notes: 'changed' });
  expect(path()).toBe('/admin/orders');
});

it('shows the other version until the user takes it, and stays on the page', async () => {
  const mine = { notes: 'Mine' };
  save.mockRejectedValueOnce(new DataError('conflict', { current: { notes: 'Theirs' } }));
  await act(() => Promise.resolve(editor.onSave(mine)));
  expect(path()).toBe('/edit');
  expect(editor.conflict?.theirs).toEqual({ notes: 'Theirs' });
  expect(editor.problems?.general).toContain('Somebody else has changed this');
  act(() => editor.conflict?.onTakeTheirs());
  expect(editor.conflict).toBeUndefined();
  expect(editor.problems).toBeUndefined();

  save.mockRejectedValueOnce(new DataError('conflict', { current: { notes: 'Theirs' } }));
  await act(() => Promise.resolve(editor.onSave(mine)));
  await act(() => Promise.resolve(editor.onSave(mine)));
  expect(path()).toBe('/admin/orders');
});

it('does not keep a signed-out administrator on the page', async () => {
  site.session.state.setState({ isAdministrator: false });
  await act(() => router.navigate('/admin/dashboard'));
  expect(path()).toBe('/admin/dashboard');
});
