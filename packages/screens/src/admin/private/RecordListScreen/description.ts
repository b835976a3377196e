import type { TableColumn } from '@pcb/ui/Table';
import type { RecordKind } from '../recordKinds.ts';
import type { RecordField, RecordFieldsContent } from '../RecordForm.tsx';
import type { recordListText } from '../recordText.ts';
import type { FilterDescription } from './filterRows.ts';
import type { SortValueOf } from './sortRows.ts';

/** The fields that every record has. */
export interface AdminRecord {
  id: string | number;
  /** One of the statuses of the list; any other is shown unchanged. */
  status: string;
}

/** A column shows a value of the row or the action buttons. */
export type RecordColumnId<Row> = (keyof Row & string) | 'actions';

/** A column of a list: a table column without its label, plus its sort value. */
export interface RecordColumn<Row> extends Omit<TableColumn<RecordColumnId<Row>>, 'label' | 'allowsSorting'> {
  /** The value to sort by. Without it, the column is not sortable. */
  sortValue?: SortValueOf<Row>;
  /** Whether the user can hide the column. @default true, except for the row header and the actions */
  allowsHiding?: boolean;
}

/**
 * Describes one kind of record for `RecordListScreen`. The screen renders the columns `status` and `actions`; every other
 * column shows the value with the column's id.
 */
export interface RecordListDescription<Row extends AdminRecord, Label extends string, NewField extends string = never>
  extends RecordKind<Row>, FilterDescription<Row> {
  columns: readonly (RecordColumn<Row> & { id: Label })[];
  /** Whether rows and details link to an edit page. @default false */
  isEditable?: boolean;
  /** The values in the details dialog, in order; an array is rendered as a list. Without it, there is no 'View' button. */
  detailsOf?: (row: Row) => Partial<Record<Label, string | readonly string[]>>;
  /** The file of 'Export CSV'. Its columns have the headers of the table. */
  csv?: { fileName: string; columns: readonly (Label & keyof Row)[] };
  /** The fields of the form for a new record. The status defaults to the first of `statuses`. */
  newFields?: readonly RecordField<NewField>[];
}

/** Copy of a list. */
export interface RecordListContent<Label extends string, NewField extends string = never> extends ReturnType<
  typeof recordListText
> {
  searchPlaceholder: string;
  /** The column headers and the labels in the details. */
  labels: Readonly<Record<Label, string>>;
  /** The button in the details that copies the id. Without it, there is none. */
  copyId?: string;
  newFields?: RecordFieldsContent<NewField>;
}
