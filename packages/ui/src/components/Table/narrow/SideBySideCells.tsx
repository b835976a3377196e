import { memo, type ReactNode } from 'react';
import type { TableColumn } from '../columns/columns.ts';
import type { ColumnPlacement } from '../columns/placeColumns.ts';
import { roles } from '../roles.ts';
import { FirstCell } from '../rows/FirstCell.tsx';
import type { TreePlace } from '../rows/useTreeRows.ts';
import * as sideBySide from './sideBySide.css.ts';

interface SideBySideCellsProps<RowData extends { id: string | number }, ColumnId extends string> {
  row: RowData;
  columns: readonly TableColumn<ColumnId>[];
  placements: readonly ColumnPlacement[];
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  /** The id of the row header if it names a checkbox; with a `place`, of its content. */
  headerId: string | undefined;
  place: TreePlace | undefined;
  onToggleChildren: ((id: RowData['id']) => void) | undefined;
}

function Cells<RowData extends { id: string | number }, ColumnId extends string>({
  row,
  columns,
  placements,
  renderCell,
  headerId,
  place,
  onToggleChildren,
}: SideBySideCellsProps<RowData, ColumnId>) {
  const cells = columns.map(({ id, align = 'start', isMono = false, isRowHeader = false }, index) => {
    const { style, pinned = 'none', line = 'only' } = placements[index] ?? {};
    const className = sideBySide.cell({ align, isMono, isRowHeader, pinned, line });
    const value = renderCell(row, id);
    const content =
      index === 0 && place ? (
        <FirstCell place={place} nameId={headerId} onToggle={() => onToggleChildren?.(row.id)}>
          {value}
        </FirstCell>
      ) : (
        value
      );
    return isRowHeader ? (
      <th
        key={id}
        id={place ? undefined : headerId}
        {...roles.rowheader}
        scope="row"
        className={className}
        style={style}
      >
        {content}
      </th>
    ) : (
      <td key={id} {...roles.cell} className={className} style={style}>
        {content}
      </td>
    );
  });
  return <>{cells}</>;
}

/** Memoised, so that a row that only moves does not render its cells again. */
export const SideBySideCells = memo(Cells) as typeof Cells;
