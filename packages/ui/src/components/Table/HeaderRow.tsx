import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../private/icons.tsx';
import type { TableColumn, SortDescriptor } from './columns.ts';
import * as styles from './Table.css.ts';
import type { ColumnPlacement } from './placeColumns.ts';
import { roles } from './roles.ts';
import * as sideBySide from './sideBySide.css.ts';
import * as stackedRows from './stackedRows.css.ts';

const sortIcons = { ascending: ArrowUp, descending: ArrowDown } as const;

export interface HeaderRowProps<ColumnId extends string> {
  columns: readonly TableColumn<ColumnId>[];
  /** Where each column is; `null` for stacked rows. */
  placements: readonly ColumnPlacement[] | null;
  /** The header of the buttons that show the other columns of a row, if there are any. */
  moreHeader: string | undefined;
  /** The header of the checkboxes, if rows can be selected. */
  selectAll: ReactNode;
  /** The row below the headers, if rows can be selected. */
  selectionBar: ReactNode;
  sortDescriptor: SortDescriptor<ColumnId> | null | undefined;
  onSort: (column: ColumnId) => void;
}

/** The headers: above the columns, or a strip of sort buttons above stacked rows. */
export function HeaderRow<ColumnId extends string>({
  columns,
  placements,
  moreHeader,
  selectAll,
  selectionBar,
  sortDescriptor,
  onSort,
}: HeaderRowProps<ColumnId>) {
  const look = placements ? sideBySide : stackedRows;
  const firstIndex = selectAll ? 2 : 1;
  return (
    <thead {...roles.rowgroup} className={look.header}>
      <tr {...roles.row} aria-rowindex={1} className={look.headerRow}>
        {selectAll}
        {columns.map((column, index) => (
          <ColumnHeader
            key={column.id}
            column={column}
            placement={placements?.[index]}
            columnIndex={index + firstIndex}
            direction={sortDescriptor?.column === column.id ? sortDescriptor.direction : undefined}
            onSort={() => onSort(column.id)}
          />
        ))}
        {moreHeader === undefined ? null : (
          <th {...roles.columnheader} scope="col" aria-colindex={columns.length + firstIndex} className={styles.hidden}>
            {moreHeader}
          </th>
        )}
      </tr>
      {selectionBar}
    </thead>
  );
}

interface ColumnHeaderProps {
  column: TableColumn;
  placement: ColumnPlacement | undefined;
  columnIndex: number;
  direction: SortDescriptor['direction'] | undefined;
  onSort: () => void;
}

function ColumnHeader({
  column: { label, isLabelHidden = false, align = 'start', allowsSorting = false },
  placement,
  columnIndex,
  direction,
  onSort,
}: ColumnHeaderProps) {
  const SortIcon = direction ? sortIcons[direction] : ChevronsUpDown;
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-colindex={columnIndex}
      className={
        placement
          ? sideBySide.column({ align, pinned: placement.pinned })
          : stackedRows.column({ isSortable: allowsSorting })
      }
      style={placement?.style}
      {...(allowsSorting && { 'aria-sort': direction ?? 'none' })}
    >
      {allowsSorting ? (
        <button
          type="button"
          className={placement ? sideBySide.sortButton({ align, line: placement.line }) : stackedRows.sortButton}
          onClick={onSort}
        >
          {isLabelHidden ? <span className={styles.hidden}>{label}</span> : label}
          <SortIcon size={14} aria-hidden="true" className={styles.sortIcon({ isSorted: direction !== undefined })} />
        </button>
      ) : (
        <span className={isLabelHidden ? styles.hidden : sideBySide.columnLabel({ line: placement?.line })}>
          {label}
        </span>
      )}
    </th>
  );
}
