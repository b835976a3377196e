'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, Fragment, memo, type ReactNode, type Ref, type UIEvent, useId, useRef } from 'react';
import { joinClassNames } from '../../private/joinClassNames.ts';
import * as styles from './DataTable.css.ts';
import { useIsScrollable } from './useIsScrollable.ts';
import { useRowWindow } from './useRowWindow.ts';

/** By which column the rows are sorted, and which way. */
export interface DataTableSort<ColumnId extends string = string> {
  /** The id of the column. */
  column: ColumnId;
  /** Smallest first, or greatest first. */
  direction: 'ascending' | 'descending';
}

export interface DataTableColumn<ColumnId extends string = string> {
  /** Names the column in `renderCell` and in `sortDescriptor`. */
  id: ColumnId;
  /** The words at its head. */
  label: string;
  /** Keeps the words for screen readers alone, over buttons for instance. @default false */
  isLabelHidden?: boolean;
  /** The least width, in `rem`. Where all columns do not fit, the table scrolls in itself. */
  width: number;
  /** Takes a share of what is left; the other columns keep their width. One column at least. @default false */
  isFlexible?: boolean;
  /** Figures stand at the end, so that their digits line up. @default 'start' */
  align?: 'start' | 'end';
  /** This column names the row for screen readers and stays in sight; the first column of a table. @default false */
  isRowHeader?: boolean;
  /** A button at the head sorts. @default false */
  allowsSorting?: boolean;
  /** Figures, part numbers, dates: monospaced. @default false */
  isMono?: boolean;
}

interface DataTableOwnProps<RowData extends { id: string | number }, ColumnId extends string> {
  /** The columns, in order. */
  columns: readonly DataTableColumn<ColumnId>[];
  /** The rows, in order: sorting and filtering are the host's work. */
  rows: readonly RowData[];
  /** What stands in one cell. Keep it the same function from render to render, so that unchanged rows are not drawn again. */
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  /** Which column the rows are sorted by; `null` for none. */
  sortDescriptor?: DataTableSort<ColumnId> | null | undefined;
  /** The reader asks for another order: the other way round for the same column, else ascending. */
  onSortChange?: ((descriptor: DataTableSort<ColumnId>) => void) | undefined;
  /** Stands below the heads when there are no rows. */
  empty?: ReactNode;
  /** The greatest height, a CSS length; beyond it rows scroll under the head. @default '40rem' */
  maxHeight?: string;
  /** For the outermost element; its rules win over ours. */
  className?: string | undefined;
  /** For the outermost element. */
  style?: CSSProperties | undefined;
  /** The `div` around caption and table, which does not scroll itself. */
  ref?: Ref<HTMLDivElement>;
}

/** A table is named by a caption that everybody sees, or by `aria-label` where a heading already says it. */
type DataTableName =
  | {
      /** The name of the table, above it for everybody to see. Instead of `aria-label`. */
      caption: ReactNode;
      'aria-label'?: never;
    }
  | {
      /** The name of the table, for screen readers alone. Instead of `caption`. */
      'aria-label': string;
      caption?: never;
    };

export type DataTableProps<
  RowData extends { id: string | number },
  ColumnId extends string = string,
> = DataTableOwnProps<RowData, ColumnId> & DataTableName;

/** Said again, because a browser may forget them where a style sheet lays rows out as cards. */
const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const signOf = { ascending: ArrowUp, descending: ArrowDown } as const;

/**
 * Many records to sort, scan and act upon: a plain table whose rows hold links, buttons and fields, reached by Tab. Of
 * more than fifty rows it draws those in sight alone, so that 100 000 are as quick as a hundred. On a phone each row is a
 * card. For a few rows to read, or where arrow keys should move from cell to cell, use `Table`; for name and value pairs a `dl`.
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
  const { isWindowed, shownRows, gapAfter, measure, focusProps } = useRowWindow(scroller, rows);
  const isScrollable = useIsScrollable(scroller);

  const sortBy = (column: ColumnId) => {
    const isTurned = sortDescriptor?.column === column && sortDescriptor.direction === 'ascending';
    if (scroller.current) scroller.current.scrollTop = 0;
    onSortChange?.({ column, direction: isTurned ? 'descending' : 'ascending' });
  };

  const leastWidth = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <div {...(ref && { ref })} className={joinClassNames(styles.frame, className)} style={style}>
      {ariaLabel === undefined ? (
        <div id={captionId} className={styles.caption}>
          {caption}
        </div>
      ) : null}
      <div className={styles.box}>
        <div
          // Where it scrolls, a keyboard scrolls it too (WCAG 2.1.1).
          {...(isScrollable && { tabIndex: 0 })}
          ref={scroller}
          className={styles.scroller({ isWindowed })}
          style={assignInlineVars({ [styles.greatestHeight]: maxHeight })}
          onScroll={({ currentTarget }: UIEvent<HTMLDivElement>) =>
            currentTarget.toggleAttribute('data-scrolled', currentTarget.scrollLeft !== 0)
          }
        >
          <table
            {...roles.table}
            {...naming}
            aria-rowcount={rows.length + 1}
            className={joinClassNames(styles.table, styles.wide)}
            style={assignInlineVars({ [styles.leastWidth]: `${leastWidth}rem` })}
          >
            <colgroup>
              {columns.map(({ id, width, isFlexible = false }) => (
                <col key={id} {...(!isFlexible && { style: { width: `${width}rem` } })} />
              ))}
            </colgroup>
            <thead {...roles.rowgroup} className={styles.head}>
              <tr {...roles.row} aria-rowindex={1} className={styles.headRow}>
                {columns.map((column) => (
                  <ColumnHead
                    key={column.id}
                    column={column}
                    direction={sortDescriptor?.column === column.id ? sortDescriptor.direction : undefined}
                    onSort={() => sortBy(column.id)}
                  />
                ))}
              </tr>
            </thead>
            <tbody {...roles.rowgroup} {...focusProps} className={styles.body}>
              {shownRows.map(({ index, gap }) => {
                const row = rows[index];
                return row === undefined ? null : (
                  <Fragment key={row.id}>
                    <Gap height={gap} />
                    {/* The head is the first row. */}
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

function ColumnHead({
  column: { label, isLabelHidden = false, align = 'start', isRowHeader = false, allowsSorting = false },
  direction,
  onSort,
}: {
  column: DataTableColumn;
  direction: DataTableSort['direction'] | undefined;
  onSort: () => void;
}) {
  const Sign = direction ? signOf[direction] : ChevronsUpDown;
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
          <Sign size={14} aria-hidden="true" className={styles.sortSign({ isSorted: direction !== undefined })} />
        </button>
      ) : (
        <span className={isLabelHidden ? styles.hidden : styles.columnLabel}>{label}</span>
      )}
    </th>
  );
}

/** Where rows are left out. */
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
        className: styles.cell({ align, isMono, isRowHeader, isNamed: !isLabelHidden }),
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

/** Drawn anew for another record alone: a row that only moves keeps its cells. */
const Cells = memo(RowCells) as typeof RowCells;
