/**
 * What a visitor does with a prerendered page before its code runs, for example a press of Enter on a button. It is kept,
 * and repeated when the page is hydrated, because React handles only what happens after that.
 */

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Controls that do nothing without scripts. The browser follows links by itself, and turns the keys of buttons into clicks. */
const scripted = 'button, [role=button], [role=tab]';

let keeping: AbortController | undefined;
let clicked: HTMLElement[] = [];

/** Starts to keep clicks, and prevents forms from being sent without the code that checks them. */
export function keepEarlyUse(): void {
  keeping = new AbortController();
  const options = { capture: true, signal: keeping.signal };
  window.addEventListener('submit', (event) => event.preventDefault(), options);
  window.addEventListener(
    'click',
    ({ target }) => {
      const control = target instanceof Element ? target.closest<HTMLElement>(scripted) : null;
      if (control) clicked.push(control);
    },
    options,
  );
}

/** Call it before React takes over the events of the page. */
export function stopKeepingEarlyUse(): void {
  keeping?.abort();
}

/** Sets a value without the setter of the element, by which React notices its own changes. */
const setNatively = (field: Field, value: string) =>
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);

/** Returns a function that reports to React what was typed or chosen, or nothing for an unchanged field. */
function changeOf(field: Field): (() => void)[] {
  if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) {
    const { checked } = field;
    if (checked === field.defaultChecked || (field.type === 'radio' && !checked)) return [];
    return [
      () => {
        field.checked = !checked;
        field.click();
      },
    ];
  }
  const { value } = field;
  if (field.type === 'file' || value === field.defaultValue) return [];
  return [
    () => {
      field.value = field.defaultValue;
      setNatively(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    },
  ];
}

/** Call it in the layout effect of the hydrated page: in the next update React would reset what was typed. */
export function repeatEarlyUse(): void {
  if (!keeping) return;
  keeping = undefined;
  const changes = [...document.querySelectorAll<Field>('input, textarea')].flatMap(changeOf);
  const controls = clicked;
  clicked = [];
  // React handles no events while it hydrates.
  setTimeout(() => {
    for (const change of changes) change();
    for (const control of controls) {
      // React may have replaced the element.
      const current = control.isConnected ? control : document.getElementById(control.id);
      current?.click();
    }
  });
}
