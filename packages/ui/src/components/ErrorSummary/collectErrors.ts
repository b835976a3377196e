import * as styles from '../../private/Field/Field.css.ts';

export interface FieldProblem {
  id: string;
  label: string;
  message: string;
}

// The hidden input of a number field or a select cannot take focus; a file input passes focus to its button.
const control = 'input:not([type="hidden"], [type="file"]), textarea, [role="combobox"]';
const label = `.${styles.label.split(' ').join('.')} > :first-child`;

/** The visible errors of a form's fields, in page order. Controls without an id get one that starts with `id`. */
export function collectErrors(form: HTMLFormElement, id: string): FieldProblem[] {
  return [...form.querySelectorAll('[slot="errorMessage"]')].flatMap((message, index) => {
    const field = message.closest('[data-invalid]');
    const target = field?.querySelector<HTMLInputElement>(control) ?? field?.querySelector('button');
    if (!field || !target) return [];
    // Radio buttons and checkboxes have no id.
    target.id ||= `${id}${index}`;
    const name = field.querySelector(label) ?? target.labels?.[0];
    // "To" alone would not say which range it belongs to.
    const group = field.parentElement?.closest('fieldset, [role="group"]')?.querySelector(`:scope > ${label}`);
    const names = [group, name].flatMap((element) => element?.textContent ?? []);
    return [{ id: target.id, label: names.join(', '), message: message.textContent }];
  });
}

/** `Disclosure` and `Accordion` keep closed content in the document. */
export function openPanelsAround(field: HTMLElement) {
  for (let panel = field.closest('[hidden]'); panel; panel = panel.parentElement?.closest('[hidden]') ?? null)
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"][aria-expanded="false"]`)?.click();
}
