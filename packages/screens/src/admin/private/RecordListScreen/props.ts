import type { FormValuesOf, RecordRow } from '@pcb/records/fields';
import type { FilterTexts } from '@pcb/records/filterTexts';
import type { RecordCount } from '@pcb/records/page';
import type { RecordSort } from '@pcb/records/sortRows';
import type { TableDensity } from '@pcb/ui/Table';
import type { Remote, Sending } from '../../../shared/remote/remote.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import type { FiltersOf, RecordKind } from '../records/recordKind.ts';
import type { RecordListContent } from '../records/recordText.ts';

export interface HiddenColumnsState {
  /** The ids of the hidden columns; unknown ids are ignored. If omitted, the list keeps its own, initially empty. */
  hiddenColumns?: readonly string[] | undefined;
  /** Called with the ids of all hidden columns when the user hides or shows some. */
  onHiddenColumnsChange?: ((hiddenColumns: readonly string[]) => void) | undefined;
}

/** The state of a list that the host loads page by page. The host searches, filters and sorts. */
export interface RecordPaging<Row> {
  /** The number of records that match the filters. */
  matching: RecordCount;
  /** The number of records without filters. */
  all: RecordCount;
  /** Called near the end of the rows, and by 'Try again'. Omit it while a page loads, and after the last page. */
  onLoadMore?: (() => void) | undefined;
  /** Whether the next page failed to load, which is shown below the rows. @default false */
  isMoreFailed?: boolean | undefined;
  /** Loads the CSV of all matching records. Resolves to `null` if that failed and the host has shown an error. */
  loadCsv: () => Promise<string | null>;
  /** The record of `openRecord`, if it is not among the rows. */
  opened?: Row | undefined;
}

interface ListState<Row, Filters> extends HiddenColumnsState {
  /** All records, in the order of an unsorted list. With `paging`, the matching records loaded so far, in order. */
  rows: Remote<readonly Row[]>;
  /**
   * The state of a list that is loaded page by page. If omitted, the screen searches, filters and sorts `rows` itself.
   */
  paging?: RecordPaging<Row> | undefined;
  /** The search and the filters by field. If omitted, the list keeps its own, initially empty. */
  filters?: Filters | undefined;
  /** Called with the search and the active filters on every change and keystroke. */
  onFiltersChange?: ((filters: Filters) => void) | undefined;
  /** The sort column and direction; `null` keeps the original order. If omitted, the list keeps its own. */
  sort?: RecordSort | null | undefined;
  /** Called when a column header is pressed. */
  onSortChange?: ((sort: RecordSort) => void) | undefined;
  /** Whether the administrator may not change the records: the buttons for changes are hidden. @default false */
  isReadOnly?: boolean | undefined;
  /** The height of the rows. If omitted, the list keeps its own, initially 'compact'. */
  density?: TableDensity | undefined;
  /** Called when another row height is selected. */
  onDensityChange?: ((density: TableDensity) => void) | undefined;
}

interface StatusChoice<Row> {
  /** Called when another status is selected. The row keeps its status until the host passes a new one. */
  onStatusChange: (row: Row, status: string) => void;
}

interface RecordExport {
  /** Called with the file name and the CSV text of the matching rows, as sorted, when 'Export CSV' is pressed. */
  onExport: (fileName: string, csv: string) => void;
}

interface RecordRemoval<Row> {
  /** Called when 'Delete' is pressed. The row stays until the host passes rows without it. */
  onDelete: (row: Row) => void;
}

interface RecordResponse<Row> {
  /** Called when 'Respond' is pressed. */
  onRespond: (row: Row) => void;
}

export interface OpenRecordState {
  /** The id of the record in the details dialog; `null` closes it. If omitted, the list keeps its own. */
  openRecord?: string | null | undefined;
  /** Called with the id of the record when the dialog opens, and with `null` when it closes. */
  onOpenRecordChange?: ((id: string | null) => void) | undefined;
}

export interface AddRecordState<Values> extends Sending<keyof Values & string> {
  /** Whether the form for a new record is open. @default false */
  isAddOpen?: boolean | undefined;
  /** Called with `true` when the Add button is pressed, and with `false` when the form is dismissed. */
  onAddOpenChange: (isOpen: boolean) => void;
  /** Called when the form is submitted and its fields are valid. */
  onAdd: (values: Values) => void;
}

interface ListOf<Kind extends RecordKind, Row>
  extends ListState<Row, FiltersOf<Kind>>, WithContent<RecordListContent<Kind>> {}

export interface AnsweredListProps<Kind extends RecordKind, Row>
  extends ListOf<Kind, Row>, OpenRecordState, RecordResponse<Row> {}

export interface TransactionListProps<Kind extends RecordKind, Row>
  extends ListOf<Kind, Row>, OpenRecordState, StatusChoice<Row>, RecordExport {}

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
