// @vitest-environment happy-dom
import { Dialog } from '@pcb/ui/Dialog';
import { type Announce, useAnnounce } from '@pcb/ui/useAnnounce';
import { act, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();
let announce: Announce;

function Host() {
  announce = useAnnounce();
  return null;
}

const render = (element: ReactNode) => act(() => show(element));

const regions = (urgency: string) => [...document.querySelectorAll(`[aria-live="${urgency}"]`)];
const said = (urgency = 'polite') => regions(urgency).map(({ textContent }) => textContent);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

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
