import type { ReactNode } from 'react';

export type RowKeys<RowId> = ReadonlySet<RowId> | readonly RowId[];

export interface TableSelectionProps<RowId> {
  /** Whether rows have a checkbox, and the header one for all shown rows. @default 'none' */
  selectionMode?: 'none' | 'multiple' | undefined;
  /** The ids of the selected rows (controlled). They may include rows that a filter hides. */
  selectedKeys?: RowKeys<RowId> | undefined;
  /** The ids of the initially selected rows (uncontrolled). @default none */
  defaultSelectedKeys?: RowKeys<RowId> | undefined;
  /** Called with the ids of all selected rows on a change. Rows that are not among `rows` stay selected. */
  onSelectionChange?: ((selectedKeys: Set<RowId>) => void) | undefined;
  /** The ids of the rows whose checkbox is disabled. @default none */
  disabledKeys?: RowKeys<RowId> | undefined;
  /** Renders the buttons for the selected rows, in the row below the headers, which shows how many are selected. */
  renderBulkActions?: ((selectedKeys: ReadonlySet<RowId>) => ReactNode) | undefined;
}
