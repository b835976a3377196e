// @vitest-environment happy-dom
import { createToastHistory } from '@pcb/ui/ToastHistory';
import { toastDuration, ToastRegion } from '@pcb/ui/ToastRegion';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeRegion,
  openRegion,
  close,
  find,
  focus,
  message,
  pass,
  press,
  region,
  save,
  settle,
  show,
  toasts,
  unmount,
} from '../helpers/shownToast.tsx';

beforeEach(openRegion);
afterEach(closeRegion);

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
