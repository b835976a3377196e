import type { CSSProperties, ReactNode, Ref } from 'react';
import type { ColumnStateProps, SortDescriptor, TableColumn, TableNarrow, TableTotals } from './columns/columns.ts';
import type { TableExpansionProps } from './rows/expansion.ts';
import type { TableSelectionProps } from './selection/selection.ts';

export const tableDensities = ['comfortable', 'compact'] as const;
export type TableDensity = (typeof tableDensities)[number];

interface TableOwnProps<RowData extends { id: string | number }, ColumnId extends string>
  extends TableSelectionProps<RowData['id']>, TableExpansionProps<RowData>, ColumnStateProps<ColumnId> {
  /** The columns, in order. */
  columns: readonly TableColumn<ColumnId>[];
  /** The rows, in order. The host sorts and filters them. */
  rows: readonly RowData[];
  /** The number of all rows, if the host has loaded only the first; a lower bound is fine. @default rows.length */
  rowCount?: number | undefined;
  /** Called when the last rows come into view, once for each array of rows, to load the next ones. */
  onLoadMore?: (() => void) | undefined;
  /** Renders the content of a cell. Pass a stable function, so that unchanged rows do not render again. */
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  /**
   * Returns the label and the subtotals of a group row, such as an order above its lines, and `undefined` for other rows. A
   * group row has no other cells and cannot be selected. Pass a stable function.
   */
  getSubtotals?: ((row: RowData) => TableTotals<ColumnId> | undefined) | undefined;
  /** The sorted column and the direction; `null` if the rows are not sorted. */
  sortDescriptor?: SortDescriptor<ColumnId> | null | undefined;
  /** Called when a sort button is pressed: with the opposite direction for the sorted column, otherwise `ascending`. */
  onSortChange?: ((descriptor: SortDescriptor<ColumnId>) => void) | undefined;
  /** A row of totals, which the host sums. It stays in sight while the other rows scroll. @default none */
  totals?: TableTotals<ColumnId> | undefined;
  /** Shown below the header when there are no rows. */
  empty?: ReactNode;
  /** The maximum height, a CSS length or `100%`. With `none`, all rows render and the page scrolls. @default '40rem' */
  maxHeight?: string;
  /** The height of a one-line row: 40 px, or 34 px for long lists; more on touch screens. @default 'comfortable' */
  density?: TableDensity;
  /** Shows two-line rows in steps in a container as narrow as a phone. Without a `narrowPlace`, rows are cards. */
  narrow?: TableNarrow<RowData>;
  /** The ids of the two-line rows that initially show all columns. @default none */
  defaultExpandedRows?: readonly RowData['id'][] | undefined;
  /** The initial number of two-line rows. @default narrow.rowsPerStep */
  defaultVisibleRows?: number | undefined;
  /** The id of the outermost element. */
  id?: string;
  /** Class name of the outermost element; its rules override ours. */
  className?: string | undefined;
  /** Inline style of the outermost element. */
  style?: CSSProperties | undefined;
  /** Ref to the `div` around caption and table, which does not scroll itself. */
  ref?: Ref<HTMLDivElement>;
}

/** Pass either `caption` or `aria-label`. */
type TableName =
  | {
      /** The name of the table, visible above it. Pass either this or `aria-label`. */
      caption: ReactNode;
      'aria-label'?: never;
    }
  | {
      /** The name of the table, if a heading already shows it. Pass either this or `caption`. */
      'aria-label': string;
      caption?: never;
    };

export type TableProps<RowData extends { id: string | number }, ColumnId extends string = string> = TableOwnProps<
  RowData,
  ColumnId
> &
  TableName;
