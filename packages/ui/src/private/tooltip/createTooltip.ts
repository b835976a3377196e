import { isComposing } from '../textInput/isComposing.ts';
import { placeTooltip } from './placeTooltip.ts';
import { suppressPress } from './suppressPress.ts';
import { tooltipAttribute } from './tooltipAttribute.ts';

/** How long the pointer rests on a button before its tooltip opens, in milliseconds. Also the time of a long press. */
const openDelay = 500;

/** How long the pointer has to reach the tooltip or the next button, in milliseconds. */
const closeDelay = 200;

/** How long a tooltip stays after a long press, in milliseconds. */
const touchTime = 3000;

export interface TooltipController {
  enter: (button: HTMLElement) => void;
  leave: (button: HTMLElement) => void;
  hold: (button: HTMLElement) => void;
  /** Called on a tap on a button without another action. Its tooltip stays until the next touch. */
  tap: (button: HTMLElement) => void;
  /** Called when the finger leaves the button or scrolls the page. */
  release: () => void;
  blur: (button: HTMLElement) => void;
  open: (button: HTMLElement) => void;
  close: () => void;
}

/** Returns the name of the button, unless it is visible text, and the text of a `Tooltip`. */
const textOf = (button: HTMLElement) =>
  [button.getAttribute('aria-label'), button.getAttribute(tooltipAttribute)].filter(Boolean).join('\n');

/** Plain DOM, hidden from screen readers, which read the name and description of the button. */
export function createTooltip(className: string): TooltipController {
  const box = document.createElement('div');
  box.className = className;
  box.setAttribute('aria-hidden', 'true');
  // Keeps react-aria from making it inert while a dialog is open, and from closing the dialog on a press.
  box.dataset['reactAriaTopLayer'] = 'true';

  let current: HTMLElement | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let listeners = new AbortController();
  const isOpen = () => box.isConnected;
  const later = (action: () => void, delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(action, delay);
  };

  const close = () => {
    clearTimeout(timer);
    listeners.abort();
    removals.disconnect();
    box.remove();
    current = undefined;
  };
  const update = () => {
    if (!current?.isConnected || !placeTooltip(box, current)) close();
  };
  const removals = new MutationObserver(update);

  const closeOnKey = (event: KeyboardEvent) => {
    // The event continues: users who cannot see the tooltip expect Escape to close the dialog around the button.
    if (!isComposing(event) && ['Escape', 'Enter', ' '].includes(event.key)) close();
  };

  const open = (button: HTMLElement) => {
    close();
    const text = textOf(button);
    if (text === '') return;
    current = button;
    box.textContent = text;
    document.body.append(box);
    listeners = new AbortController();
    const { signal } = listeners;
    addEventListener('keydown', closeOnKey, { capture: true, signal });
    addEventListener('pointerdown', close, { capture: true, signal });
    addEventListener('scroll', update, { capture: true, passive: true, signal });
    addEventListener('resize', update, { signal });
    removals.observe(document.body, { childList: true, subtree: true });
    update();
  };

  box.addEventListener('pointerenter', () => clearTimeout(timer));
  box.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType !== 'touch') later(close, closeDelay);
  });

  return {
    open,
    close,
    enter: (button) => {
      if (!isOpen()) later(() => open(button), openDelay);
      else if (current === button) clearTimeout(timer);
      else open(button);
    },
    leave: (button) => {
      if (!isOpen()) clearTimeout(timer);
      else if (current === button) later(close, closeDelay);
    },
    hold: (button) => {
      close();
      later(() => {
        open(button);
        if (!isOpen()) return;
        suppressPress(button);
        later(close, touchTime);
      }, openDelay);
    },
    tap: (button) => {
      if (!isOpen()) open(button);
    },
    release: () => {
      if (!isOpen()) clearTimeout(timer);
    },
    blur: (button) => {
      if (current === button) close();
    },
  };
}
