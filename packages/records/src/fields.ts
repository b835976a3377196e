import type { Paise } from '@pcb/quoting/money';
import type { AdministratorRights } from './rights.ts';

export interface FieldValues {
  /** An id such as '#1234', sorted by its number. */
  reference: string;
  serial: number;
  text: string;
  email: string;
  lines: string;
  /** Texts, one per line of the form's field. */
  list: readonly string[];
  /** One of the field's choices. A value from another system is shown unchanged. */
  choice: string;
  /** YYYY-MM-DD. */
  date: string;
  /** A whole number from 0. */
  count: number;
  money: Paise;
  /** Free text with an amount, such as '₹5,000' or '₹750 a panel', sorted by the amount. */
  price: string;
  /** Only in the form for a new record; never stored. */
  password: string;
}

export type FieldType = keyof FieldValues;

interface FieldFilters {
  choice: 'choice';
  /** A day, a part of a date, or a range of days. */
  date: 'date';
  count: 'range';
  money: 'range';
}

/** The places where a field appears: the columns of the list, the searched text, the details or the exported file. */
export type Place = 'list' | 'search' | 'details' | 'csv';

interface FieldOf<Type extends FieldType> {
  type: Type;
  /** The column header, and the label in filters, details, forms and the exported file. */
  label: string;
  appearsIn?: readonly Place[];
  sort?: true;
  filter?: Type extends keyof FieldFilters ? FieldFilters[Type] : never;
  /** Set if the field is in the form for a new record and on the edit page. */
  form?: {
    isRequired?: true;
    /** The only form with the field. @default both */
    in?: 'new' | 'edit';
  };
  /** Whether the server computes the value and ignores the form. @default false */
  isComputed?: true;
}

/** Filters by a part of the text. Such a field must be searchable, so 'search' comes first. */
interface FilteredText extends Omit<FieldOf<'text'>, 'filter'> {
  filter: 'text';
  appearsIn: readonly ['search', ...Place[]];
}

export interface ChoiceField extends FieldOf<'choice'> {
  choices: readonly [string, ...string[]];
}

export type RecordField =
  | { [Type in FieldType]: Type extends 'choice' ? ChoiceField : FieldOf<Type> }[FieldType]
  | FilteredText;

export type FilterType = NonNullable<RecordField['filter']>;

/** In the order of columns, details and forms. */
export interface RecordFields {
  id: FieldOf<'reference'> | FieldOf<'serial'>;
  status: ChoiceField;
  [name: string]: RecordField;
}

/** A kind of record. Lists, forms, requests, tables and samples are derived from it. */
export interface RecordDescription {
  /** The singular and plural in sentences: 'order', 'orders'. */
  one: string;
  many: string;
  /** The segment of its URLs, and the name of its table. */
  section: string;
  can: readonly ('edit' | 'setStatus' | 'add' | 'remove')[];
  /** The rights that an administrator needs for each action. */
  rightsToChange: AdministratorRights;
  fields: RecordFields;
}

export const describe = <const Kind extends RecordDescription>(kind: Kind): Kind => kind;

type FieldsOf<Kind extends RecordDescription> = Kind['fields'];
type ValueIn<Fields extends RecordFields, Field extends keyof Fields> = FieldValues[Fields[Field]['type']];

export type RowOf<Kind extends RecordDescription> = {
  [Field in keyof FieldsOf<Kind> as FieldsOf<Kind>[Field]['type'] extends 'password' ? never : Field]: ValueIn<
    FieldsOf<Kind>,
    Field
  >;
};

export type Form = 'new' | 'edit';

type FormName<Fields extends RecordFields, In> = {
  [Field in keyof Fields]: Fields[Field] extends { form: infer Control }
    ? Control extends { in: infer Only }
      ? Only extends In
        ? Field
        : never
      : Field
    : never;
}[keyof Fields];

export type FormValuesOf<Kind extends RecordDescription, In extends Form> = {
  [Field in FormName<FieldsOf<Kind>, In> & string]: ValueIn<FieldsOf<Kind>, Field>;
};

/** The values of a form as sent, without the computed ones. */
export type SentValuesOf<Kind extends RecordDescription, In extends Form> = {
  [
    Field in keyof FormValuesOf<Kind, In> as Kind['fields'][Field] extends { isComputed: true } ? never : Field
  ]: FormValuesOf<Kind, In>[Field];
};

export interface RecordRow {
  id: string | number;
  status: string;
}

export type NamedField = readonly [name: string, field: RecordField];

export const fieldsOf = (
  { fields }: Pick<RecordDescription, 'fields'>,
  test: (field: RecordField) => unknown,
): readonly NamedField[] => Object.entries<RecordField>(fields).filter(([, field]) => test(field));

export const fieldsIn = (kind: Pick<RecordDescription, 'fields'>, place: Place) =>
  fieldsOf(kind, ({ appearsIn }) => appearsIn?.includes(place));

export const formFieldsOf = (kind: Pick<RecordDescription, 'fields'>, form: Form) =>
  fieldsOf(kind, ({ form: control }) => control && (control.in ?? form) === form);

export function valueOf(row: object, field: string): unknown {
  const value: unknown = Reflect.get(row, field);
  return value;
}

/** The compiler cannot infer this type. */
export const sentValuesOf = <Kind extends RecordDescription, In extends Form>(
  kind: Kind,
  form: In,
  values: FormValuesOf<Kind, In>,
): SentValuesOf<Kind, In> =>
  Object.fromEntries(
    formFieldsOf(kind, form).flatMap(([name, { isComputed }]) => (isComputed ? [] : [[name, valueOf(values, name)]])),
  ) as SentValuesOf<Kind, In>;
