import type { DataTableColumn } from '@pcb/ui/DataTable';
import type { AdminSection } from '../adminPaths.ts';
import type { RecordField, RecordFieldsContent } from '../RecordForm.tsx';
import type { recordListWords } from '../recordWords.ts';
import type { FilterDescription } from './filterRows.ts';
import type { SortValue } from './sortRows.ts';

/** What every record has, whatever else it holds. */
export interface AdminRecord {
  id: string | number;
  /** One of the statuses of its list; another one is shown as it is. */
  status: string;
}

/** What a column can show: a value of the row, or the buttons of the row. */
export type RecordColumnId<Row> = (keyof Row & string) | 'actions';

/** One column of a list: a column of the table without its words, and what it is sorted by. */
export interface RecordColumn<Row> extends Omit<DataTableColumn<RecordColumnId<Row>>, 'label' | 'allowsSorting'> {
  /** What the rows are sorted by. Without it, the column cannot be sorted. */
  sortValue?: (row: Row) => SortValue;
}

/**
 * One kind of record as `RecordListScreen` lists it. The columns `status` and `actions` are drawn by the screen; every
 * other column shows the value of the row under the column's id.
 */
export interface RecordListDescription<
  Row extends AdminRecord,
  Label extends string,
  NewField extends string = never,
> extends FilterDescription<Row> {
  /** The part of its addresses after /admin/. */
  section: AdminSection;
  columns: readonly (RecordColumn<Row> & { id: Label })[];
  /** How buttons and dialogs call a record: '#1234', 'Anjali Menon'. */
  nameOf: (row: Row) => string;
  /** Whether rows and details link to an edit page. @default false */
  isEditable?: boolean;
  /** The values in the dialog that 'View' opens; several values are a list. Without it, there is no 'View'. */
  details?: readonly { id: Label; valueOf: (row: Row) => string | readonly string[] }[];
  /** The file of 'Export CSV'. Its columns have the headers of the table. */
  csv?: { fileName: string; columns: readonly (Label & keyof Row)[] };
  /** The form for a new record. Its status starts with the first of the statuses. */
  newFields?: readonly RecordField<NewField>[];
}

/** The words of one list. */
export interface RecordListContent<Label extends string, NewField extends string = never> extends ReturnType<
  typeof recordListWords
> {
  searchPlaceholder: string;
  /** The headers of the columns, and the names of the values in the details. */
  labels: Readonly<Record<Label, string>>;
  newFields?: RecordFieldsContent<NewField>;
}
