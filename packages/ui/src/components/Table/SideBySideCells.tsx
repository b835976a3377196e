import { memo, type ReactNode } from 'react';
import type { TableColumn } from './columns.ts';
import type { ColumnPlacement } from './placeColumns.ts';
import { roles } from './roles.ts';
import * as sideBySide from './sideBySide.css.ts';

interface SideBySideCellsProps<RowData, ColumnId extends string> {
  row: RowData;
  columns: readonly TableColumn<ColumnId>[];
  placements: readonly ColumnPlacement[];
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  /** The id of the row header, if it names a checkbox. */
  headerId: string | undefined;
}

function Cells<RowData, ColumnId extends string>({
  row,
  columns,
  placements,
  renderCell,
  headerId,
}: SideBySideCellsProps<RowData, ColumnId>) {
  const cells = columns.map(({ id, align = 'start', isMono = false, isRowHeader = false }, index) => {
    const { style, pinned = 'none', line = 'only' } = placements[index] ?? {};
    const className = sideBySide.cell({ align, isMono, isRowHeader, pinned, line });
    return isRowHeader ? (
      <th key={id} id={headerId} {...roles.rowheader} scope="row" className={className} style={style}>
        {renderCell(row, id)}
      </th>
    ) : (
      <td key={id} {...roles.cell} className={className} style={style}>
        {renderCell(row, id)}
      </td>
    );
  });
  return <>{cells}</>;
}

/** The cells of a row under their headers. Memoised: a row that only moves does not render its cells again. */
export const SideBySideCells = memo(Cells) as typeof Cells;
