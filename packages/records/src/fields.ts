import type { Paise } from '@pcb/quoting/money';
import type { AdministratorRights } from './rights.ts';

/** The value that a record has in a field, by the type of the field. */
export interface FieldValues {
  /** An id such as '#1234', which sorts by its number. */
  reference: string;
  /** A number given to the record. */
  serial: number;
  text: string;
  email: string;
  /** Text of several lines. */
  lines: string;
  /** Texts, one on each line of a form. */
  list: readonly string[];
  /** One of the field's choices. Any other, set by another system, is shown unchanged. */
  choice: string;
  /** `YYYY-MM-DD`. */
  date: string;
  /** A whole number from 0. */
  count: number;
  money: Paise;
  /** Free text with an amount, such as '₹5,000' or '₹750 a panel', by which it sorts. */
  price: string;
  /** Only in the form for a new record; stored records do not have it. */
  password: string;
}

export type FieldType = keyof FieldValues;

/** The type of filter that each type of field can have. */
interface FieldFilters {
  choice: 'choice';
  /** A day, a part of a date, or a range of days. */
  date: 'date';
  count: 'range';
  money: 'range';
}

/** Where a field appears: as a column of the list, in the searched text, the details and the exported file. */
export type Place = 'list' | 'search' | 'details' | 'csv';

interface FieldOf<Type extends FieldType> {
  type: Type;
  /** The column header, and the label in filters, details, forms and the exported file. */
  label: string;
  appearsIn?: readonly Place[];
  /** Whether the list sorts by the field. @default false */
  sort?: true;
  filter?: Type extends keyof FieldFilters ? FieldFilters[Type] : never;
  /** Whether the field is in the form for a new record and on the edit page. */
  form?: {
    isRequired?: true;
    /** The only form with the field. @default both */
    in?: 'new' | 'edit';
  };
  /** Whether a server computes the value, and ignores what a form says. @default false */
  isComputed?: true;
}

/** A text whose filter looks for a part of it. Such a field is searched: 'search' comes first. */
interface FilteredText extends Omit<FieldOf<'text'>, 'filter'> {
  filter: 'text';
  appearsIn: readonly ['search', ...Place[]];
}

/** A field with its choices. The first is that of a new record. */
export interface ChoiceField extends FieldOf<'choice'> {
  choices: readonly [string, ...string[]];
}

export type RecordField =
  | { [Type in FieldType]: Type extends 'choice' ? ChoiceField : FieldOf<Type> }[FieldType]
  | FilteredText;

export type FilterType = NonNullable<RecordField['filter']>;

/** The fields of a record, in the order of columns, details and forms. */
export interface RecordFields {
  id: FieldOf<'reference'> | FieldOf<'serial'>;
  status: ChoiceField;
  [name: string]: RecordField;
}

/** A kind of record, from which lists, forms, requests, tables and samples derive. */
export interface RecordDescription {
  /** The name of one record, and of several, within a sentence: 'order', 'orders'. */
  one: string;
  many: string;
  /** The segment of its URLs, and its table. */
  section: string;
  /** What can be done with a record in the admin area. */
  can: readonly ('edit' | 'setStatus' | 'add' | 'remove')[];
  /** The rights that an administrator needs to do it. */
  rightsToChange: AdministratorRights;
  fields: RecordFields;
}

/** Describes a kind of record. */
export const describe = <const Kind extends RecordDescription>(kind: Kind): Kind => kind;

type FieldsOf<Kind extends RecordDescription> = Kind['fields'];
type ValueIn<Fields extends RecordFields, Field extends keyof Fields> = FieldValues[Fields[Field]['type']];

/** A record of a kind: its values by field. */
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

/** The values of a form of a kind, by field. */
export type FormValuesOf<Kind extends RecordDescription, In extends Form> = {
  [Field in FormName<FieldsOf<Kind>, In> & string]: ValueIn<FieldsOf<Kind>, Field>;
};

/** The values of a form of a kind that are sent, without those that a server computes. */
export type SentValuesOf<Kind extends RecordDescription, In extends Form> = {
  [
    Field in keyof FormValuesOf<Kind, In> as Kind['fields'][Field] extends { isComputed: true } ? never : Field
  ]: FormValuesOf<Kind, In>[Field];
};

/** What every record has. */
export interface RecordRow {
  id: string | number;
  status: string;
}

export type NamedField = readonly [name: string, field: RecordField];

/** The fields that a test accepts, with their names, in order. */
export const fieldsOf = (
  { fields }: Pick<RecordDescription, 'fields'>,
  test: (field: RecordField) => unknown,
): readonly NamedField[] => Object.entries<RecordField>(fields).filter(([, field]) => test(field));

/** The fields that appear in a place, in order. */
export const fieldsIn = (kind: Pick<RecordDescription, 'fields'>, place: Place) =>
  fieldsOf(kind, ({ appearsIn }) => appearsIn?.includes(place));

/** The fields of a form, in order. */
export const formFieldsOf = (kind: Pick<RecordDescription, 'fields'>, form: Form) =>
  fieldsOf(kind, ({ form: control }) => control && (control.in ?? form) === form);

/** The value of a record in a field. */
export function valueOf(row: object, field: string): unknown {
  const value: unknown = Reflect.get(row, field);
  return value;
}

/** The values of a form without those that a server computes. The compiler cannot see that their type follows. */
export const sentValuesOf = <Kind extends RecordDescription, In extends Form>(
  kind: Kind,
  form: In,
  values: FormValuesOf<Kind, In>,
): SentValuesOf<Kind, In> =>
  Object.fromEntries(
    formFieldsOf(kind, form).flatMap(([name, { isComputed }]) => (isComputed ? [] : [[name, valueOf(values, name)]])),
  ) as SentValuesOf<Kind, In>;
