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
  /** Its words of its own. @default specificationTableContent */
  content?: SpecificationTableContent;
  /** Names the table, and the region that it scrolls in. */
  caption: string;
  /** The columns, in order. The first names the row. */
  columns: readonly TableColumn[];
  /** The rows, in order. */
  rows: readonly TableRow[];
  /** The sum below the rows. */
  total?: TableRow;
  /** Where its figures come from. */
  source?: Source | undefined;
  /** The id of the row that is lit, with `onHighlightedRowChange`; null for none. @default null */
  highlightedRow?: string | null;
  /** With it, the rows light something else: pointing at a row, or focusing or pressing its head, asks for it. */
  onHighlightedRowChange?: (row: string | null) => void;
}

/** A region that takes focus, so that a keyboard scrolls it (WCAG 2.1.1). */
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
 * Figures to look up: a plain table that is there without scripts and prints. Its first column stays in sight while
 * the others scroll. For rows to sort or to act on use `Table` of @pcb/ui.
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
  onHighlightedRowChange: onLight,
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
                data-is-lit={data.id === highlightedRow || undefined}
                {...(onLight && {
                  onPointerEnter: () => onLight(data.id),
                  // A finger leaves as soon as it lifts; the row that it touched stays lit until it touches another.
                  onPointerLeave: ({ pointerType }: PointerEvent) =>
                    pointerType === 'touch' ? undefined : onLight(null),
                })}
              >
                {first ? (
                  <th scope="row" className={rowHead}>
                    {onLight ? (
                      <button
                        type="button"
                        className={rowButton}
                        aria-pressed={data.id === highlightedRow}
                        onFocus={() => onLight(data.id)}
                        onBlur={() => onLight(null)}
                        // Safari gives a pressed button no focus.
                        onClick={() => onLight(data.id)}
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
