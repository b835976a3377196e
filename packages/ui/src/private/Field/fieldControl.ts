/** Selects the control of a field. The hidden input of a number field or a select cannot take focus. */
export const fieldControl = 'input:not([type="hidden"]), textarea, [role="combobox"]';
