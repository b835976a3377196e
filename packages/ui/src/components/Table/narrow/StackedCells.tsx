import type { ReactNode } from 'react';
import { ChevronDown } from '../../../private/icons.tsx';
import type { TableColumn } from '../columns/columns.ts';
import { roles } from '../roles.ts';
import { FirstCell } from '../rows/FirstCell.tsx';
import type { TreePlace } from '../rows/useTreeRows.ts';
import * as styles from '../Table.css.ts';
import * as stackedRows from './stackedRows.css.ts';

interface StackedCellsProps<RowData extends { id: string | number }, ColumnId extends string> {
  row: RowData;
  columns: readonly TableColumn<ColumnId>[];
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  headerId: string | undefined;
  isSelectable: boolean;
  place: TreePlace | undefined;
  onToggleChildren: ((id: RowData['id']) => void) | undefined;
  isTwoLined: boolean;
  moreLabel: ((row: RowData) => string) | undefined;
  isExpanded: boolean;
  onToggle: (row: RowData) => void;
}

const placeOf = ({ isRowHeader = false, narrowPlace }: TableColumn, isTwoLined: boolean) => {
  if (!isTwoLined) return isRowHeader ? 'title' : 'detail';
  return narrowPlace ?? (isRowHeader ? 'topStart' : 'detail');
};

export function StackedCells<RowData extends { id: string | number }, ColumnId extends string>({
  row,
  columns,
  renderCell,
  headerId,
  isSelectable,
  place: treePlace,
  onToggleChildren,
  isTwoLined,
  moreLabel,
  isExpanded,
  onToggle,
}: StackedCellsProps<RowData, ColumnId>) {
  const firstIndex = isSelectable ? 2 : 1;
  const cells = columns.map((column, index) => {
    const { id, label, isLabelHidden = false, isMono = false, isRowHeader = false } = column;
    const place = placeOf(column, isTwoLined);
    if (place === 'detail' && !isExpanded && moreLabel) return null;
    const cell = {
      className: stackedRows.cell({
        isMono,
        place,
        hasLabel: place === 'detail' && !isLabelHidden,
        isBelowName: treePlace !== undefined && index > 0 && (place === 'detail' || place === 'bottomStart'),
        isSecondLineHeader: isRowHeader && place.startsWith('bottom'),
      }),
      'data-label': label,
      // Without its hidden cells, a row has fewer cells than the table has headers.
      'aria-colindex': index + firstIndex,
    };
    const value = <div className={styles.value}>{renderCell(row, id)}</div>;
    const content =
      index === 0 && treePlace ? (
        <FirstCell place={treePlace} nameId={headerId} onToggle={() => onToggleChildren?.(row.id)}>
          {value}
        </FirstCell>
      ) : (
        value
      );
    return isRowHeader ? (
      <th key={id} id={treePlace ? undefined : headerId} {...roles.rowheader} scope="row" {...cell}>
        {content}
      </th>
    ) : (
      <td key={id} {...roles.cell} {...cell}>
        {content}
      </td>
    );
  });
  return (
    <>
      {cells}
      {moreLabel ? (
        <td {...roles.cell} aria-colindex={columns.length + firstIndex} className={stackedRows.cell({ place: 'more' })}>
          <button
            type="button"
            aria-label={moreLabel(row)}
            aria-expanded={isExpanded}
            className={stackedRows.moreButton}
            onClick={() => onToggle(row)}
          >
            <ChevronDown size={20} aria-hidden="true" className={stackedRows.moreIcon} />
          </button>
        </td>
      ) : null}
    </>
  );
}
