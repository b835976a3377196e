import type { FocusEvent, MouseEvent, PointerEvent } from 'react';
import type { TooltipController } from './createTooltip.ts';
import * as styles from './tooltip.css.ts';

let controller: Promise<TooltipController> | undefined;
let isTouch = false;

type Action = (tooltip: TooltipController) => void;

/** The tooltip loads when a button first needs it. Events during loading are queued and replayed. */
function load(action: Action) {
  controller ??= import('./createTooltip.ts').then(({ createTooltip }) => createTooltip(styles.tooltip));
  controller.then(action, () => {
    // Without a connection there is no tooltip, but the next button tries again.
    controller = undefined;
  });
}

const whenLoaded = (action: Action) => {
  if (controller) load(action);
};

/** Only Tab opens it. A button that a script focuses, as when a dialog opens, does not show a tooltip. */
function openOnTab({ currentTarget, key, altKey, ctrlKey, metaKey }: KeyboardEvent) {
  const button = currentTarget as HTMLElement;
  if (key === 'Shift') return;
  button.removeEventListener('keyup', openOnTab);
  if (key === 'Tab' && !altKey && !ctrlKey && !metaKey) load(({ open }) => open(button));
}

/** All buttons share these stateless handlers, so that each row of a table can have some. */
export const tooltipEvents = {
  onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType !== 'touch') load(({ enter }) => enter(currentTarget));
  },
  onPointerLeave: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) =>
    whenLoaded(({ leave, release }) => (pointerType === 'touch' ? release() : leave(currentTarget))),
  onPointerDown: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    isTouch = pointerType === 'touch';
    if (isTouch) load(({ hold }) => hold(currentTarget));
    else whenLoaded(({ close }) => close());
  },
  // A tap on any other button triggers its action, so only a long press opens the tooltip.
  onPointerUp: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'touch' && currentTarget.getAttribute('aria-disabled') === 'true')
      whenLoaded(({ tap }) => tap(currentTarget));
  },
  // A long press would open the browser's menu over the tooltip.
  onContextMenu: (event: MouseEvent) => {
    if (isTouch) event.preventDefault();
  },
  // react-aria's types of these two do not include the element.
  onFocus: ({ currentTarget }: FocusEvent) => (currentTarget as HTMLElement).addEventListener('keyup', openOnTab),
  onBlur: ({ currentTarget }: FocusEvent) => {
    const button = currentTarget as HTMLElement;
    button.removeEventListener('keyup', openOnTab);
    whenLoaded(({ blur }) => blur(button));
  },
};

type TooltipEvents = { [name in keyof typeof tooltipEvents]?: ((event: never) => unknown) | undefined };

/** Also calls the button's own handlers. */
export function withTooltip<Props extends TooltipEvents>(props: Props): Props {
  const merged: Record<string, unknown> = { ...props };
  for (const [name, handle] of Object.entries(tooltipEvents)) {
    const own = props[name as keyof TooltipEvents];
    merged[name] = own
      ? (event: never) => {
          handle(event);
          own(event);
        }
      : handle;
  }
  return merged as Props;
}
