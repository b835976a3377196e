import { createToastQueue, ToastRegion } from '@pcb/ui/ToastRegion';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { vi } from 'vitest';

export const toasts = createToastQueue();
export let unmount: () => void;

/** Renders the region before a test, with fake timers. */
export function openRegion() {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<button id="save">Save</button><div id="app"></div>';
  const root = createRoot(document.getElementById('app') as HTMLElement);
  settle(() => root.render(<ToastRegion queue={toasts} />));
  unmount = () => settle(() => root.unmount());
}

export function closeRegion() {
  settle(() => toasts.clear());
  unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
}

/** Runs the work and flushes React's updates. */
export const settle = (work: () => unknown) => {
  act(() => {
    work();
  });
};
export const show = (title: string, tone?: 'neutral' | 'success' | 'danger') =>
  settle(() => toasts.show({ title, ...(tone && { tone }) }));
export const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTime(milliseconds));
export const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
export const region = () => find('[role="region"]');
export const card = () => find('[role="region"] > *');
export const save = () => find('#save');
export const close = () => find('[aria-label="Close"]');
export const message = () => region().textContent;
export const pointer = (target: EventTarget, type: string, init: PointerEventInit = {}) =>
  settle(() => {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', ...init }));
  });
// React derives pointerenter and pointerleave from pointerover and pointerout.
export const hover = () => pointer(card(), 'pointerover', { pointerType: 'mouse', relatedTarget: document.body });
export const unhover = () => pointer(card(), 'pointerout', { pointerType: 'mouse', relatedTarget: document.body });
export const press = (key: string, target: EventTarget = window) =>
  settle(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
export const focus = (element: HTMLElement) => settle(() => element.focus());
