import type { FilterTexts } from '@pcb/records/filterTexts';
import type { RecordCount } from '@pcb/records/page';
import type { RecordSort } from '@pcb/records/sortRows';
import type { FormValuesOf, RecordRow } from '@pcb/records/fields';
import type { TableDensity } from '@pcb/ui/Table';
import type { Remote, Sending } from '../../../shared/remote/remote.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import type { FiltersOf, RecordKind } from '../records/recordKind.ts';
import type { RecordListContent } from '../records/recordText.ts';

/** The hidden columns, which a host can store. */
export interface HiddenColumnsState {
  /** The ids of the hidden columns; others are ignored. Without it, the list keeps its own, which is empty at first. */
  hiddenColumns?: readonly string[] | undefined;
  /** Called with the ids of all hidden columns when the user hides or shows some. */
  onHiddenColumnsChange?: ((hiddenColumns: readonly string[]) => void) | undefined;
}

/** What the host knows of a list of which it has loaded the first pages. The host searches, filters and sorts. */
export interface RecordPaging<Row> {
  /** How many records match the filters. */
  matching: RecordCount;
  /** How many records there are without filters. */
  all: RecordCount;
  /** Called when the end of the rows comes near, and by 'Try again'. Absent while the next page loads, and after the last. */
  onLoadMore?: (() => void) | undefined;
  /** Whether the next page could not be loaded. The list says so below its rows. @default false */
  isMoreFailed?: boolean | undefined;
  /** Loads the exported file of all matching records. Resolves to `null` if that failed, and the host has said so. */
  loadCsv: () => Promise<string | null>;
  /** The record of `openRecord`, if it is not among the rows. */
  opened?: Row | undefined;
}

/** The rows, and the filters and sort order, which a host can keep in the URL, for example. */
interface ListState<Row, Filters> extends HiddenColumnsState {
  /** All records, in the order of an unsorted list; with `paging` those loaded so far that match, in their order. */
  rows: Remote<readonly Row[]>;
  /** For a list that is loaded in pages. Without it, `rows` is the whole list, and the screen searches, filters and sorts it. */
  paging?: RecordPaging<Row> | undefined;
  /** The search and the filters by field. Without it, the list keeps its own, which are empty at first. */
  filters?: Filters | undefined;
  /** Called with the search and the filters that are set when one changes, with every keystroke. */
  onFiltersChange?: ((filters: Filters) => void) | undefined;
  /** The sort column and direction. `null` keeps the original order. Without it, the list keeps its own, which is `null` at first. */
  sort?: RecordSort | null | undefined;
  /** Called when a column header is pressed. */
  onSortChange?: ((sort: RecordSort) => void) | undefined;
  /** Whether the administrator may not change the records: no button that would is rendered. @default false */
  isReadOnly?: boolean | undefined;
  /** The height of the rows. Without it, the list keeps its own, which is 'compact' at first. */
  density?: TableDensity | undefined;
  /** Called when another row height is selected. */
  onDensityChange?: ((density: TableDensity) => void) | undefined;
}

/** For a list with a status select in its rows. */
interface StatusChoice<Row> {
  /** Called when another status is selected. The row shows its status until the host passes a new one. */
  onStatusChange: (row: Row, status: string) => void;
}

/** For a list with 'Export CSV'. */
interface RecordExport {
  /** Called with the file name and the CSV text of the rows that match, as sorted, when 'Export CSV' is pressed. */
  onExport: (fileName: string, csv: string) => void;
}

/** For a list with 'Delete' in its rows. */
interface RecordRemoval<Row> {
  /** Called when 'Delete' is pressed. The row stays until the host passes rows without it. */
  onDelete: (row: Row) => void;
}

/** For a list with 'Respond' in its rows and details. */
interface RecordResponse<Row> {
  /** Called when 'Respond' is pressed. */
  onRespond: (row: Row) => void;
}

/** The state of the details dialog, which a host can keep in the URL, for example. */
export interface OpenRecordState {
  /** The id of the record in the details dialog; `null` or an unknown id closes the dialog. Without it, the list keeps its own. */
  openRecord?: string | null | undefined;
  /** Called with the id of the record when the dialog opens, and with `null` when it closes. */
  onOpenRecordChange?: ((id: string | null) => void) | undefined;
}

/** The form for a new record. The host opens it, and closes it when the record has been accepted. */
export interface AddRecordState<Values> extends Sending<keyof Values & string> {
  /** Whether the form for a new record is open. @default false */
  isAddOpen?: boolean | undefined;
  /** Called with `true` when the Add button is pressed, and with `false` when the form is dismissed. */
  onAddOpenChange: (isOpen: boolean) => void;
  /** Called when the form is submitted and its fields are valid. */
  onAdd: (values: Values) => void;
}

/** The search and the filters of a kind, and its copy. */
interface ListOf<Kind extends RecordKind, Row>
  extends ListState<Row, FiltersOf<Kind>>, WithContent<RecordListContent<Kind>> {}

/** The props of a list with details, and 'Respond' in its rows. */
export interface AnsweredListProps<Kind extends RecordKind, Row>
  extends ListOf<Kind, Row>, OpenRecordState, RecordResponse<Row> {}

/** The props of a list with details, a status select in its rows and 'Export CSV'. */
export interface TransactionListProps<Kind extends RecordKind, Row>
  extends ListOf<Kind, Row>, OpenRecordState, StatusChoice<Row>, RecordExport {}

/** The props of a list to which records are added, and from which they are deleted. */
export interface GrowingListProps<Kind extends RecordKind, Row>
  extends ListOf<Kind, Row>, AddRecordState<FormValuesOf<Kind, 'new'>>, RecordRemoval<Row> {}

export interface RecordListScreenProps<Row extends RecordRow, NewValues>
  extends
    ListState<Row, FilterTexts>,
    OpenRecordState,
    Partial<AddRecordState<NewValues>>,
    Partial<StatusChoice<Row>>,
    Partial<RecordExport>,
    Partial<RecordRemoval<Row>>,
    Partial<RecordResponse<Row>> {
  /** Describes the records. Must be the same object on every render. */
  kind: RecordKind;
  content: RecordListContent;
}
