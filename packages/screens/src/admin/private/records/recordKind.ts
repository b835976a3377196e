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

interface ColumnLayout<Name extends string> extends Pick<TableColumn, 'isFlexible' | 'narrowPlace' | 'allowsHiding'> {
  width: number;
  /** The column that also shows this value if there is no room for this column. */
  foldsInto?: Name;
}

interface ControlCopy {
  label?: string;
  placeholder?: string;
  help?: string;
}

export interface RecordView<Name extends string = string, Status extends string = string> {
  icon: LucideIcon;
  /** The field that names a record in headings, buttons and dialogs. */
  name: Name;
  about: readonly Name[];
  /** Names the searched fields: 'ID, PCB or customer'. */
  searchPlaceholder: string;
  /** The label of the details button that copies the name. If omitted, there is no button. */
  copyName?: string;
  /** The width of the row buttons, in `rem`. */
  actionsWidth: number;
  columns: Readonly<Partial<Record<Name, ColumnLayout<Name>>>>;
  tones: Readonly<Record<Status, BadgeTone>>;
  controls?: Readonly<Partial<Record<Name, ControlCopy>>>;
  /** A field whose text, unless empty, is a badge before the value of a list column. */
  mark?: { field: Name; column: Name; tones: Readonly<Record<string, BadgeTone>> };
  /** The order of the fields on the edit page. @default the order of the description */
  editOrder?: readonly Name[];
}

export interface RecordKind extends RecordDescription, RecordView {}

type NameIn<Kind extends RecordDescription> = keyof Kind['fields'] & string;
type StatusIn<Kind extends RecordDescription> = Kind['fields']['status']['choices'][number];

export const recordKind = <Kind extends RecordDescription>(
  description: Kind,
  view: NoInfer<RecordView<NameIn<Kind>, StatusIn<Kind>>>,
) => ({ ...description, ...view });

type FilterName<Fields> = {
  [Field in keyof Fields]: Fields[Field] extends { filter: string } ? Field : never;
}[keyof Fields];

/**
 * The filters as the URL has them: search text, choices, dates ('2025-08') and ranges ('500..' in rupees). Invalid ones
 * are ignored.
 */
export type FiltersOf<Kind extends RecordDescription> = {
  [Field in 'search' | (FilterName<Kind['fields']> & string)]?: string;
};

export function formFieldsOf(kind: RecordKind, form: Form): readonly NamedField[] {
  const order = form === 'edit' ? (kind.editOrder ?? []) : [];
  return describedFormFields(kind, form).toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

export const filterNames = (kind: RecordKind) => fieldsOf(kind, ({ filter }) => filter).map(([name]) => name);

/** The name of a record in headings, buttons and dialogs: '#1234', 'Anjali Menon'. */
export const nameOf = (kind: RecordKind, row: object) => String(valueOf(row, kind.name));

/** Includes a current value that is no longer a choice. */
export const choiceItems = ({ choices }: { choices: readonly string[] }, current = '') =>
  [...choices, ...(current && !choices.includes(current) ? [current] : [])].map((choice) => ({
    id: choice,
    label: choice,
  }));

export const listHref = ({ section }: Pick<RecordKind, 'section'>) => `/admin/${section}`;

/** The id can contain any character. */
export const editHref = (kind: Pick<RecordKind, 'section'>, id: string | number) =>
  `${listHref(kind)}/edit/${encodeURIComponent(id)}`;

export const isEditable = ({ can }: RecordKind) => can.includes('edit');

export const hasDetails = (kind: RecordKind) => fieldsIn(kind, 'details').length > 0;
