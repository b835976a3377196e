import type { ReactNode } from 'react';
import { ArrowDown, ArrowUp, ChevronsUpDown } from '../../../private/icons.tsx';
import { checkRowHeader } from '../../../private/wrongUse.ts';
import * as sideBySide from '../narrow/sideBySide.css.ts';
import * as stackedRows from '../narrow/stackedRows.css.ts';
import { roles } from '../roles.ts';
import * as styles from '../Table.css.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import type { TableColumn, SortDescriptor } from './columns.ts';
import type { ColumnPlacement } from './placeColumns.ts';

const sortIcons = { ascending: ArrowUp, descending: ArrowDown } as const;

export interface HeaderRowProps<ColumnId extends string> {
  columns: readonly TableColumn<ColumnId>[];
  placements: readonly ColumnPlacement[] | null;
  moreHeader: string | undefined;
  selectAll: ReactNode;
  selectionBar: ReactNode;
  sortDescriptor: SortDescriptor<ColumnId> | null | undefined;
  /** Sorts by a column, in the opposite direction unless one is given. */
  onSort: (column: ColumnId, direction?: SortDescriptor['direction']) => void;
  onHide: (column: TableColumn<ColumnId>) => void;
  onResize: (column: TableColumn<ColumnId>, steps: -1 | 0 | 1) => void;
  isResized: (column: ColumnId) => boolean;
}

/** Above stacked rows, the headers are for screen readers only: `SortMenu` sorts. */
export function HeaderRow<ColumnId extends string>({
  columns,
  placements,
  moreHeader,
  selectAll,
  selectionBar,
  sortDescriptor,
  onSort,
  onHide,
  onResize,
  isResized,
}: HeaderRowProps<ColumnId>) {
  checkRowHeader(columns);
  const look = placements ? sideBySide : stackedRows;
  const firstIndex = selectAll ? 2 : 1;
  const directionOf = (column: ColumnId) => (sortDescriptor?.column === column ? sortDescriptor.direction : undefined);
  /** Headers above stacked rows are not visible. */
  const menuOf = (column: TableColumn<ColumnId>, placement: ColumnPlacement | undefined) => {
    const { id, label, isRowHeader, allowsHiding, allowsResizing, allowsSorting, actions: otherActions } = column;
    const canHide = allowsHiding && !isRowHeader;
    if (!placement || (!canHide && !allowsResizing && !otherActions?.length)) return null;
    const actions = {
      direction: directionOf(id),
      onSort: allowsSorting ? (direction: SortDescriptor['direction']) => onSort(id, direction) : undefined,
      // A folded column has the width of the first.
      onResize:
        allowsResizing && placement.line !== 'second' ? (steps: -1 | 0 | 1) => onResize(column, steps) : undefined,
      isResized: isResized(id),
      onHide: canHide ? () => onHide(column) : undefined,
      others: otherActions,
    };
    return <ColumnMenu label={label} actions={actions} />;
  };
  return (
    <thead {...roles.rowgroup} className={styles.header}>
      <tr {...roles.row} aria-rowindex={1} className={look.headerRow}>
        {selectAll}
        {columns.map((column, index) => (
          <ColumnHeader
            key={column.id}
            column={column}
            placement={placements?.[index]}
            columnIndex={index + firstIndex}
            direction={directionOf(column.id)}
            onSort={() => onSort(column.id)}
            menu={menuOf(column, placements?.[index])}
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
  menu: ReactNode;
}

function ColumnHeader({
  column: { id, label, isLabelHidden = false, align = 'start', allowsSorting = false },
  placement,
  columnIndex,
  direction,
  onSort,
  menu,
}: ColumnHeaderProps) {
  const SortIcon = direction ? sortIcons[direction] : ChevronsUpDown;
  return (
    <th
      {...roles.columnheader}
      scope="col"
      aria-colindex={columnIndex}
      data-column={id}
      className={
        placement ? sideBySide.column({ align, pinned: placement.pinned, menu: menu ? align : 'none' }) : styles.hidden
      }
      style={placement?.style}
      {...(allowsSorting && { 'aria-sort': direction ?? 'none' })}
    >
      {/* In a column of figures the menu comes first, because the label is at the end. */}
      {align === 'end' ? menu : null}
      {placement && allowsSorting ? (
        <button type="button" className={sideBySide.sortButton({ align, line: placement.line })} onClick={onSort}>
          <span {...(isLabelHidden && { className: styles.hidden })}>{label}</span>
          <SortIcon size={14} aria-hidden="true" className={styles.sortIcon({ isSorted: direction !== undefined })} />
        </button>
      ) : (
        <span className={isLabelHidden ? styles.hidden : sideBySide.columnLabel({ line: placement?.line })}>
          {label}
        </span>
      )}
      {align === 'end' ? null : menu}
    </th>
  );
}
