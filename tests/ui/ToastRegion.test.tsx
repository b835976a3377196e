// @vitest-environment happy-dom
import { createToastHistory } from '@pcb/ui/ToastHistory';
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

/** Runs the work and flushes React's updates. */
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
const card = () => find('[role="region"] > *');
const save = () => find('#save');
const close = () => find('[aria-label="Close"]');
const message = () => region().textContent;
const pointer = (target: EventTarget, type: string, init: PointerEventInit = {}) =>
  settle(() => {
    target.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerId: 7, pointerType: 'touch', ...init }));
  });
// React derives pointerenter and pointerleave from pointerover and pointerout.
const hover = () => pointer(card(), 'pointerover', { pointerType: 'mouse', relatedTarget: document.body });
const unhover = () => pointer(card(), 'pointerout', { pointerType: 'mouse', relatedTarget: document.body });
const press = (key: string, target: EventTarget = window) =>
  settle(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  });
const focus = (element: HTMLElement) => settle(() => element.focus());

describe('[T-01] one toast at a time', () => {
  it('replaces the visible toast, which does not return', () => {
    show('First');
    pass(1000);
    show('Second');
    expect(message()).toBe('Second');
    pass(toastDuration);
    expect(message()).toBe('');
    pass(10 * toastDuration);
    expect(message()).toBe('');
  });

  it('shows the new toast for its full time', () => {
    show('First');
    pass(toastDuration - 1);
    show('Second');
    pass(toastDuration - 1);
    expect(message()).toBe('Second');
    pass(1);
    expect(message()).toBe('');
  });

  it('restarts the time when the same text is shown again', () => {
    show('Saved');
    pass(4000);
    show('Saved');
    pass(4000);
    expect(message()).toBe('Saved');
  });
});

describe('[T-02] closes after 5000 ms', () => {
  it('does not count the time in a hidden tab', () => {
    const hide = (isHidden: boolean) => {
      vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
      settle(() => document.dispatchEvent(new Event('visibilitychange')));
    };
    show('Saved');
    pass(4000);
    hide(true);
    pass(10 * toastDuration);
    hide(false);
    pass(999);
    expect(message()).toBe('Saved');
    pass(1);
    expect(message()).toBe('');
    hide(true);
    show('Saved unseen');
    pass(toastDuration);
    expect(message()).toBe('Saved unseen');
    hide(false);
  });

  it('stays visible for exactly that time', () => {
    expect(toastDuration).toBe(5000);
    show('Saved');
    pass(4999);
    expect(message()).toBe('Saved');
    pass(1);
    expect(message()).toBe('');
  });

  it('is paused while hovered and continues with the remaining time', () => {
    show('Saved');
    pass(3000);
    hover();
    pass(60_000);
    expect(message()).toBe('Saved');
    unhover();
    pass(1999);
    expect(message()).toBe('Saved');
    pass(1);
    expect(message()).toBe('');
  });

  it('is paused while an element of the region has focus', () => {
    show('Saved');
    pass(3000);
    focus(close());
    pass(60_000);
    expect(message()).toBe('Saved');
    focus(save());
    pass(1999);
    expect(message()).toBe('Saved');
    pass(1);
    expect(message()).toBe('');
  });

  it('stays paused until it is neither hovered nor focused', () => {
    show('Saved');
    focus(close());
    hover();
    focus(save());
    pass(60_000);
    expect(message()).toBe('Saved');
    unhover();
    pass(toastDuration);
    expect(message()).toBe('');
  });

  it('is paused from the start if it replaces a toast that has focus', () => {
    show('First');
    focus(close());
    show('Second');
    expect(document.activeElement).toBe(region());
    pass(60_000);
    expect(message()).toBe('Second');
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
    it('of more than 50 px to the right closes it', () => {
      expect(toastSwipeThreshold).toBe(50);
      show('Saved');
      const { release } = swipe(51, pointerType);
      expect(card().style.transform).toBe('translateX(51px)');
      expect(message()).toBe('Saved');
      release();
      expect(message()).toBe('');
    });

    it.each([50, 20])('of %i px springs back', (distance) => {
      show('Saved');
      swipe(distance, pointerType).release();
      expect(message()).toBe('Saved');
      expect(card().style.transform).toBe('');
    });

    it('to the left does not move it', () => {
      show('Saved');
      const { release } = swipe(-200, pointerType);
      expect(card().style.transform).toBe('');
      release();
      expect(message()).toBe('Saved');
    });
  });

  it('pauses the time, even by touch', () => {
    show('Saved');
    pass(4000);
    const { release } = swipe(30, 'touch');
    pass(60_000);
    expect(message()).toBe('Saved');
    release();
    pass(1000);
    expect(message()).toBe('');
  });

  it('is cancelled when the browser scrolls instead', () => {
    show('Saved');
    const { release } = swipe(80, 'touch');
    pointer(window, 'pointercancel');
    expect(card().style.transform).toBe('');
    release();
    expect(message()).toBe('Saved');
  });

  it('follows one pointer with its main button only', () => {
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
    expect(message()).toBe('');
    expect(document.activeElement).toBe(save());
  });

  it('focus also returns from the close button', () => {
    focus(save());
    show('Saved');
    press('F8');
    focus(close());
    settle(() => close().click());
    expect(message()).toBe('');
    expect(document.activeElement).toBe(save());
  });

  it('a toast that is shown after focus has returned closes after its time', () => {
    focus(save());
    show('First');
    press('F8');
    focus(close());
    settle(() => close().click());
    show('Second');
    pass(toastDuration);
    expect(message()).toBe('');
  });

  it('F8 does nothing without a toast, or after the region has unmounted', () => {
    focus(save());
    press('F8');
    expect(document.activeElement).toBe(save());
    show('Saved');
    unmount();
    press('F8');
    expect(document.activeElement).toBe(save());
  });
});

describe('action', () => {
  const undo = vi.fn();
  const showUndo = () => settle(() => toasts.show({ title: 'Line removed', action: { label: 'Undo', onPress: undo } }));
  const button = () => find('[role="region"] button:not([aria-label])');

  it('has no time limit, and can be closed (WCAG 2.2.1)', () => {
    showUndo();
    pass(1000 * toastDuration);
    expect(message()).toBe('Line removedUndo');
    settle(() => close().click());
    expect(message()).toBe('');
    expect(undo).not.toHaveBeenCalled();
  });

  it('runs once the toast has closed and focus has returned, so that it may show the next toast', () => {
    focus(save());
    showUndo();
    press('F8');
    focus(button());
    undo.mockImplementationOnce(() => {
      expect(document.activeElement).toBe(save());
      toasts.show({ title: 'Line restored' });
    });
    settle(() => button().click());
    expect(undo).toHaveBeenCalledOnce();
    expect(message()).toBe('Line restored');
    pass(toastDuration);
    expect(message()).toBe('');
  });

  it('can be run once, in the toast or in the history', () => {
    const history = createToastHistory(toasts);
    const offers = () => history.past().map(({ title, action }) => [title, action !== undefined]);
    undo.mockClear();
    showUndo();
    show('Saved');
    showUndo();
    expect(offers()).toEqual([
      ['Line removed', true],
      ['Saved', false],
      ['Line removed', true],
    ]);
    settle(() => button().click());
    expect(offers()[0]).toEqual(['Line removed', false]);
    showUndo();
    settle(() => history.runAction(history.past()[0]?.key ?? 0));
    expect(message()).toBe('');
    expect(undo).toHaveBeenCalledTimes(2);
    expect(offers().map(([, isOffered]) => isOffered)).toEqual([false, false, false, true]);
    history.clear();
    expect(history.past()).toEqual([]);
  });

  it('is announced with the key that leads to it', () => {
    showUndo();
    pass(100);
    expect(find('[data-live-announcer] > [aria-live="polite"]').textContent).toBe('Line removed Undo: F8');
  });
});

describe('announcement', () => {
  const live = (urgency: string) => find(`[data-live-announcer] > [aria-live="${urgency}"]`);

  it('is in a live region whose ancestors do not change, polite unless it is an error', () => {
    const ancestors = (element: Element | null): string[] =>
      element
        ? [
            `${element.tagName} ${element.className} ${element.getAttribute('style')}`,
            ...ancestors(element.parentElement),
          ]
        : [];
    const polite = live('polite');
    const before = ancestors(polite);
    show('Saved', 'success');
    pass(100);
    expect(polite.textContent).toBe('Saved');
    expect(ancestors(polite)).toEqual(before);
    settle(() => toasts.show({ title: 'Order not sent', description: 'Try again.', tone: 'danger', mark: '❌' }));
    pass(100);
    // A screen reader would read the sign as “cross mark”.
    expect(live('assertive').textContent).toBe('Order not sent Try again.');
    // Otherwise a screen reader would read it twice.
    expect(region().querySelector('[aria-live], [role="status"], [role="alert"]')).toBeNull();
  });

  it('is empty when rendered on a server', () => {
    show('Saved');
    expect(renderToString(<ToastRegion queue={toasts} />)).not.toContain('Saved');
  });
});
