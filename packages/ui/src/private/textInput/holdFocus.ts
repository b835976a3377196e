const pressable = 'button, a[href], summary, label, [role="button"], [role="switch"], [role="tab"], input';

const fields = new WeakSet<Element>();
let isListening = false;

/** Focuses the control on mouse up, before the click, because leaving a field commits its value. */
function hold(event: MouseEvent) {
  const field = document.activeElement;
  if (event.button !== 0 || !field || !fields.has(field) || !(event.target instanceof Element)) return;
  const control = event.target.closest<HTMLElement>(pressable);
  if (!control || control === field || control.matches(':disabled')) return;
  // A press in another field sets its caret and is not lost.
  if (control instanceof HTMLInputElement && fields.has(control)) return;
  event.preventDefault();
  if (control.tabIndex < 0) return;
  const leave = () => {
    if (document.activeElement === field) control.focus({ preventScroll: true });
  };
  addEventListener('mouseup', leave, { capture: true, once: true });
}

/** If a press moved focus, the error could appear and move the control away, and the press would be lost. */
export function holdFocusDuringPress(field: Element) {
  fields.add(field);
  if (isListening) return;
  isListening = true;
  document.addEventListener('mousedown', hold, { capture: true });
}
