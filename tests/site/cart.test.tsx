// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useOptimisticChanges } from '../../apps/site/src/app/hooks/useOptimisticChanges.ts';
import { sampleCart } from '../../apps/site/src/data/cart.ts';

afterEach(() => vi.unstubAllGlobals());

/** Lines with changes, and the requests of their host. */
function openLines() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  let result!: ReturnType<typeof useOptimisticChanges<readonly string[]>>;
  let endReload = () => {};
  const reload = vi.fn(() => new Promise<void>((resolve) => (endReload = resolve)));
  function Lines({ loaded }: { loaded: readonly string[] }) {
    result = useOptimisticChanges(loaded, reload);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const load = (...loaded: string[]) => act(() => root.render(<Lines loaded={loaded} />));
  load('layout', 'fabrication', 'stencil');
  const without = (removed: string) => (lines: readonly string[]) => lines.filter((line) => line !== removed);
  return {
    shown: () => result[0],
    remove: (line: string, save = () => Promise.resolve()) => result[1](without(line), save),
    load,
    reload,
    endReload: () => act(() => Promise.resolve(endReload())),
    close: () => act(() => root.unmount()),
  };
}

it('undoes a change that cannot be saved, but not the changes made after it', async () => {
  const lines = openLines();
  let reject = (_: Error) => {};
  let failing = Promise.resolve();
  act(() => {
    failing = lines.remove('layout', () => new Promise((_, refuse) => (reject = refuse)));
    void lines.remove('fabrication');
  });
  expect(lines.shown()).toEqual(['stencil']);
  reject(new Error('The server did not respond.'));
  await act(() => expect(failing).rejects.toThrow('did not respond'));
  expect(lines.shown()).toEqual(['layout', 'stencil']);
  expect(lines.reload).toHaveBeenCalledTimes(1);
  lines.close();
});

it('keeps a change when a value arrives that was requested before it, until a value contains it', async () => {
  const lines = openLines();
  await act(() => lines.remove('layout'));
  lines.load('layout', 'fabrication');
  expect(lines.shown()).toEqual(['fabrication']);
  lines.load('fabrication', 'stencil');
  await lines.endReload();
  lines.load('layout');
  expect(lines.shown()).toEqual(['layout']);
  lines.close();
});

it('the sample cart keeps both of two simultaneous changes', async () => {
  const cart = sampleCart();
  const ids = (await cart.lines()).map(({ id }) => id);
  await Promise.all(ids.map((id) => cart.remove(id)));
  expect(await cart.lines()).toEqual([]);
});

it('the sample cart puts a removed line back in its place, with its quantity', async () => {
  const cart = sampleCart();
  const [first] = await cart.lines();
  const id = first?.id ?? '';
  await cart.setQuantity(id, 3);
  const before = await cart.lines();
  await cart.remove(id);
  await cart.restore(id);
  expect(await cart.lines()).toEqual(before);
});
