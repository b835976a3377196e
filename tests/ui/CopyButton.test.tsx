// @vitest-environment happy-dom
import { CopyButton } from '@pcb/ui/CopyButton';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();
let finish: { resolve: () => void; reject: (reason: Error) => void };

const render = (element: ReactNode) => act(() => show(element));
const press = () => act(() => document.querySelector('button')?.click());
const field = () => document.querySelector('input');
const said = () => document.querySelector('[aria-live="polite"]')?.textContent;
const icon = () => document.querySelector('svg')?.innerHTML;
/** Longer than the announcer waits. */
const wait = (time = 150) => act(() => vi.advanceTimersByTimeAsync(time));

const setClipboard = (clipboard: Partial<Clipboard> | undefined) =>
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });

beforeEach(() => {
  vi.useFakeTimers();
  setClipboard({
    writeText: () =>
      new Promise<void>((resolve, reject) => {
        finish = { resolve, reject };
      }),
  });
});
afterEach(() => {
  vi.useRealTimers();
});

it('shows success only after the browser has copied, and announces it again the second time', async () => {
  render(<CopyButton label="Copy order number" value="ORD-1042" />);
  const before = icon();
  press();
  await wait();
  expect([icon(), said()]).toEqual([before, '']);
  finish.resolve();
  await wait();
  expect(said()).toBe('Copied');
  expect(icon()).not.toBe(before);

  press();
  finish.resolve();
  await wait(50);
  expect(said()).toBe('');
  await wait();
  expect(said()).toBe('Copied');

  await wait(3000);
  expect(icon()).toBe(before);
});

it('selects the text when the browser refuses, until the text changes', async () => {
  render(<CopyButton label="Copy order number" value="ORD-1042" />);
  press();
  finish.reject(new Error('Write permission denied.'));
  await wait();
  expect(field()?.value).toBe('ORD-1042');
  expect(document.activeElement).toBe(field());
  expect(said()).toBe('');
  render(<CopyButton label="Copy order number" value="ORD-1043" />);
  expect(field()).toBeNull();
});

it('selects the text without a clipboard, as on a page without https', async () => {
  setClipboard(undefined);
  render(<CopyButton label="Copy order number" value="ORD-1042" />);
  press();
  await wait();
  expect(document.activeElement).toBe(field());
});
