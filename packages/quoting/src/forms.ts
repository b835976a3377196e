import { parseCount } from './parse.ts';
import {
  type ChoiceControl,
  type Condition,
  type FieldsOf,
  type NamesOf,
  type SchemaField,
  type Section,
  type Sections,
  type ValuesOf,
} from './private/schema.ts';
import { sections } from './private/sections.ts';

type Forms = typeof sections;

export type ServiceTab = keyof Forms;

export const serviceTabs = Object.keys(sections) as readonly ServiceTab[];

const byForm = <Result extends { [Service in ServiceTab]: unknown }>(resultOf: (form: Sections) => object) =>
  Object.fromEntries(serviceTabs.map((service) => [service, resultOf(sections[service])])) as Result;

const entriesOf = (form: Sections) => Object.values(form).flatMap((section) => Object.entries(section));

export type FormSchemas = { readonly [Service in ServiceTab]: FieldsOf<Forms[Service]> };

/**
 * The fields of each form, in order. Types, initial values, query parameters, controls and quotation rows are derived
 * from it.
 */
export const formSchemas = byForm<FormSchemas>((form) => Object.fromEntries(entriesOf(form)));

export type LayoutValues = ValuesOf<FormSchemas['layout']>;
export type FabValues = ValuesOf<FormSchemas['fab']>;
export type FlexValues = ValuesOf<FormSchemas['flex']>;
export type StencilValues = ValuesOf<FormSchemas['stencil']>;
export type SourceValues = ValuesOf<FormSchemas['source']>;

export type ServiceForms = { -readonly [Service in ServiceTab]: ValuesOf<FormSchemas[Service]> };

export type BoardValues = Pick<FabValues, 'name' | 'sizeX' | 'sizeY' | 'quantity'>;

export type ChoiceName<Service extends ServiceTab> = NamesOf<FormSchemas[Service], { kind: 'choice' }> &
  keyof ServiceForms[Service];

/** The counts on rigid boards that are charged per piece: gold fingers and assembly. */
export type FabCount = NamesOf<FormSchemas['fab'], { kind: 'count'; unit: null; isOptional: false }>;

/** The initial values of all forms. They are complete, so that a price can be shown. */
export const initialForms = byForm<ServiceForms>((form) =>
  Object.fromEntries(entriesOf(form).map(([name, { initial }]) => [name, initial])),
);

type NameOf<Values> = Values extends Values ? keyof Values : never;

/** The name of a field: the name of its value, or `size` for the two sides. */
export type FieldName = 'size' | NameOf<ServiceForms[ServiceTab]>;

/** A size is one field with two values, `sizeX` and `sizeY`. */
export type FormField = (
  | { kind: 'text'; name: FieldName; control: 'line' | 'area' }
  | { kind: 'size'; name: 'size' }
  | { kind: 'count'; name: FieldName; unit: 'pieces' | 'sets' | null; min: 0 | 1; isOptional: boolean }
  | { kind: 'amount'; name: FieldName }
  | { kind: 'choice'; name: FieldName; control: ChoiceControl; options: readonly string[] }
  | { kind: 'switch'; name: FieldName }
) & { onlyIf?: Condition; pricedIf?: Condition };

function fieldOf([name, field]: readonly [FieldName, SchemaField]): readonly FormField[] {
  if (field.kind !== 'millimetres') return [{ ...field, name }];
  return name === 'sizeX' ? [{ kind: 'size', name: 'size' }] : [];
}

const fieldsOf = (section: Section) => (Object.entries(section) as [FieldName, SchemaField][]).flatMap(fieldOf);

export const formSections = byForm<{
  readonly [Service in ServiceTab]: Readonly<Record<keyof Forms[Service], readonly FormField[]>>;
}>((form) => Object.fromEntries(Object.entries(form).map(([id, section]) => [id, fieldsOf(section)])));

export type FabSection = keyof Forms['fab'];

export const formFields = byForm<Readonly<Record<ServiceTab, readonly FormField[]>>>((form) =>
  Object.values(form).flatMap(fieldsOf),
);

/** The values of a form by field name: text and choices, and `true` or `false` for a switch. */
export type FormValues = Readonly<Record<string, string | boolean>>;

export const valuesOf = (service: ServiceTab, forms: ServiceForms): FormValues => forms[service];

const holds = (condition: Condition | undefined, values: FormValues) =>
  condition === undefined || (values[condition.name] === condition.value) !== (condition.isOther === true);

/** Whether a field applies with these values. Inner copper, for example, requires inner layers. */
export const applies = ({ onlyIf }: FormField, values: FormValues) => holds(onlyIf, values);

/** Whether a field can affect the price with these values. A glass transition temperature is only priced for FR-4. */
export const isPriced = (field: FormField, values: FormValues) =>
  applies(field, values) && holds(field.pricedIf, values);

/** Returns the typed count of a field, or `null` if it is missing or unreadable. */
export function countIn({ min }: { min: number }, typed: string): number | null {
  const count = parseCount(typed);
  return count !== null && count >= min ? count : null;
}

const valuesIn = (field: FormField, values: FormValues) =>
  (field.kind === 'size' ? ['sizeX', 'sizeY'] : [field.name]).map((name) =>
    applies(field, values) ? String(values[name]).trim() : null,
  );

/** Returns the changed fields of a form, in order. It ignores spaces around text, and values that do not apply. */
export function changedFields(service: ServiceTab, before: ServiceForms, after: ServiceForms): readonly FormField[] {
  return formFields[service].filter((field) => {
    const old = valuesIn(field, before[service]);
    return valuesIn(field, after[service]).some((value, index) => value !== old[index]);
  });
}

/** Returns the forms with some values of one service replaced. */
export const withValues = (service: ServiceTab, forms: ServiceForms, values: FormValues): ServiceForms => ({
  ...forms,
  [service]: { ...forms[service], ...values },
});
