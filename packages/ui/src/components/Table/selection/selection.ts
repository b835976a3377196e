import type { ReactNode } from 'react';

export type RowKeys<RowId> = ReadonlySet<RowId> | readonly RowId[];

export interface TableSelectionProps<RowId> {
  /** `single` has radio buttons, `multiple` checkboxes, with one in the header for all rows. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** The ids of the selected rows (controlled). They may include rows that a filter hides. */
  selectedKeys?: RowKeys<RowId> | undefined;
  /** The ids of the initially selected rows (uncontrolled). @default none */
  defaultSelectedKeys?: RowKeys<RowId> | undefined;
  /** Called with all selected ids when the selection changes. Rows that are not among `rows` stay selected. */
  onSelectionChange?: ((selectedKeys: Set<RowId>) => void) | undefined;
  /** The ids of the rows that the user cannot select. @default none */
  disabledKeys?: RowKeys<RowId> | undefined;
  /** Renders buttons for the selected rows, next to their number below the headers, in a table with `multiple`. */
  renderBulkActions?: ((selectedKeys: ReadonlySet<RowId>) => ReactNode) | undefined;
}
