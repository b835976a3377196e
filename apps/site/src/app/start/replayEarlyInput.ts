type Field = HTMLInputElement | HTMLTextAreaElement;

/** Bypasses React's own setter, so that React treats the following event as a change. */
const setNatively = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** Returns functions that report early input to React, none for an unchanged field. */
function changeOf(early: Field, field: Field): (() => void)[] {
  if (early instanceof HTMLInputElement && (early.type === 'checkbox' || early.type === 'radio')) {
    const { checked } = early;
    if (checked === early.defaultChecked || (early.type === 'radio' && !checked)) return [];
    const choose = () => {
      (field as HTMLInputElement).checked = !checked;
      field.click();
    };
    return [choose];
  }
  const { value, selectionStart, selectionEnd } = early;
  if (early.type === 'file' || value === early.defaultValue) return [];
  const type = () => {
    field.value = field.defaultValue;
    setNatively(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return [type];
}

/** Controls that an extension has inserted have none of these marks. */
const ownControls = () => [
  ...document.querySelectorAll<HTMLElement>(
    ':is(input, textarea, button, a):is(.pcb, [data-rac], [data-react-aria-pressable])',
  ),
];

const isField = (element: HTMLElement | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/**
 * Replays input before hydration, which React ignores. Call it in the first render, and the returned function in the
 * layout effect: the next render would reset the input.
 *
 * If an extension has inserted nodes, React renders the page again instead of hydrating it. The removed fields still
 * hold their input, and the new ones are in the same order.
 */
export function replayEarlyInput(): () => void {
  if (typeof document === 'undefined') return () => {};
  const before = ownControls();
  const { activeElement } = document;
  return () => {
    window.onsubmit = null;
    const after = ownControls();
    const replacementOf = (control: HTMLElement) => {
      const isAlike = ({ localName }: HTMLElement) => localName === control.localName;
      return control.isConnected ? control : after.filter(isAlike)[before.filter(isAlike).indexOf(control)];
    };
    const changes = before.filter(isField).flatMap((early) => {
      const field = replacementOf(early);
      return isField(field) ? changeOf(early, field) : [];
    });
    const lostFocus = before.find((control) => control === activeElement && !control.isConnected);
    // React handles no events while it hydrates.
    queueMicrotask(() => {
      if (lostFocus) replacementOf(lostFocus)?.focus({ preventScroll: true });
      changes.forEach((change) => change());
    });
  };
}
