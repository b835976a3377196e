// @vitest-environment happy-dom
import { RelativeTime } from '@pcb/ui/RelativeTime';
import { act, type ReactNode } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const app = () => document.getElementById('app') as HTMLElement;
const minute = 60_000;
let root: Root | undefined;

const inLocale = (element: ReactNode, locale = 'en-IN') => <I18nProvider locale={locale}>{element}</I18nProvider>;
const render = (element: ReactNode, locale?: string) => {
  root ??= createRoot(app());
  act(() => root?.render(inLocale(element, locale)));
};

function setHidden(isHidden: boolean) {
  Object.defineProperty(document, 'hidden', { configurable: true, value: isHidden });
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-24T00:15:00+05:30') });
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<div id="app"></div>';
});
afterEach(() => {
  act(() => root?.unmount());
  root = undefined;
  setHidden(false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

// It is 00:15 in India on 24 November, and still 23 November in Greenwich.
it.each([
  ['2026-11-24T00:15:10+05:30', 'now, 24 Nov 2026'],
  ['2026-11-23T23:50:00+05:30', '25 minutes ago, 23 Nov 2026'],
  ['2026-11-23T20:00:00+05:30', 'yesterday, 23 Nov 2026'],
  ['2026-11-23T00:05:00+05:30', 'yesterday, 23 Nov 2026'],
  ['2026-11-22T23:59:00+05:30', '2 days ago, 22 Nov 2026'],
  ['2026-11-18T00:00:00+05:30', '6 days ago, 18 Nov 2026'],
  ['2026-11-17T23:59:00+05:30', '17 Nov 2026'],
  ['2026-11-24T05:15:00+05:30', 'in 5 hours, 24 Nov 2026'],
  ['2026-11-25T00:00:00+05:30', 'tomorrow, 25 Nov 2026'],
  ['2026-12-01T00:00:00+05:30', '1 Dec 2026'],
])('at 00:15 IST, %s is: %s', (value, text) => {
  render(<RelativeTime value={value} />);
  expect(app().textContent).toBe(text);
});

it('counts the days of another time zone, and has the words and the clock of the language', () => {
  render(<RelativeTime value="2026-11-23T15:00:00Z" timeZone="Europe/London" hasTime />, 'en-GB');
  expect(app().textContent).toBe('3 hours ago, 23 Nov 2026, 15:00 GMT');
  render(<RelativeTime value="2026-11-23T15:00:00Z" hasTime />, 'hi-IN');
  expect(app().textContent).toBe('कल, 23 नव॰ 2026, 20:30 IST');
});

it('is a `time` element without an announcement or a title', () => {
  render(<RelativeTime value="2026-11-23T20:00:00+05:30" />);
  const time = document.querySelector('time');
  expect(time?.dateTime).toBe('2026-11-23T14:30:00.000Z');
  expect(app().querySelector('[aria-live], [role], [title]')).toBeNull();
});

it('shows a text that is not a date unchanged', () => {
  render(<RelativeTime value="last week" />);
  expect(app().textContent).toBe('last week');
});

it('has one timer for all, which stops in a hidden tab and with the last of them', () => {
  render([1, 2, 3].map((key) => <RelativeTime key={key} value="2026-11-24T00:10:00+05:30" />));
  expect(vi.getTimerCount()).toBe(1);
  act(() => void vi.advanceTimersByTime(minute));
  expect(app().textContent).toContain('6 minutes ago');

  setHidden(true);
  expect(vi.getTimerCount()).toBe(0);
  vi.setSystemTime(new Date('2026-11-24T00:40:00+05:30'));
  setHidden(false);
  expect(app().textContent).toContain('30 minutes ago');
  expect(vi.getTimerCount()).toBe(1);

  render(null);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['the date alone', undefined, '23 Nov 2026'],
  ['the distance from the time that both know', new Date('2026-11-23T20:03:00+05:30'), '3 minutes ago, 23 Nov 2026'],
])('is hydrated with %s, and then counts from now', (_, now, first) => {
  const element = inLocale(<RelativeTime value="2026-11-23T20:00:00+05:30" now={now} />);
  app().innerHTML = renderToString(element);
  expect(app().textContent).toBe(first);
  const onRecoverableError = vi.fn();
  act(() => {
    root = hydrateRoot(app(), element, { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(app().textContent).toBe('yesterday, 23 Nov 2026');
});
