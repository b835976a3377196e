import type { Remote, Sending } from '../../../shared/remote.ts';
import type { RecordValues } from '../RecordForm.tsx';
import type { AdminRecord, RecordListContent, RecordListDescription } from './description.ts';
import type { RecordFilters } from './filterRows.ts';
import type { RecordSort } from './useShownRows.ts';

/** What every list of records takes: its rows, and the filters and order that a host may keep, in the address for instance. */
export interface RecordListProps<Row> {
  /** The records, in the order that an unsorted list shows. */
  rows: Remote<readonly Row[]>;
  /** Search, status and date (controlled). */
  filters?: RecordFilters | undefined;
  /** Search, status and date at first. @default none */
  defaultFilters?: Partial<RecordFilters>;
  /** Called when the search changes, with each letter, or the status or the date. */
  onFiltersChange?: ((filters: RecordFilters) => void) | undefined;
  /** The column that the rows are sorted by (controlled). `null` leaves the rows as they came. */
  sort?: RecordSort | null | undefined;
  /** The column that the rows are sorted by at first. @default null */
  defaultSort?: RecordSort | null;
  /** Called when the header of a column is pressed. */
  onSortChange?: ((sort: RecordSort) => void) | undefined;
}

/** For a list whose statuses can be changed in their rows. */
export interface StatusChoice<Row> {
  /** Called when another status is chosen. The list shows the status of the row until the host passes another one. */
  onStatusChange: (row: Row, status: string) => void;
}

/** For a list with 'Export CSV'. */
export interface RecordExport {
  /** Called when 'Export CSV' is pressed, with the name of the file and its text: the rows that are shown, in their order. */
  onExport: (fileName: string, csv: string) => void;
}

/** For a list with 'Delete' in its rows. */
export interface RecordRemoval<Row> {
  /** Called when 'Delete' is pressed. The row stays until the host passes rows without it. */
  onDelete: (row: Row) => void;
}

/** For a list with 'Respond' in its rows and details. */
export interface RecordResponse<Row> {
  /** Called when 'Respond' is pressed. */
  onRespond: (row: Row) => void;
}

/** The dialog with the details of a record. A host may keep it, in the address for instance. */
export interface OpenRecordState {
  /** The id of the record whose details are open (controlled). `null`, or an id that no record has, for none. */
  openRecord?: string | null | undefined;
  /** The id of the record whose details are open at first. @default null */
  defaultOpenRecord?: string | null | undefined;
  /** Called when details are opened or closed, with the id of the record or `null`. */
  onOpenRecordChange?: ((id: string | null) => void) | undefined;
}

/** The form for a new record. The host opens and closes it: after 'Add' is pressed, it closes it as soon as the record is accepted. */
export interface AddRecordState<Field extends string> extends Sending<Field> {
  /** Whether the form for a new record is open. @default false */
  isAddOpen?: boolean | undefined;
  /** Called when the button that opens the form is pressed, and when the form is dismissed. */
  onAddOpenChange: (isOpen: boolean) => void;
  /** Called when the form is submitted and its required fields are filled in. */
  onAdd: (values: RecordValues<Field>) => void;
}

export interface RecordListScreenProps<Row extends AdminRecord, Label extends string, NewField extends string>
  extends
    RecordListProps<Row>,
    OpenRecordState,
    Partial<AddRecordState<NewField>>,
    Partial<StatusChoice<Row>>,
    Partial<RecordExport>,
    Partial<RecordRemoval<Row>>,
    Partial<RecordResponse<Row>> {
  /** Which records it lists, and how. The same object from render to render. */
  description: RecordListDescription<Row, Label, NewField>;
  /** Its words: pass others to translate or to re-word it. */
  content: RecordListContent<Label, NewField>;
}
