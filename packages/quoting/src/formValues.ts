import type { ServiceForms, ServiceTab } from './forms.ts';

/** Values of a form by the names of its fields: text and choices, and `true` or `false` for a switch. */
export type FormValues = Readonly<Record<string, string | boolean>>;

/** The values of one form, to be read by the names of its fields. */
export const valuesOf = (service: ServiceTab, forms: ServiceForms): FormValues => ({ ...forms[service] });

/** The forms with some values of one service replaced. */
export const withValues = (service: ServiceTab, forms: ServiceForms, values: FormValues): ServiceForms => ({
  ...forms,
  [service]: { ...forms[service], ...values },
});
