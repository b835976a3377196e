import type { ReactNode } from 'react';
import type { ActionItem } from '../../../private/links.ts';

export interface SortDescriptor<ColumnId extends string = string> {
  column: ColumnId;
  /** `ascending` puts the smallest value first. */
  direction: 'ascending' | 'descending';
}

/** The places of a two-line row, in a narrow table. */
export const tablePlaces = ['topStart', 'topEnd', 'bottomStart', 'bottomEnd'] as const;
export type TablePlace = (typeof tablePlaces)[number];

/** In `rem`. */
export const defaultColumnWidth = 8;

export interface TableColumn<ColumnId extends string = string> {
  /** Unique key of the column, passed to `renderCell` and used in `sortDescriptor`. */
  id: ColumnId;
  label: string;
  /** Whether the header is for screen readers only, for example above buttons. @default false */
  isLabelHidden?: boolean;
  /** The minimum width in `rem`. If columns do not fit, some fold (`foldsInto`), then the table scrolls. @default 8 */
  width?: number;
  /** Whether it takes a share of the remaining width in proportion to `width`. @default whether `width` is missing */
  isFlexible?: boolean;
  /** Use `end` for figures, so that their digits line up. @default 'start' */
  align?: 'start' | 'end';
  /** Whether it names the row and stays visible when scrolled sideways. For the first column. @default false */
  isRowHeader?: boolean;
  /** Whether it stays visible while the table scrolls sideways. Only for the first and the last columns. @default false */
  isPinned?: boolean;
  /** The id of the column below whose value this one is shown if the columns do not fit. */
  foldsInto?: ColumnId;
  /** The place in a narrow table's two-line row; without one, it is below. @default 'topStart' for the row header */
  narrowPlace?: TablePlace;
  /** Whether the header is a button that sorts. @default false */
  allowsSorting?: boolean;
  /** Whether the user can hide the column. A row header cannot be hidden. @default false */
  allowsHiding?: boolean;
  /** Whether the user can resize the column, in a menu of its header. @default false */
  allowsResizing?: boolean;
  /** Whether the text is monospaced: figures, part numbers, dates. @default false */
  isMono?: boolean;
  /** More actions in the menu of the header, such as the ones that `useColumnOrder` adds. */
  actions?: readonly ActionItem[];
}

export interface ColumnStateProps<ColumnId extends string> {
  /** The ids of the hidden columns (controlled). With `narrow`, rows on a phone have them on demand. */
  hiddenColumns?: ReadonlySet<ColumnId> | readonly ColumnId[] | undefined;
  /** The ids of the initially hidden columns (uncontrolled). @default none */
  defaultHiddenColumns?: ReadonlySet<ColumnId> | readonly ColumnId[] | undefined;
  /** Called with the ids of all hidden columns when the user hides or shows one. */
  onHiddenColumnsChange?: ((hiddenColumns: Set<ColumnId>) => void) | undefined;
  /** The widths of the resized columns in `rem`, by id (controlled). */
  columnWidths?: Readonly<Partial<Record<ColumnId, number>>> | undefined;
  /** The initial widths of resized columns in `rem`, by id (uncontrolled). @default none */
  defaultColumnWidths?: Readonly<Partial<Record<ColumnId, number>>> | undefined;
  /** Called with the widths of all resized columns when the user resizes one. */
  onColumnWidthsChange?: ((columnWidths: Partial<Record<ColumnId, number>>) => void) | undefined;
  /** Whether the columns menu is above the table. Pass `false` to place a `ColumnsMenu` elsewhere. @default true */
  hasColumnsMenu?: boolean | undefined;
}

export interface TableTotals<ColumnId extends string = string> {
  /** Says which rows are summed, so that totals cannot be confused: 'Total of all 240 orders'. */
  label: string;
  /** The totals by the id of their column. The first column has the label. */
  values: Readonly<Partial<Record<ColumnId, ReactNode>>>;
}

/** Options for two-line rows, which are shown in steps in a container as narrow as a phone. */
export interface TableNarrow<RowData> {
  /** The header of the buttons that show the other columns, for screen readers. */
  moreHeader: string;
  /** The accessible name of the button that shows the other columns of a row: 'More about #1234'. */
  moreLabel: (row: RowData) => string;
  /** The number of rows shown at first, and added by each press of the button below them. */
  rowsPerStep: number;
  /** The text of the button below the rows: 'Show 20 more'. */
  showMoreLabel: (count: number) => string;
  /** The text above that button: '20 of 42'. */
  shownLabel: (shown: number, all: number) => string;
}
