// @vitest-environment happy-dom
import { NavigationMenu } from '@pcb/ui/NavigationMenu';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

// Hover delays need fake timers; the stories test the rest.

const show = reactRoot();

const settle = (work: () => void) => {
  act(work);
};
const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTime(milliseconds));
const entry = (name: string) => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`There is no entry ${name}.`);
  return found;
};
const openPanels = () => [...document.querySelectorAll('[aria-expanded="true"]')].map((found) => found.textContent);

const mouse = (target: Element, type: string, init: PointerEventInit = {}) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, pointerType: 'mouse', width: 1, height: 1, pressure: 0.5, ...init }),
  );
const moveMouse = (from: Element, to: Element) =>
  settle(() => {
    mouse(from, 'pointerout', { relatedTarget: to });
    mouse(to, 'pointerover', { relatedTarget: from });
  });
const click = (target: HTMLElement) =>
  settle(() => {
    mouse(target, 'pointerdown', { button: 0, detail: 1 });
    target.focus();
    mouse(target, 'pointerup', { button: 0, detail: 1 });
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  });

beforeEach(() => {
  vi.useFakeTimers();
  const panel = (label: string) => ({
    id: label,
    label,
    groups: [{ id: 'all', items: [{ id: 'first', label: `First of ${label}`, href: '/first' }] }],
  });
  settle(() => show(<NavigationMenu aria-label="Main" items={[panel('Services'), panel('Resources')]} />));
});

afterEach(() => void vi.useRealTimers());

it('keeps a hovered panel open on the first click, however late, and closes it on the second', () => {
  moveMouse(document.body, entry('Services'));
  pass(5000);
  expect(openPanels()).toEqual(['Services']);
  click(entry('Services'));
  expect(openPanels()).toEqual(['Services']);
  click(entry('Services'));
  expect(openPanels()).toEqual([]);
});

it('switches panels on hover, and closes the panel after the mouse has left', () => {
  moveMouse(document.body, entry('Services'));
  pass(150);
  moveMouse(entry('Services'), entry('Resources'));
  pass(150);
  expect(openPanels()).toEqual(['Resources']);
  moveMouse(entry('Resources'), document.body);
  pass(150);
  expect(openPanels()).toEqual(['Resources']);
  pass(100);
  expect(openPanels()).toEqual([]);
});

it('does not close or replace a panel that contains focus on hover', () => {
  moveMouse(document.body, entry('Services'));
  pass(150);
  const link = document.querySelector('a');
  settle(() => link?.focus());
  moveMouse(entry('Services'), entry('Resources'));
  pass(5000);
  expect(openPanels()).toEqual(['Services']);
  moveMouse(entry('Resources'), document.body);
  pass(5000);
  expect(openPanels()).toEqual(['Services']);
  expect(document.activeElement).toBe(link);
});
