// @vitest-environment happy-dom
import { Dialog } from '@pcb/ui/Dialog';
import { type Announce, useAnnounce } from '@pcb/ui/useAnnounce';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

let announce: Announce;
let unmount = () => {};

function Host() {
  announce = useAnnounce();
  return null;
}

const render = (element: ReactNode) => {
  document.body.innerHTML = '<div id="app"></div>';
  const root = createRoot(document.getElementById('app') as HTMLElement);
  act(() => root.render(element));
  unmount = () => act(() => root.unmount());
};

const regions = (urgency: string) => [...document.querySelectorAll(`[aria-live="${urgency}"]`)];
const said = (urgency = 'polite') => regions(urgency).map(({ textContent }) => textContent);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
});
afterEach(() => {
  unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('has one polite and one assertive region before the first message', () => {
  render([<Host key="first" />, <Host key="second" />]);
  expect(said('polite')).toEqual(['']);
  expect(said('assertive')).toEqual(['']);
});

it('announces simultaneous messages as one, and repeats a repeated one', () => {
  render(<Host />);
  announce('2 files added');
  announce('Price updated');
  announce('2 files added');
  expect(said()).toEqual(['']);
  vi.advanceTimersByTime(100);
  expect(said()).toEqual(['2 files added Price updated']);

  announce('2 files added Price updated');
  expect(said()).toEqual(['']);
  vi.advanceTimersByTime(100);
  expect(said()).toEqual(['2 files added Price updated']);
});

it('removes its messages for users who read the page later', () => {
  render(<Host />);
  announce('Copying failed', { isAssertive: true });
  vi.advanceTimersByTime(100);
  expect(said('assertive')).toEqual(['Copying failed']);
  vi.advanceTimersByTime(10_000);
  expect(said('assertive')).toEqual(['']);
});

it('announces inside the surrounding dialog', () => {
  render(
    <Dialog title="Files" isOpen>
      <Host />
    </Dialog>,
  );
  announce('Removed panel-top.gbr');
  vi.advanceTimersByTime(100);
  expect(document.querySelector('[role="dialog"] [aria-live="polite"]')?.textContent).toBe('Removed panel-top.gbr');
});
