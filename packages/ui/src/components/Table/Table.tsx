'use client';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { type CSSProperties, type ReactNode, type Ref, useId } from 'react';
import {
  Cell,
  Column,
  Row,
  type SortDescriptor,
  Table as AriaTable,
  TableBody,
  TableHeader,
} from 'react-aria-components/Table';
import { joinClassNames } from '../../private/joinClassNames.ts';
import {
  caption as captionStyle,
  cell,
  column,
  columnLabel,
  emptyContent,
  frame,
  row,
  scroller,
  sortSign,
  table,
} from './Table.css.ts';

export type { SortDescriptor } from 'react-aria-components/Table';

export interface TableColumn<ColumnId extends string = string> {
  /** Names the column in `renderCell` and in `sortDescriptor`. */
  id: ColumnId;
  /** The words at its head. */
  label: string;
  /** Figures stand at the end, so that their digits line up. @default 'start' */
  align?: 'start' | 'end';
  /** This column names the row for screen readers; a table has one at least. @default false */
  isRowHeader?: boolean;
  /** Pressing the head sorts. @default false */
  allowsSorting?: boolean;
  /** Figures, part numbers, dates: monospaced, never wrapped. @default false */
  isMono?: boolean;
}

interface TableOwnProps<RowData extends { id: string }, ColumnId extends string> {
  /** The columns, in order. */
  columns: readonly TableColumn<ColumnId>[];
  /** The rows, in order: sorting is the host's work. */
  rows: readonly RowData[];
  /** What stands in one cell. */
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  /** Which column the rows are sorted by. */
  sortDescriptor?: SortDescriptor | undefined;
  /** The reader asks for another order. */
  onSortChange?: ((descriptor: SortDescriptor) => void) | undefined;
  /** Stands in place of rows when there are none. */
  empty?: ReactNode;
  /** The greatest height, a CSS length; beyond it rows scroll under the head. */
  maxHeight?: string;
  /** For the outermost element; its rules win over ours. */
  className?: string | undefined;
  /** For the outermost element. */
  style?: CSSProperties | undefined;
  /** The `div` around caption and table, which does not scroll itself. */
  ref?: Ref<HTMLDivElement>;
}

/** A table is named by a caption that everybody sees, or by `aria-label` where a heading already says it. */
type TableName =
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

export type TableProps<RowData extends { id: string }, ColumnId extends string = string> = TableOwnProps<
  RowData,
  ColumnId
> &
  TableName;

const signOf = { ascending: ArrowUp, descending: ArrowDown } as const;

/**
 * Rows to scan and compare. Where it is wider than its place it scrolls in itself, and the head stays in sight. Arrow
 * keys move between cells, into the links and buttons in them too. For name and value pairs use a `dl`.
 *
 * @example
 * <Table aria-label="Recent orders" columns={columns} rows={orders} renderCell={(order, id) => order[id]} empty="No orders yet" />
 */
export function Table<RowData extends { id: string }, ColumnId extends string = string>({
  'aria-label': ariaLabel,
  caption,
  columns,
  rows,
  renderCell,
  sortDescriptor,
  onSortChange,
  empty,
  maxHeight,
  className,
  style,
  ref,
}: TableProps<RowData, ColumnId>) {
  const captionId = useId();
  const naming = ariaLabel === undefined ? { 'aria-labelledby': captionId } : { 'aria-label': ariaLabel };
  return (
    <div {...(ref && { ref })} className={joinClassNames(frame, className)} style={style}>
      {ariaLabel === undefined ? (
        <div id={captionId} className={captionStyle}>
          {caption}
        </div>
      ) : null}
      {/* No tab stop of its own: the arrow keys move between the cells, and each one scrolls into view. */}
      <div className={scroller} style={{ maxHeight }}>
        <AriaTable
          {...naming}
          className={table}
          {...(sortDescriptor && { sortDescriptor })}
          {...(onSortChange && { onSortChange })}
        >
          <TableHeader>
            {columns.map(({ id, label, align = 'start', isRowHeader = false, allowsSorting = false }) => (
              <Column
                key={id}
                id={id}
                textValue={label}
                isRowHeader={isRowHeader}
                allowsSorting={allowsSorting}
                className={column({ align })}
              >
                {({ sortDirection }) => {
                  const Sign = sortDirection ? signOf[sortDirection] : ChevronsUpDown;
                  return (
                    <span className={columnLabel}>
                      {label}
                      {allowsSorting ? (
                        <Sign
                          size={14}
                          aria-hidden="true"
                          className={sortSign({ isSorted: sortDirection !== undefined })}
                        />
                      ) : null}
                    </span>
                  );
                }}
              </Column>
            ))}
          </TableHeader>
          <TableBody renderEmptyState={() => <div className={emptyContent}>{empty}</div>}>
            {rows.map((data) => (
              <Row key={data.id} id={data.id} className={row}>
                {columns.map(({ id, align = 'start', isMono = false, isRowHeader = false }) => (
                  <Cell key={id} id={`${data.id}.${id}`} className={cell({ align, isMono, isRowHeader })}>
                    {renderCell(data, id)}
                  </Cell>
                ))}
              </Row>
            ))}
          </TableBody>
        </AriaTable>
      </div>
    </div>
  );
}
