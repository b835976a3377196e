/** The value of another field without which a field means nothing. */
export interface Condition {
  name: string;
  value: string;
}

/** A field of a form. `initial` is the value that the form opens with. Typed values are text, never corrected. */
export type SchemaField = (
  | { kind: 'text' | 'millimetres' | 'count'; initial: string }
  | { kind: 'choice'; options: readonly string[]; initial: string }
  | { kind: 'switch'; initial: boolean }
) & { onlyIf?: Condition };

/** The fields of a form, in its order. */
export type Schema = Readonly<Record<string, SchemaField>>;

const typed = <Kind extends string>(kind: Kind, initial: string) => ({ kind, initial });

/** A text without a meaning of its own, such as a name. */
export const text = () => typed('text', '');

/** A length in millimetres, as typed. The two sides `sizeX` and `sizeY` are one parameter of the URL. */
export const millimetres = (initial: string) => typed('millimetres', initial);

/** A number of pieces, as typed. */
export const count = (initial: string) => typed('count', initial);

/** One of several options. */
export const choice = <const Options extends readonly string[]>(
  options: Options,
  initial: NoInfer<Options[number]>,
) => ({
  kind: 'choice' as const,
  options,
  initial,
});

export const yesOrNo = (initial: 'yes' | 'no') => choice(['yes', 'no'], initial);

/** An extra that is off until it is selected. */
export const extra = () => ({ kind: 'switch' as const, initial: false });

/** A field that applies only while another one has a value. Otherwise it is not shown, and costs nothing. */
export const onlyIf = <const Field extends SchemaField>(name: string, value: string, field: Field) => ({
  ...field,
  onlyIf: { name, value },
});

/** The values of a form. */
export type ValuesOf<Form> = {
  -readonly [Name in keyof Form]: Form[Name] extends { options: readonly (infer Option)[] }
    ? Option
    : Form[Name] extends { kind: 'switch' }
      ? boolean
      : string;
};

/** The names of the fields of a kind. */
export type NamesOf<Form, Kind extends SchemaField['kind']> = {
  [Name in keyof Form]: Form[Name] extends { kind: Kind } ? Name : never;
}[keyof Form] &
  string;

/** The names of the fields of a form, in its order. */
export const fieldNames = <Form extends Schema>(form: Form) => Object.keys(form) as readonly (keyof Form & string)[];

const initialOf = (form: Schema) =>
  Object.fromEntries(Object.entries(form).map(([name, field]) => [name, field.initial]));

/** The values that a form opens with. */
export const initialValues = <Form extends Schema>(form: Form) => initialOf(form) as ValuesOf<Form>;
