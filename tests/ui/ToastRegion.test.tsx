// @vitest-environment happy-dom
import { toastDuration, toastSwipeThreshold } from '@pcb/ui/ToastRegion';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  closeRegion,
  openRegion,
  card,
  close,
  focus,
  hover,
  message,
  pass,
  pointer,
  region,
  save,
  settle,
  show,
  unhover,
} from '../helpers/shownToast.tsx';

beforeEach(openRegion);
afterEach(closeRegion);

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
