const controls = 'button, a[href], summary, label, [role="button"], [role="switch"], [role="tab"], input';

const fields = new WeakSet<Element>();
let isListening = false;

/** Focuses the control when the button of the mouse is released, before the click: a field commits its value when it is left. */
function hold(event: MouseEvent) {
  const field = document.activeElement;
  if (event.button !== 0 || !field || !fields.has(field) || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>(controls);
  if (!control || control === field || control.matches(':disabled')) return;
  // Pressing into another field sets its caret, and a press is not lost there.
  if (control instanceof HTMLInputElement && fields.has(control)) return;
  event.preventDefault();
  if (control.tabIndex < 0) return;
  const leave = () => {
    if (document.activeElement === field) control.focus({ preventScroll: true });
  };
  addEventListener('mouseup', leave, { capture: true, once: true });
}

/**
 * Keeps the focus in the field while a press on a control lasts, also by a finger. Leaving a field at once would show or
 * hide its error message, move the control away under the pointer, and the press would be lost.
 */
export function holdFocusDuringPress(field: Element) {
  fields.add(field);
  if (isListening) return;
  isListening = true;
  document.addEventListener('mousedown', hold, { capture: true });
}
