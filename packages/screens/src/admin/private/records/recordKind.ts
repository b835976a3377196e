import type { Paise } from '@pcb/quoting/money';
import type { BadgeTone } from '@pcb/ui/Badge';
import type { TableColumn } from '@pcb/ui/Table';
import type { LucideIcon } from 'lucide-react';

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
  /** Only in the form for a new record; stored records do not have it. */
  password: string;
}

export type FieldType = keyof FieldValues;

/** The types of filter that each type of field can have. */
interface FieldFilters {
  /** A part of the text. */
  text: 'text';
  choice: 'choice';
  /** A day, month or year, or a range of days; `dateRange` has the range alone, behind 'More filters'. */
  date: 'date' | 'dateRange';
  count: 'numberRange';
  money: 'numberRange';
}

export type FilterType = FieldFilters[keyof FieldFilters];

/** A column of the list. Its header is the label of the field; its typeface and alignment follow from the type. */
interface FieldColumn<Value> extends Pick<
  TableColumn,
  'isFlexible' | 'align' | 'isMono' | 'foldsInto' | 'narrowPlace' | 'allowsHiding'
> {
  /** The minimum width in `rem`. */
  width: number;
  /** Whether the list sorts by the value, or what it sorts by instead. @default false */
  sort?: true | ((value: Value) => number);
}

/** The control in the form for a new record and on the edit page. */
interface FieldControl {
  isRequired?: true;
  /** The only form with the field. @default both */
  in?: 'new' | 'edit';
  /** The label, if it differs from that of the list. */
  label?: string;
  placeholder?: string;
}

interface FieldOf<Type extends FieldType> {
  type: Type;
  /** The column header, and the label in filters, details and forms. */
  label: string;
  /** A line below the control of a form. */
  help?: string;
  column?: FieldColumn<FieldValues[Type]>;
  filter?: Type extends keyof FieldFilters ? FieldFilters[Type] : never;
  /** Where else the field appears: in the searched text, the details dialog and the exported file. */
  appearsIn?: readonly ('search' | 'details' | 'csv')[];
  form?: FieldControl;
}

/** A field with its choices and their colours. The first choice is that of a new record. */
export interface ChoiceField extends FieldOf<'choice'> {
  choices: Readonly<Record<string, BadgeTone>>;
}

export type RecordField = { [Type in FieldType]: Type extends 'choice' ? ChoiceField : FieldOf<Type> }[FieldType];

/** The fields of a record, in the order of columns, details and forms. */
export interface RecordFields {
  id: FieldOf<'reference'> | FieldOf<'serial'>;
  status: ChoiceField;
  [name: string]: RecordField;
}

/** A kind of record, from which its list, details, forms, file, URL and copy derive. */
export interface RecordKind {
  /** The name of one record, and of several, within a sentence: 'order', 'orders'. */
  one: string;
  many: string;
  /** The URL segment after /admin/. */
  section: string;
  /** The icon of its page in the sidebar and the palette. */
  icon: LucideIcon;
  /** The field that names a record in headings, buttons and dialogs. */
  name: string;
  /** The fields beside the name in the palette. */
  about: readonly string[];
  /** What the search looks in: 'ID, PCB or customer'. */
  searchPlaceholder: string;
  /** The label of the button in the details that copies the name. Without it, there is none. */
  copyName?: string;
  /** The width of the row buttons in `rem`. */
  actionsWidth: number;
  fields: RecordFields;
  /** The order of the fields on the edit page. @default that of `fields` */
  editOrder?: readonly string[];
}

/** A kind whose fields are known to the compiler. */
export interface KindWith<Fields extends RecordFields> extends RecordKind {
  fields: Fields;
}

type Name<Fields> = keyof Fields & string;

/** Where a description refers to its own fields. */
interface References<Fields> {
  name: Name<Fields>;
  about: readonly Name<Fields>[];
  editOrder?: readonly Name<Fields>[];
  fields: { readonly [Field in keyof Fields]: { column?: { foldsInto?: Name<Fields> } } };
}

/** Describes a kind of record. A reference to a field that does not exist is a compile error. */
export const recordKind = <Fields extends RecordFields>(
  kind: KindWith<Fields> & References<Fields>,
): KindWith<Fields> => kind;

/** A record of a kind: its values by field. */
export type RowOf<Kind extends RecordKind> = {
  [
    Field in keyof Kind['fields'] as Kind['fields'][Field]['type'] extends 'password' ? never : Field
  ]: FieldValues[Kind['fields'][Field]['type']];
};

type FormName<Fields extends RecordFields, Form> = {
  [Field in keyof Fields]: Fields[Field] extends { form: infer Control }
    ? Control extends { in: infer Only }
      ? Only extends Form
        ? Field
        : never
      : Field
    : never;
}[keyof Fields];

/** The values of a form of a kind, by field. */
export type FormValuesOf<Kind extends RecordKind, Form extends 'new' | 'edit'> = {
  [Field in FormName<Kind['fields'], Form> & string]: FieldValues[Kind['fields'][Field]['type']];
};

type FilterName<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends { filter: string } ? Field : never;
}[keyof Fields];

/**
 * The filters of a list that are set, as in its URL: the search text, and by field a choice, a date or a part of one
 * ('2025-08'), or the ends of a range ('2025-08-01..2025-08-31', '500..' in rupees). An invalid one is ignored.
 */
export type FiltersOf<Kind extends RecordKind> = {
  [Field in 'search' | (FilterName<Kind['fields']> & string)]?: string;
};

/** What every record has. */
export interface RecordRow {
  id: string | number;
  status: string;
}

/** The fields that a test accepts, with their names, in order. */
export const fieldsOf = (kind: RecordKind, test: (field: RecordField) => unknown) =>
  Object.entries<RecordField>(kind.fields).filter(([, field]) => test(field));

/** The fields that appear in a place, in order. */
export const fieldsIn = (kind: RecordKind, place: NonNullable<RecordField['appearsIn']>[number]) =>
  fieldsOf(kind, ({ appearsIn }) => appearsIn?.includes(place));

/** The fields of a form, in order. */
export function formFieldsOf(kind: RecordKind, form: 'new' | 'edit') {
  const fields = fieldsOf(kind, ({ form: control }) => control && (control.in ?? form) === form);
  const order = form === 'edit' ? (kind.editOrder ?? []) : [];
  return fields.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

/** The names of the filters of a list, which are parameters of its URL. */
export const filterNames = (kind: RecordKind) => fieldsOf(kind, ({ filter }) => filter).map(([name]) => name);

/** The value of a record in a field. */
export const valueOf = (row: object, field: string) => (row as Readonly<Record<string, unknown>>)[field];

/** The name of a record in headings, buttons and dialogs: '#1234', 'Anjali Menon'. */
export const nameOf = (kind: RecordKind, row: object) => String(valueOf(row, kind.name));

/** The choices of a field for a select, including a current one that is not among them. */
export const choiceItems = ({ choices }: Pick<ChoiceField, 'choices'>, current = '') =>
  [...Object.keys(choices), ...(current && !Object.hasOwn(choices, current) ? [current] : [])].map((choice) => ({
    id: choice,
    label: choice,
  }));

/** The URL of the list. */
export const listHref = ({ section }: Pick<RecordKind, 'section'>) => `/admin/${section}`;

/** The URL of the edit page of a record. The id can contain any character. */
export const editHref = (kind: Pick<RecordKind, 'section'>, id: string | number) =>
  `${listHref(kind)}/edit/${encodeURIComponent(id)}`;

/** Whether records have an edit page. */
export const isEditable = (kind: RecordKind) => formFieldsOf(kind, 'edit').length > 0;

/** Whether records have a dialog with details. */
export const hasDetails = (kind: RecordKind) => fieldsIn(kind, 'details').length > 0;
