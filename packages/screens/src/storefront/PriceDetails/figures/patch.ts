import type { ServiceForms, ServiceTab } from '../../ServicesScreen/quotes/forms.ts';

/** Values of a form that replace others, by the names of the fields. */
export type Patch = Readonly<Record<string, string | boolean>>;

/** The forms with some values of one service replaced. */
export const patched = (service: ServiceTab, forms: ServiceForms, patch: Patch): ServiceForms => ({
  ...forms,
  [service]: { ...forms[service], ...patch },
});

/** The text or state of a field. */
export const valueIn = (service: ServiceTab, forms: ServiceForms, field: string) =>
  (forms[service] as unknown as Readonly<Record<string, string | boolean | undefined>>)[field];
