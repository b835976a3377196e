import type { ReactNode } from 'react';

/** The column that the rows are sorted by, and the direction. */
export interface SortDescriptor<ColumnId extends string = string> {
  /** The id of the column. */
  column: ColumnId;
  /** `ascending` puts the smallest value first, `descending` the largest. */
  direction: 'ascending' | 'descending';
}

/** The places of a two-line row, in a narrow table. */
export const tablePlaces = ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'] as const;
export type TablePlace = (typeof tablePlaces)[number];

export interface TableColumn<ColumnId extends string = string> {
  /** Unique key of the column, passed to `renderCell` and used in `sortDescriptor`. */
  id: ColumnId;
  /** The text of the header. */
  label: string;
  /** Whether the header text is for screen readers only, for example above buttons. @default false */
  isLabelHidden?: boolean;
  /**
   * The minimum width in `rem`, whatever the content. If the columns do not fit, some fold (`foldsInto`), and then the table
   * scrolls sideways. @default 8
   */
  width?: number;
  /** Whether the column takes a share of the remaining width, in proportion to its `width`. At least one column should. @default whether `width` is missing */
  isFlexible?: boolean;
  /** The alignment of the cells. Use `end` for figures, so that their digits line up. @default 'start' */
  align?: 'start' | 'end';
  /** Whether the column names the row for screen readers and stays visible when scrolled sideways. For the first column. @default false */
  isRowHeader?: boolean;
  /** Whether the column stays visible at the end when scrolled sideways, for example the buttons of a row. For the last column. @default false */
  isPinned?: boolean;
  /** The id of the column below whose value this one is shown, in a second line, if the columns do not fit side by side. */
  foldsInto?: ColumnId;
  /**
   * The place in the two-line row of a narrow table. The row header defaults to `topStart`; other columns without a place
   * follow below, on demand if `narrow` is set.
   */
  narrowPlace?: TablePlace;
  /** Whether the header is a button that sorts. @default false */
  allowsSorting?: boolean;
  /** Whether the user can hide the column. A row header cannot be hidden. @default false */
  allowsHiding?: boolean;
  /** Whether the user can make the column wider or narrower, in a menu of its header. @default false */
  allowsResizing?: boolean;
  /** Whether the text is monospaced: figures, part numbers, dates. @default false */
  isMono?: boolean;
}

/** The columns that the user has hidden or resized, which the host may store. */
export interface ColumnStateProps<ColumnId extends string> {
  /** The ids of the hidden columns (controlled). With `narrow`, the rows on a phone have them on demand. */
  hiddenColumns?: ReadonlySet<ColumnId> | readonly ColumnId[] | undefined;
  /** The ids of the initially hidden columns (uncontrolled). @default none */
  defaultHiddenColumns?: ReadonlySet<ColumnId> | readonly ColumnId[] | undefined;
  /** Called with the ids of all hidden columns when the user hides or shows some. */
  onHiddenColumnsChange?: ((hiddenColumns: Set<ColumnId>) => void) | undefined;
  /** The widths of the resized columns in `rem`, by id (controlled). */
  columnWidths?: Readonly<Partial<Record<ColumnId, number>>> | undefined;
  /** The initial widths of resized columns in `rem`, by id (uncontrolled). @default none */
  defaultColumnWidths?: Readonly<Partial<Record<ColumnId, number>>> | undefined;
  /** Called with the widths of all resized columns when the user has changed one. */
  onColumnWidthsChange?: ((columnWidths: Partial<Record<ColumnId, number>>) => void) | undefined;
  /**
   * Whether the menu of columns that may be hidden is above the table. Pass `false` to place a `ColumnsMenu` elsewhere, for
   * example in a toolbar. @default true
   */
  hasColumnsMenu?: boolean | undefined;
}

/** The totals of the rows. */
export interface TableTotals<ColumnId extends string = string> {
  /** The rows that are summed, so that totals cannot be confused: 'Total of all 240 orders', 'Total of the 12 orders found'. */
  label: string;
  /** The totals by the id of their column. The first column has the label. */
  values: Readonly<Partial<Record<ColumnId, ReactNode>>>;
}

/** The steps and the words of two-line rows, in a container as narrow as a phone. */
export interface TableNarrow<RowData> {
  /** The header of the buttons that show the other columns, for screen readers. */
  moreHeader: string;
  /** The accessible name of the button that shows the other columns of a row: 'More about #1234'. */
  moreLabel: (row: RowData) => string;
  /** How many rows are shown at first, and added by each press of the button below them. */
  rowsPerStep: number;
  /** The text of the button below the rows: 'Show 20 more'. */
  showMoreLabel: (count: number) => string;
  /** The number of rows above that button: '20 of 42'. */
  shownLabel: (shown: number, all: number) => string;
}
