type Field = HTMLInputElement | HTMLTextAreaElement;

/** Sets a value without React's own setter, so that React takes the event that follows for a change. */
const setNatively = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** Returns a function that reports to React what was typed or chosen, or nothing for an unchanged field. */
function changeOf(field: Field): (() => void)[] {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field;
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return [];
    const choose = () => {
      field.checked = !checked;
      field.click();
    };
    return [choose];
  }
  const { value, defaultValue, selectionStart, selectionEnd } = field;
  if (field.type === 'file' || value === defaultValue) return [];
  const type = () => {
    field.value = defaultValue;
    setNatively(field, value);
    if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return [type];
}

/**
 * Takes over the input of a prerendered page, which React does not look for. Call it in the layout effect of the first
 * render: the next one would reset what was typed. Until then `index.html` keeps the browser from sending forms.
 */
export function takeOverInput(): void {
  window.onsubmit = null;
  const changes = [...document.querySelectorAll<Field>('input, textarea')].flatMap(changeOf);
  // React handles no events while it hydrates.
  queueMicrotask(() => changes.forEach((change) => change()));
}
