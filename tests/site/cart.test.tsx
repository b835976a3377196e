// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { useOptimisticChanges } from '../../apps/site/src/app/hooks/useOptimisticChanges.ts';
import { sampleCart } from '../../apps/site/src/data/cart.ts';

afterEach(() => vi.unstubAllGlobals());

it('undoes a change that cannot be saved, and not the changes made meanwhile', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  const loaded = ['layout', 'fabrication', 'stencil'];
  let result!: ReturnType<typeof useOptimisticChanges<readonly string[]>>;
  function Lines() {
    result = useOptimisticChanges<readonly string[]>(loaded);
    return null;
  }
  const root = createRoot(document.createElement('div'));
  act(() => root.render(<Lines />));
  const change = result[1];
  const without = (removed: string) => (lines: readonly string[]) => lines.filter((line) => line !== removed);
  let reject = (_: Error) => {};
  let failing = Promise.resolve();
  act(() => {
    failing = change(without('layout'), () => new Promise((_, refuse) => (reject = refuse)));
    void change(without('fabrication'), () => Promise.resolve());
  });
  expect(result[0]).toEqual(['stencil']);
  reject(new Error('The server did not respond.'));
  await act(() => expect(failing).rejects.toThrow('did not respond'));
  expect(result[0]).toEqual(['layout', 'stencil']);
  act(() => root.unmount());
});

it('the sample cart keeps both of two changes at the same time', async () => {
  const cart = sampleCart();
  const ids = (await cart.lines()).map(({ id }) => id);
  await Promise.all(ids.map((id) => cart.remove(id)));
  expect(await cart.lines()).toEqual([]);
});
