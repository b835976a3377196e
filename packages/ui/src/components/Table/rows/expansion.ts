import type { RowKeys } from '../selection/selection.ts';

export interface TableExpansionProps<RowData extends { id: string | number }> {
  /** Returns the rows below a row, such as the parts of an assembly, sorted like `rows`. Pass a stable function. */
  getChildRows?: ((row: RowData) => readonly RowData[] | undefined) | undefined;
  /** The ids of the rows whose children are shown (controlled). */
  expandedKeys?: RowKeys<RowData['id']> | undefined;
  /** The ids of the rows whose children are initially shown (uncontrolled). @default none */
  defaultExpandedKeys?: RowKeys<RowData['id']> | undefined;
  /** Called with the ids of all expanded rows when one is expanded or collapsed. */
  onExpandedChange?: ((expandedKeys: Set<RowData['id']>) => void) | undefined;
}
