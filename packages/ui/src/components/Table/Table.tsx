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
  sortIcon,
  table,
} from './Table.css.ts';

export type { SortDescriptor } from 'react-aria-components/Table';

export interface TableColumn<ColumnId extends string = string> {
  /** Unique key of the column, passed to `renderCell` and used in `sortDescriptor`. */
  id: ColumnId;
  /** The text of the header. */
  label: string;
  /** The alignment of the cells. Use `end` for figures, so that their digits line up. @default 'start' */
  align?: 'start' | 'end';
  /** Whether the column names the row for screen readers. A table needs at least one. @default false */
  isRowHeader?: boolean;
  /** Whether pressing the header sorts. @default false */
  allowsSorting?: boolean;
  /** Whether the text is monospaced and does not wrap: figures, part numbers, dates. @default false */
  isMono?: boolean;
}

interface TableOwnProps<RowData extends { id: string }, ColumnId extends string> {
  /** The columns, in order. */
  columns: readonly TableColumn<ColumnId>[];
  /** The rows, in order. The host sorts them. */
  rows: readonly RowData[];
  /** Renders the content of a cell. */
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  /** The column that the rows are sorted by, and the direction. */
  sortDescriptor?: SortDescriptor | undefined;
  /** Called with the new column and direction when a header is pressed. */
  onSortChange?: ((descriptor: SortDescriptor) => void) | undefined;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** The maximum height, a CSS length. Taller content scrolls under the header. */
  maxHeight?: string;
  /** Class name of the outermost element; its rules override ours. */
  className?: string | undefined;
  /** Inline style of the outermost element. */
  style?: CSSProperties | undefined;
  /** Ref to the `div` around caption and table, which does not scroll itself. */
  ref?: Ref<HTMLDivElement>;
}

/** The name of a table: a visible caption, or `aria-label` where a heading already says it. */
type TableName =
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

export type TableProps<RowData extends { id: string }, ColumnId extends string = string> = TableOwnProps<
  RowData,
  ColumnId
> &
  TableName;

const sortIcons = { ascending: ArrowUp, descending: ArrowDown } as const;

/**
 * Rows to scan and compare. A table wider than its container scrolls sideways, and the header stays visible. Arrow keys
 * move between cells and to the links and buttons in them. For name and value pairs use a `dl`.
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
      {/* Not a tab stop: the arrow keys move between the cells and scroll each one into view. */}
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
                  const SortIcon = sortDirection ? sortIcons[sortDirection] : ChevronsUpDown;
                  return (
                    <span className={columnLabel}>
                      {label}
                      {allowsSorting ? (
                        <SortIcon
                          size={14}
                          aria-hidden="true"
                          className={sortIcon({ isSorted: sortDirection !== undefined })}
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
