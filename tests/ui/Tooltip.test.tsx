// @vitest-environment happy-dom
import { Button } from '@pcb/ui/Button';
import { Dialog } from '@pcb/ui/Dialog';
import { IconButton } from '@pcb/ui/IconButton';
import { Tooltip } from '@pcb/ui/Tooltip';
import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const onPress = vi.fn();
let unmount = () => {};

const render = (element: ReactNode) => {
  document.body.innerHTML = '<div id="app"></div>';
  const root = createRoot(document.getElementById('app') as HTMLElement);
  act(() => root.render(element));
  unmount = () => act(() => root.unmount());
};

const button = (name: string) => document.querySelector<HTMLElement>(`button[aria-label="${name}"]`) as HTMLElement;
const boxes = () => [...document.querySelectorAll<HTMLElement>('body > [data-react-aria-top-layer]')];
const shown = () => boxes().map(({ textContent }) => textContent);
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

/** Dispatches an event, and lets the tooltip load. */
const send = async (target: EventTarget, event: Event) => {
  await act(async () => {
    target.dispatchEvent(event);
    await vi.dynamicImportSettled();
  });
  return event;
};
const pointer = (type: string, pointerType: string) =>
  new PointerEvent(type, {
    bubbles: true,
    cancelable: true,
    pointerType,
    button: 0,
    pointerId: 1,
    width: 20,
    height: 20,
  });
const key = (type: string, name: string) => new KeyboardEvent(type, { key: name, bubbles: true, cancelable: true });

const enter = (target: EventTarget) => send(target, pointer('pointerover', 'mouse'));
const leave = (target: EventTarget) => send(target, pointer('pointerout', 'mouse'));
const touch = (target: EventTarget) => send(target, pointer('pointerdown', 'touch'));
/** Lifts the finger. Returns the click that follows. */
const liftFrom = async (target: EventTarget) => {
  await send(target, pointer('pointerup', 'touch'));
  await send(target, pointer('pointerout', 'touch'));
  return send(target, new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1, button: 0 }));
};
/** Focuses the button while a key is down, and releases the key. */
const focusBy = async (name: string, target: HTMLElement) => {
  act(() => target.focus());
  await send(target, key('keyup', name));
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onPress.mockReset();
});
afterEach(() => {
  dispatchEvent(key('keydown', 'Escape'));
  unmount();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const renderTwo = () =>
  render(
    <>
      <IconButton aria-label="Edit" onPress={onPress}>
        E
      </IconButton>
      <IconButton aria-label="Remove" onPress={onPress}>
        R
      </IconButton>
    </>,
  );

/** Two buttons, with the tooltip of the first shown by the mouse. */
async function renderHovered() {
  renderTwo();
  await enter(button('Edit'));
  wait(500);
}

/** A dialog with the tooltip of its button shown by Tab. */
async function renderDialog() {
  const onOpenChange = vi.fn();
  render(
    <Dialog title="Files" isOpen onOpenChange={onOpenChange}>
      Content
    </Dialog>,
  );
  await focusBy('Tab', button('Close'));
  return onOpenChange;
}

describe('an IconButton under a mouse', () => {
  it('shows its name after half a second, hidden from screen readers, which read it already', async () => {
    renderTwo();
    await enter(button('Edit'));
    wait(499);
    expect(shown()).toEqual([]);
    wait(1);
    expect(shown()).toEqual(['Edit']);
    expect(boxes()[0]?.getAttribute('aria-hidden')).toBe('true');
    expect(button('Edit').hasAttribute('aria-describedby')).toBe(false);
  });

  it('stays hidden when the pointer only passes', async () => {
    renderTwo();
    await enter(button('Edit'));
    wait(400);
    await leave(button('Edit'));
    wait(1000);
    expect(shown()).toEqual([]);
  });

  it('shows the name of its neighbour at once, in the one tooltip of the page', async () => {
    await renderHovered();
    await leave(button('Edit'));
    wait(100);
    await enter(button('Remove'));
    expect(shown()).toEqual(['Remove']);
    wait(1000);
    expect(shown()).toEqual(['Remove']);
  });

  it('stays while the pointer is in the tooltip, and closes soon after it has left', async () => {
    await renderHovered();
    await leave(button('Edit'));
    wait(150);
    const [box] = boxes();
    await send(box as HTMLElement, pointer('pointerenter', 'mouse'));
    wait(1000);
    expect(shown()).toEqual(['Edit']);
    await send(box as HTMLElement, pointer('pointerleave', 'mouse'));
    wait(200);
    expect(shown()).toEqual([]);
  });

  it('closes when it is pressed, and stays closed', async () => {
    await renderHovered();
    await send(button('Edit'), pointer('pointerdown', 'mouse'));
    wait(1000);
    expect(shown()).toEqual([]);
  });

  it('closes when its button is removed', async () => {
    await renderHovered();
    vi.useRealTimers();
    unmount();
    unmount = () => {};
    await vi.waitFor(() => expect(shown()).toEqual([]), 10_000);
  });
});

describe('an IconButton with focus', () => {
  it('shows its name at once when Tab has moved the focus to it, until it loses the focus', async () => {
    renderTwo();
    await focusBy('Tab', button('Edit'));
    expect(shown()).toEqual(['Edit']);
    await focusBy('Tab', button('Remove'));
    expect(shown()).toEqual(['Remove']);
    act(() => button('Remove').blur());
    await vi.dynamicImportSettled();
    expect(shown()).toEqual([]);
  });

  it('shows it for Shift and Tab, whichever is released first', async () => {
    renderTwo();
    act(() => button('Edit').focus());
    await send(button('Edit'), key('keyup', 'Shift'));
    expect(shown()).toEqual([]);
    await send(button('Edit'), key('keyup', 'Tab'));
    expect(shown()).toEqual(['Edit']);
  });

  it.each(['Enter', ' ', 'Escape'])(
    'stays hidden when a dialog that "%s" has opened or closed moves the focus to it',
    async (name) => {
      renderTwo();
      await focusBy(name, button('Edit'));
      wait(1000);
      expect(shown()).toEqual([]);
    },
  );

  it('closes with Escape, together with the dialog around it', async () => {
    const onOpenChange = await renderDialog();
    expect(shown()).toEqual(['Close']);
    await send(button('Close'), key('keydown', 'Escape'));
    expect(shown()).toEqual([]);
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('is not inert in a dialog, and a press on it does not close the dialog', async () => {
    const onOpenChange = await renderDialog();
    const [box] = boxes();
    expect(box?.inert).not.toBe(true);
    await send(box as HTMLElement, pointer('pointerdown', 'mouse'));
    await send(box as HTMLElement, new MouseEvent('click', { bubbles: true }));
    expect(shown()).toEqual([]);
    expect(onOpenChange).not.toHaveBeenCalled();
  });
});

describe('an IconButton under a finger', () => {
  const press = () => touch(button('Edit'));
  const lift = () => liftFrom(button('Edit'));

  it('shows its name after a long press for 3 seconds, and is not pressed', async () => {
    renderTwo();
    await press();
    wait(500);
    expect(shown()).toEqual(['Edit']);
    const click = await lift();
    expect(click.defaultPrevented).toBe(true);
    wait(2999);
    expect(shown()).toEqual(['Edit']);
    wait(1);
    expect(shown()).toEqual([]);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('can be pressed again after a long press', async () => {
    renderTwo();
    await press();
    wait(500);
    await lift();
    wait(200);
    await press();
    await lift();
    wait(1000);
    expect(onPress).toHaveBeenCalledOnce();
    expect(shown()).toEqual([]);
  });

  it('stays hidden when the finger moves away, as when scrolling', async () => {
    renderTwo();
    await press();
    wait(300);
    await send(button('Edit'), pointer('pointercancel', 'touch'));
    await send(button('Edit'), pointer('pointerout', 'touch'));
    wait(1000);
    expect(shown()).toEqual([]);
    expect(onPress).not.toHaveBeenCalled();
  });

  it('does not open the menu of the browser, which a mouse still does', async () => {
    renderTwo();
    const menu = () => send(button('Edit'), new MouseEvent('contextmenu', { bubbles: true, cancelable: true }));
    await press();
    expect((await menu()).defaultPrevented).toBe(true);
    await lift();
    await send(button('Edit'), pointer('pointerdown', 'mouse'));
    expect((await menu()).defaultPrevented).toBe(false);
  });
});

describe('a Tooltip', () => {
  it('opens by a tap on an unavailable button, and stays until the next touch', async () => {
    render(
      <>
        <Tooltip description="Add a file first">
          <Button aria-disabled>Order</Button>
        </Tooltip>
        <Tooltip description="Takes a minute">
          <Button onPress={onPress}>Quote</Button>
        </Tooltip>
      </>,
    );
    const [order, quote] = document.querySelectorAll('button') as unknown as [HTMLElement, HTMLElement];
    const tap = async (target: HTMLElement) => {
      await touch(target);
      await liftFrom(target);
    };
    await tap(order);
    wait(60_000);
    expect(shown()).toEqual(['Add a file first']);
    await tap(quote);
    wait(1000);
    expect(onPress).toHaveBeenCalledOnce();
    expect(shown()).toEqual([]);
  });

  it('adds to the name of an IconButton, whose own handlers are called', async () => {
    const onPointerEnter = vi.fn();
    render(
      <Tooltip description="Only the owner can do this">
        <IconButton aria-label="Remove" onPointerEnter={onPointerEnter}>
          R
        </IconButton>
      </Tooltip>,
    );
    await enter(button('Remove'));
    wait(500);
    expect(shown()).toEqual(['Remove\nOnly the owner can do this']);
    expect(onPointerEnter).toHaveBeenCalledOnce();
  });
});

it('adds no elements to the page until an icon button is used, so that a table can have one in each row', () => {
  render(null);
  const addListener = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const mount = (rows: ReactNode) => {
    addListener.mockClear();
    render(rows);
    return addListener.mock.calls.length;
  };
  const names = Array.from({ length: 20 }, (_, index) => `Remove ${index}`);
  const withButtons = mount(names.map((name) => <Button key={name}>{name}</Button>));
  unmount();
  const withIconButtons = mount(
    names.map((name) => (
      <IconButton key={name} aria-label={name}>
        R
      </IconButton>
    )),
  );
  expect(withIconButtons).toBe(withButtons);
  expect(boxes()).toEqual([]);
});
