// @vitest-environment jsdom
import { createToastQueue, toastDuration, ToastRegion, toastSwipeThreshold } from '@pcb/ui/ToastRegion';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const toasts = createToastQueue();
let unmount: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  document.body.innerHTML = '<button id="save">Save</button><div id="app"></div>';
  const root = createRoot(document.getElementById('app') as HTMLElement);
  settle(() => root.render(<ToastRegion queue={toasts} />));
  unmount = () => settle(() => root.unmount());
});

afterEach(() => {
  settle(() => toasts.clear());
  unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Does it, and lets React catch up. */
const settle = (work: () => unknown) => {
  act(() => {
    work();
  });
};
const show = (title: string, tone?: 'neutral' | 'success' | 'danger') =>
  settle(() => toasts.show({ title, ...(tone && { tone }) }));
const pass = (milliseconds: number) => settle(() => vi.advanceTimersByTime(milliseconds));
const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`There is no ${selector}.`);
  return element;
};
const region = () => find('[role="region"]');
const status = () => find('[role="status"]');
const card = () => find('[role="region"] > *');
const save = () => find('#save');
const close = () => find('[aria-label="Close"]');
const words = () => status().textContent;
const pointer = (target: EventTarget, type: string, init: PointerEventInit = {}) =>
  settle(() => {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', ...init }));
  });
// React makes enter and leave of over and out.
const hover = () => pointer(card(), 'pointerover', { pointerType: 'mouse', relatedTarget: document.body });
const unhover = () => pointer(card(), 'pointerout', { pointerType: 'mouse', relatedTarget: document.body });
const press = (key: string, target: EventTarget = window) =>
  settle(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
const focus = (element: HTMLElement) => settle(() => element.focus());

describe('[T-01] one toast at a time', () => {
  it('replaces the one on show, which never comes back', () => {
    show('First');
    pass(1000);
    show('Second');
    expect(words()).toBe('Second');
    pass(toastDuration);
    expect(words()).toBe('');
    pass(10 * toastDuration);
    expect(words()).toBe('');
  });

  it('gives the new one its full time', () => {
    show('First');
    pass(toastDuration - 1);
    show('Second');
    pass(toastDuration - 1);
    expect(words()).toBe('Second');
    pass(1);
    expect(words()).toBe('');
  });

  it('starts anew when the same words are shown again', () => {
    show('Saved');
    pass(4000);
    show('Saved');
    pass(4000);
    expect(words()).toBe('Saved');
  });
});

describe('[T-02] closes after 5000 ms', () => {
  it('stays exactly that long', () => {
    expect(toastDuration).toBe(5000);
    show('Saved');
    pass(4999);
    expect(words()).toBe('Saved');
    pass(1);
    expect(words()).toBe('');
  });

  it('is paused while hovered and goes on with what is left', () => {
    show('Saved');
    pass(3000);
    hover();
    pass(60_000);
    expect(words()).toBe('Saved');
    unhover();
    pass(1999);
    expect(words()).toBe('Saved');
    pass(1);
    expect(words()).toBe('');
  });

  it('is paused while anything in the region has focus', () => {
    show('Saved');
    pass(3000);
    focus(close());
    pass(60_000);
    expect(words()).toBe('Saved');
    focus(save());
    pass(1999);
    expect(words()).toBe('Saved');
    pass(1);
    expect(words()).toBe('');
  });

  it('stays paused until it is neither hovered nor focused', () => {
    show('Saved');
    focus(close());
    hover();
    focus(save());
    pass(60_000);
    expect(words()).toBe('Saved');
    unhover();
    pass(toastDuration);
    expect(words()).toBe('');
  });

  it('is paused from the start where it replaces a toast that has focus', () => {
    show('First');
    focus(close());
    show('Second');
    expect(document.activeElement).toBe(region());
    pass(60_000);
    expect(words()).toBe('Second');
  });
});

describe('[T-03] swipe', () => {
  const swipe = (distance: number, pointerType: string) => {
    pointer(card(), 'pointerdown', { clientX: 100, pointerType });
    pointer(window, 'pointermove', { clientX: 100 + distance / 2, pointerType });
    pointer(window, 'pointermove', { clientX: 100 + distance, pointerType });
    return { release: () => pointer(window, 'pointerup', { clientX: 100 + distance, pointerType }) };
  };

  describe.each(['touch', 'mouse'])('by %s', (pointerType) => {
    it('beyond 50 px to the right takes it away', () => {
      expect(toastSwipeThreshold).toBe(50);
      show('Saved');
      const { release } = swipe(51, pointerType);
      expect(card().style.transform).toBe('translateX(51px)');
      expect(words()).toBe('Saved');
      release();
      expect(words()).toBe('');
    });

    it.each([50, 20])('of %i px leaves it back in place', (distance) => {
      show('Saved');
      swipe(distance, pointerType).release();
      expect(words()).toBe('Saved');
      expect(card().style.transform).toBe('');
    });

    it('to the left does not move it', () => {
      show('Saved');
      const { release } = swipe(-200, pointerType);
      expect(card().style.transform).toBe('');
      release();
      expect(words()).toBe('Saved');
    });
  });

  it('holds the time while it lasts, also for a finger', () => {
    show('Saved');
    pass(4000);
    const { release } = swipe(30, 'touch');
    pass(60_000);
    expect(words()).toBe('Saved');
    release();
    pass(1000);
    expect(words()).toBe('');
  });

  it('is off when the browser takes the pointer to scroll', () => {
    show('Saved');
    const { release } = swipe(80, 'touch');
    pointer(window, 'pointercancel');
    expect(card().style.transform).toBe('');
    release();
    expect(words()).toBe('Saved');
  });

  it('follows one pointer, with its main button', () => {
    show('Saved');
    pointer(card(), 'pointerdown', { button: 2, pointerType: 'mouse' });
    pointer(window, 'pointermove', { clientX: 80, pointerType: 'mouse' });
    expect(card().style.transform).toBe('');
    pointer(card(), 'pointerdown', { clientX: 0 });
    pointer(window, 'pointermove', { clientX: 80, pointerId: 8 });
    expect(card().style.transform).toBe('');
  });
});

describe('[T-04] keyboard', () => {
  it('F8 moves focus to the region, and focus returns when the toast closes', () => {
    focus(save());
    show('Saved');
    expect(document.activeElement).toBe(save());
    press('F8');
    expect(document.activeElement).toBe(region());
    press('Escape', region());
    expect(words()).toBe('');
    expect(document.activeElement).toBe(save());
  });

  it('focus returns also from the button that closes it', () => {
    focus(save());
    show('Saved');
    press('F8');
    focus(close());
    settle(() => close().click());
    expect(words()).toBe('');
    expect(document.activeElement).toBe(save());
  });

  it('a toast that is shown after the return takes its time again', () => {
    focus(save());
    show('First');
    press('F8');
    focus(close());
    settle(() => close().click());
    show('Second');
    pass(toastDuration);
    expect(words()).toBe('');
  });

  it('F8 does nothing without a toast, or once the region is gone', () => {
    focus(save());
    press('F8');
    expect(document.activeElement).toBe(save());
    show('Saved');
    unmount();
    press('F8');
    expect(document.activeElement).toBe(save());
  });
});

describe('announcement', () => {
  it('stands in a live region that was there before, polite unless it is an error', () => {
    const before = status();
    show('Saved', 'success');
    expect(status()).toBe(before);
    // Words alone: the button would be read out with them.
    expect(status().contains(close())).toBe(false);
    expect(before.getAttribute('aria-live')).toBe('polite');
    show('Invalid credentials. Please try again.', 'danger');
    expect(status()).toBe(before);
    expect(before.getAttribute('aria-live')).toBe('assertive');
    expect(document.querySelector('[role="alert"], [role="alertdialog"]')).toBeNull();
  });

  it('is rendered empty on a server', () => {
    show('Saved');
    expect(renderToString(<ToastRegion queue={toasts} />)).not.toContain('Saved');
  });
});
