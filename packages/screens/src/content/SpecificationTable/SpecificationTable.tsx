'use client';
import { Link } from '@pcb/ui/Link';
import { Text } from '@pcb/ui/Text';
import { type PointerEvent, useId } from 'react';
import type { Source, TableColumn, TableRow } from '../model.ts';
import { specificationTableContent, type SpecificationTableContent } from './SpecificationTable.content.ts';
import {
  caption as captionStyle,
  captionText,
  figureCell,
  figureColumnHead,
  firstColumnHead,
  frame,
  row,
  rowButton,
  rowHead,
  scroller,
  table,
  totalCell,
  totalHead,
  unitText,
  wordCell,
  wordColumnHead,
} from './SpecificationTable.css.ts';

export interface SpecificationTableProps {
  /** The text of the table itself. @default specificationTableContent */
  content?: SpecificationTableContent;
  /** The caption, also the accessible name of the scrollable region. */
  caption: string;
  /** The columns, in order. The first holds the row headers. */
  columns: readonly TableColumn[];
  /** The rows, in order. */
  rows: readonly TableRow[];
  /** The total, below the rows. */
  total?: TableRow;
  /** The source of the figures. */
  source?: Source | undefined;
  /** The id of the highlighted row, or `null` for none. @default null */
  highlightedRow?: string | null;
  /** Called with the id of the row that is hovered, focused or pressed, or `null` when it is left. Makes row headers buttons. */
  onHighlightedRowChange?: (row: string | null) => void;
}

/** Focusable, so that it can be scrolled with the keyboard (WCAG 2.1.1). */
const scrollable = { role: 'region', tabIndex: 0 } as const;

function ColumnLabel({ label, unit }: TableColumn) {
  return unit === undefined ? (
    label
  ) : (
    <>
      {label} <span className={unitText}>{unit}</span>
    </>
  );
}

/**
 * A static table of figures that works without scripts and prints. Its first column stays visible while the others
 * scroll. For sortable or interactive rows use `Table` of @pcb/ui.
 *
 * @example <SpecificationTable caption="Circuit layers" columns={columns} rows={rows} source={{ label: 'IPC-2221' }} />
 */
export function SpecificationTable({
  content = specificationTableContent,
  caption,
  columns,
  rows,
  total,
  source,
  highlightedRow = null,
  onHighlightedRowChange: onHighlight,
}: SpecificationTableProps) {
  const captionId = useId();
  const [first, ...others] = columns;
  const valueOf = ({ cells }: TableRow, id: string) => cells[id] ?? content.none;
  return (
    <div className={frame}>
      <div {...scrollable} aria-labelledby={captionId} className={scroller}>
        <table className={table}>
          <caption className={captionStyle}>
            <span id={captionId} className={captionText}>
              {caption}
            </span>
          </caption>
          <thead>
            <tr>
              {first ? (
                <th scope="col" className={firstColumnHead}>
                  <ColumnLabel {...first} />
                </th>
              ) : null}
              {others.map((column) => (
                <th key={column.id} scope="col" className={column.isFigure ? figureColumnHead : wordColumnHead}>
                  <ColumnLabel {...column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((data) => (
              <tr
                key={data.id}
                className={row}
                data-is-highlighted={data.id === highlightedRow || undefined}
                {...(onHighlight && {
                  onPointerEnter: () => onHighlight(data.id),
                  // Touch fires pointerleave on lift; the row stays highlighted until another one is touched.
                  onPointerLeave: ({ pointerType }: PointerEvent) =>
                    pointerType === 'touch' ? undefined : onHighlight(null),
                })}
              >
                {first ? (
                  <th scope="row" className={rowHead}>
                    {onHighlight ? (
                      <button
                        type="button"
                        className={rowButton}
                        aria-pressed={data.id === highlightedRow}
                        onFocus={() => onHighlight(data.id)}
                        onBlur={() => onHighlight(null)}
                        // Safari does not focus a pressed button.
                        onClick={() => onHighlight(data.id)}
                      >
                        {valueOf(data, first.id)}
                      </button>
                    ) : (
                      valueOf(data, first.id)
                    )}
                  </th>
                ) : null}
                {others.map(({ id, isFigure }) => (
                  <td key={id} className={isFigure ? figureCell : wordCell}>
                    {isFigure ? <bdi>{valueOf(data, id)}</bdi> : valueOf(data, id)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {total ? (
            <tfoot>
              <tr className={row}>
                {first ? (
                  <th scope="row" className={totalHead}>
                    {valueOf(total, first.id)}
                  </th>
                ) : null}
                {others.map(({ id, isFigure }) => (
                  <td key={id} className={isFigure ? totalCell.figure : totalCell.word}>
                    {total.cells[id]}
                  </td>
                ))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
      {source ? (
        <Text size="small" tone="muted">
          {content.source}: {source.href === undefined ? source.label : <Link href={source.href}>{source.label}</Link>}
        </Text>
      ) : null}
    </div>
  );
}
