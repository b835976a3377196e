import { label as labelClass } from '../../private/Field/Field.css.ts';

/** An error of a field, as the field shows it. */
export interface FieldProblem {
  /** The id of the visible control. */
  id: string;
  label: string;
  message: string;
}

// The hidden input of a number field or a select cannot take focus; that of files passes it on to its button.
const control = 'input:not([type="hidden"], [type="file"]), textarea, [role="combobox"]';
const label = `.${labelClass.split(' ').join('.')} > :first-child`;

/** The errors that the fields of a form show, in the order of the page. `id` is the start of the ids of controls that have none. */
export function collectErrors(form: HTMLFormElement, id: string): FieldProblem[] {
  return [...form.querySelectorAll('[slot="errorMessage"]')].flatMap((message, index) => {
    const field = message.closest('[data-invalid]');
    // Of a group, the first choice.
    const target = field?.querySelector<HTMLInputElement>(control) ?? field?.querySelector('button');
    if (!field || !target) return [];
    // Radio buttons and checkboxes have none.
    target.id ||= `${id}${index}`;
    const name = field.querySelector(label) ?? target.labels?.[0];
    // Alone, the "To" of a range would not say of which one.
    const group = field.parentElement?.closest('fieldset, [role="group"]')?.querySelector(`:scope > ${label}`);
    const names = [group, name].flatMap((element) => element?.textContent ?? []);
    return [{ id: target.id, label: names.join(', '), message: message.textContent }];
  });
}

/** Opens what hides a field: `Disclosure` and `Accordion` keep their closed content in the document. */
export function openPanelsAround(field: HTMLElement) {
  for (let panel = field.closest('[hidden]'); panel; panel = panel.parentElement?.closest('[hidden]') ?? null)
    document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(panel.id)}"][aria-expanded="false"]`)?.click();
}
