// @vitest-environment happy-dom
import { type UnsavedChanges, useUnsavedChanges } from '@pcb/ui/useUnsavedChanges';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let changes: UnsavedChanges;
let root: ReturnType<typeof createRoot>;

function Editor({ isDirty }: { isDirty: boolean }) {
  changes = useUnsavedChanges(isDirty);
  return null;
}

const render = (isDirty: boolean) => act(() => root.render(<Editor isDirty={isDirty} />));

/** Whether the browser would ask. */
const isAskedByBrowser = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  root = createRoot(document.createElement('div'));
});
afterEach(() => vi.unstubAllGlobals());

it('asks only while there are changes', () => {
  render(false);
  expect([isAskedByBrowser(), changes.mustAsk()]).toEqual([false, false]);
  render(true);
  expect([isAskedByBrowser(), changes.mustAsk()]).toEqual([true, true]);
  render(false);
  expect([isAskedByBrowser(), changes.mustAsk()]).toEqual([false, false]);
  render(true);
  act(() => root.unmount());
  expect(isAskedByBrowser()).toBe(false);
});

it('allows the navigation after saving, before the next render', () => {
  render(true);
  changes.release();
  expect([isAskedByBrowser(), changes.mustAsk()]).toEqual([false, false]);
  act(() => root.unmount());
});
