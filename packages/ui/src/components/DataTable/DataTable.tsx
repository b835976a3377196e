'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, Fragment, memo, type ReactNode, type Ref, type UIEvent, useId, useRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './DataTable.css.ts';
import { useIsScrollable } from './useIsScrollable.ts';
import { useRowWindow } from './useRowWindow.ts';

/** The column that the rows are sorted by, and the direction. */
export interface DataTableSort<ColumnId extends string = string> {
  /** The id of the column. */
  column: ColumnId;
  /** `ascending` puts the smallest value first, `descending` the largest. */
  direction: 'ascending' | 'descending';
}

export interface DataTableColumn<ColumnId extends string = string> {
  /** Unique key of the column, passed to `renderCell` and used in `sortDescriptor`. */
  id: ColumnId;
  /** The text of the header. */
  label: string;
  /** Whether the header text is for screen readers only, for example above buttons. @default false */
  isLabelHidden?: boolean;
  /** The minimum width in `rem`. If the columns do not fit, the table scrolls sideways. */
  width: number;
  /** Whether the column takes a share of the remaining width; the others keep theirs. Set it on at least one column. @default false */
  isFlexible?: boolean;
  /** The alignment of the cells. Use `end` for figures, so that their digits line up. @default 'start' */
  align?: 'start' | 'end';
  /** Whether the column names the row for screen readers and stays visible when scrolled sideways. For the first column. @default false */
  isRowHeader?: boolean;
  /** Whether the header is a button that sorts. @default false */
  allowsSorting?: boolean;
  /** Whether the text is monospaced: figures, part numbers, dates. @default false */
  isMono?: boolean;
}

interface DataTableOwnProps<RowData extends { id: string | number }, ColumnId extends string> {
  /** The columns, in order. */
  columns: readonly DataTableColumn<ColumnId>[];
  /** The rows, in order. The host sorts and filters them. */
  rows: readonly RowData[];
  /** Renders the content of a cell. Pass a stable function, so that unchanged rows do not render again. */
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  /** The column that the rows are sorted by, and the direction; `null` for none. */
  sortDescriptor?: DataTableSort<ColumnId> | null | undefined;
  /** Called when a sort button is pressed: with the opposite direction for the sorted column, otherwise with `ascending`. */
  onSortChange?: ((descriptor: DataTableSort<ColumnId>) => void) | undefined;
  /** Shown below the header when there are no rows. */
  empty?: ReactNode;
  /** The maximum height, a CSS length. Taller content scrolls under the header. @default '40rem' */
  maxHeight?: string;
  /** Class name of the outermost element; its rules override ours. */
  className?: string | undefined;
  /** Inline style of the outermost element. */
  style?: CSSProperties | undefined;
  /** Ref to the `div` around caption and table, which does not scroll itself. */
  ref?: Ref<HTMLDivElement>;
}

/** The name of a table: a visible caption, or `aria-label` where a heading already says it. */
type DataTableName =
  | {
      /** The name of the table, visible above it. Pass either this or `aria-label`. */
      caption: ReactNode;
      'aria-label'?: never;
    }
  | {
      /** The name of the table, for screen readers only. Pass either this or `caption`. */
      'aria-label': string;
      caption?: never;
    };

export type DataTableProps<
  RowData extends { id: string | number },
  ColumnId extends string = string,
> = DataTableOwnProps<RowData, ColumnId> & DataTableName;

/** Explicit, because browsers may drop the implicit roles when CSS lays the rows out as cards. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const sortIcons = { ascending: ArrowUp, descending: ArrowDown } as const;

/**
 * Many records to sort, scan and act on. The links, buttons and fields in its rows are reached by Tab. Of more than
 * fifty rows it renders only the visible ones, so that 100 000 rows are as quick as a hundred. On a phone each row is a
 * card. For a few rows to read, or where arrow keys should move between cells, use `Table`; for name and value pairs a `dl`.
 *
 * @example
 * <DataTable aria-label="Orders" columns={columns} rows={orders} renderCell={renderCell} sortDescriptor={sort} onSortChange={setSort} />
 */
export function DataTable<RowData extends { id: string | number }, ColumnId extends string = string>({
  'aria-label': ariaLabel,
  caption,
  columns,
  rows,
  renderCell,
  sortDescriptor,
  onSortChange,
  empty,
  maxHeight = '40rem',
  className,
  style,
  ref,
}: DataTableProps<RowData, ColumnId>) {
  const captionId = useId();
  const naming = ariaLabel === undefined ? { 'aria-labelledby': captionId } : { 'aria-label': ariaLabel };
  const scroller = useRef<HTMLDivElement>(null);
  const { isWindowed, renderedRows, gapAfter, measure, focusProps } = useRowWindow(scroller, rows);
  const isScrollable = useIsScrollable(scroller);

  const sortBy = (column: ColumnId) => {
    const isReversed = sortDescriptor?.column === column && sortDescriptor.direction === 'ascending';
    if (scroller.current) scroller.current.scrollTop = 0;
    onSortChange?.({ column, direction: isReversed ? 'descending' : 'ascending' });
  };

  const minWidth = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <div {...(ref && { ref })} className={joinClassNames(styles.frame, className)} style={style}>
      {ariaLabel === undefined ? (
        <div id={captionId} className={styles.caption}>
          {caption}
        </div>
      ) : null}
      <div className={styles.box}>
        <div
          // A tab stop where it scrolls, so that the keyboard can scroll it (WCAG 2.1.1).
          {...(isScrollable && { tabIndex: 0 })}
          ref={scroller}
          className={styles.scroller({ isWindowed })}
          style={assignInlineVars({ [styles.tableMaxHeight]: maxHeight })}
          onScroll={({ currentTarget }: UIEvent<HTMLDivElement>) =>
            currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0)
          }
        >
          <table
            {...roles.table}
            {...naming}
            aria-rowcount={rows.length + 1}
            className={joinClassNames(styles.table, styles.minWidth)}
            style={assignInlineVars({ [styles.tableMinWidth]: `${minWidth}rem` })}
          >
            <colgroup>
              {columns.map(({ id, width, isFlexible = false }) => (
                <col key={id} {...(!isFlexible && { style: { width: `${width}rem` } })} />
              ))}
            </colgroup>
            <thead {...roles.rowgroup} className={styles.header}>
              <tr {...roles.row} aria-rowindex={1} className={styles.headerRow}>
                {columns.map((column) => (
                  <ColumnHeader
                    key={column.id}
                    column={column}
                    direction={sortDescriptor?.column === column.id ? sortDescriptor.direction : undefined}
                    onSort={() => sortBy(column.id)}
                  />
                ))}
              </tr>
            </thead>
            <tbody {...roles.rowgroup} {...focusProps} className={styles.body}>
              {renderedRows.map(({ index, gap }) => {
                const row = rows[index];
                return row === undefined ? null : (
                  <Fragment key={row.id}>
                    <Gap height={gap} />
                    {/* Row 1 is the header. */}
                    <tr
                      {...roles.row}
                      {...(measure && { ref: measure })}
                      aria-rowindex={index + 2}
                      data-index={index}
                      className={styles.row}
                    >
                      <Cells row={row} columns={columns} renderCell={renderCell} />
                    </tr>
                  </Fragment>
                );
              })}
              <Gap height={gapAfter} />
            </tbody>
          </table>
        </div>
        {rows.length === 0 ? <div className={styles.emptyContent}>{empty}</div> : null}
      </div>
    </div>
  );
}

function ColumnHeader({
  column: { label, isLabelHidden = false, align = 'start', isRowHeader = false, allowsSorting = false },
  direction,
  onSort,
}: {
  column: DataTableColumn;
  direction: DataTableSort['direction'] | undefined;
  onSort: () => void;
}) {
  const SortIcon = direction ? sortIcons[direction] : ChevronsUpDown;
  return (
    <th
      {...roles.columnheader}
      scope="col"
      className={styles.column({ align, isRowHeader, isSortable: allowsSorting })}
      {...(allowsSorting && { 'aria-sort': direction ?? 'none' })}
    >
      {allowsSorting ? (
        <button type="button" className={styles.sortButton({ align })} onClick={onSort}>
          {isLabelHidden ? <span className={styles.hidden}>{label}</span> : label}
          <SortIcon size={14} aria-hidden="true" className={styles.sortIcon({ isSorted: direction !== undefined })} />
        </button>
      ) : (
        <span className={isLabelHidden ? styles.hidden : styles.columnLabel}>{label}</span>
      )}
    </th>
  );
}

/** A spacer in place of rows that are not rendered. */
function Gap({ height }: { height: number }) {
  return height > 0 ? (
    <tr aria-hidden="true">
      <td className={styles.gap} style={{ height }} />
    </tr>
  ) : null;
}

interface CellsProps<RowData extends { id: string | number }, ColumnId extends string> {
  row: RowData;
  columns: readonly DataTableColumn<ColumnId>[];
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
}

function RowCells<RowData extends { id: string | number }, ColumnId extends string>({
  row,
  columns,
  renderCell,
}: CellsProps<RowData, ColumnId>) {
  const cells = columns.map(
    ({ id, label, isLabelHidden = false, align = 'start', isMono = false, isRowHeader = false }) => {
      const cell = {
        className: styles.cell({ align, isMono, isRowHeader, hasLabel: !isLabelHidden }),
        'data-label': label,
      };
      const content = <div className={styles.value}>{renderCell(row, id)}</div>;
      return isRowHeader ? (
        <th key={id} {...roles.rowheader} scope="row" {...cell}>
          {content}
        </th>
      ) : (
        <td key={id} {...roles.cell} {...cell}>
          {content}
        </td>
      );
    },
  );
  return <>{cells}</>;
}

/** Memoised: a row that only moves does not render its cells again. */
const Cells = memo(RowCells) as typeof RowCells;
