import {
  fieldsIn,
  fieldsOf,
  type Form,
  formFieldsOf as describedFormFields,
  type NamedField,
  type RecordDescription,
  valueOf,
} from '@pcb/records/fields';
import type { BadgeTone } from '@pcb/ui/Badge';
import type { TableColumn } from '@pcb/ui/Table';
import type { LucideIcon } from 'lucide-react';

/** How a column is laid out. Its header is the label of the field; its typeface and alignment follow from the type. */
interface ColumnLayout<Name extends string> extends Pick<TableColumn, 'isFlexible' | 'narrowPlace' | 'allowsHiding'> {
  /** The minimum width in `rem`. */
  width: number;
  /** The column that shows the value too where there is no room for this one. */
  foldsInto?: Name;
}

/** What a control of a form has beyond the label of its field. */
interface ControlCopy {
  /** The label, if it differs from that of the list. */
  label?: string;
  placeholder?: string;
  /** A line below the control. */
  help?: string;
}

/** How records of a kind are shown, beside their description. */
export interface RecordView<Name extends string = string, Status extends string = string> {
  /** The icon of its page in the sidebar and the palette. */
  icon: LucideIcon;
  /** The field that names a record in headings, buttons and dialogs. */
  name: Name;
  /** The fields beside the name in the palette. */
  about: readonly Name[];
  /** What the search looks in: 'ID, PCB or customer'. */
  searchPlaceholder: string;
  /** The label of the button in the details that copies the name. Without it, there is none. */
  copyName?: string;
  /** The width of the row buttons in `rem`. */
  actionsWidth: number;
  /** A column without a layout has a usual width. */
  columns: Readonly<Partial<Record<Name, ColumnLayout<Name>>>>;
  /** The colour of each status. Other choices are neutral. */
  tones: Readonly<Record<Status, BadgeTone>>;
  controls?: Readonly<Partial<Record<Name, ControlCopy>>>;
  /** The order of the fields on the edit page. @default that of the description */
  editOrder?: readonly Name[];
}

/** A kind of record, from which its list, details, forms, URL and copy derive. */
export interface RecordKind extends RecordDescription, RecordView {}

type NameIn<Kind extends RecordDescription> = keyof Kind['fields'] & string;
type StatusIn<Kind extends RecordDescription> = Kind['fields']['status']['choices'][number];

/** Adds to a description how its records are shown. A reference to a field that does not exist is a compile error. */
export const recordKind = <Kind extends RecordDescription>(
  description: Kind,
  view: NoInfer<RecordView<NameIn<Kind>, StatusIn<Kind>>>,
) => ({ ...description, ...view });

type FilterName<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends { filter: string } ? Field : never;
}[keyof Fields];

/**
 * The filters of a list that are set, as in its URL: the search text, and by field a choice, a date or a part of one
 * ('2025-08'), or the ends of a range ('2025-08-01..2025-08-31', '500..' in rupees). An invalid one is ignored.
 */
export type FiltersOf<Kind extends RecordDescription> = {
  [Field in 'search' | (FilterName<Kind['fields']> & string)]?: string;
};

/** The fields of a form, in order. */
export function formFieldsOf(kind: RecordKind, form: Form): readonly NamedField[] {
  const order = form === 'edit' ? (kind.editOrder ?? []) : [];
  return describedFormFields(kind, form).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

/** The names of the filters of a list, which are parameters of its URL. */
export const filterNames = (kind: RecordKind) => fieldsOf(kind, ({ filter }) => filter).map(([name]) => name);

/** The name of a record in headings, buttons and dialogs: '#1234', 'Anjali Menon'. */
export const nameOf = (kind: RecordKind, row: object) => String(valueOf(row, kind.name));

/** The choices of a field for a select, including a current one that is not among them. */
export const choiceItems = ({ choices }: { choices: readonly string[] }, current = '') =>
  [...choices, ...(current && !choices.includes(current) ? [current] : [])].map((choice) => ({
    id: choice,
    label: choice,
  }));

/** The URL of the list. */
export const listHref = ({ section }: Pick<RecordKind, 'section'>) => `/admin/${section}`;

/** The URL of the edit page of a record. The id can contain any character. */
export const editHref = (kind: Pick<RecordKind, 'section'>, id: string | number) =>
  `${listHref(kind)}/edit/${encodeURIComponent(id)}`;

/** Whether records have an edit page. */
export const isEditable = ({ can }: RecordKind) => can.includes('edit');

/** Whether records have a dialog with details. */
export const hasDetails = (kind: RecordKind) => fieldsIn(kind, 'details').length > 0;
