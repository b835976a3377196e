'use client';
import { type PointerEvent, type ReactNode, useId } from 'react';
import { tableRoles } from '../../shared/components/tableRoles.ts';
import { keepTogether } from '../../shared/format/keepTogether.ts';
import { useScrollRegion } from '../../shared/hooks/useScrollRegion.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { SpecificationColumn, SpecificationRow } from '../model.ts';
import { type LengthUnit, UnitSwitch } from '../UnitSwitch/UnitSwitch.tsx';
import * as narrowTableStyles from './narrowTable.css.ts';
import { hiddenIn, stacksWhenNarrow } from './narrowTable.ts';
import { specificationTableContent, type SpecificationTableContent } from './SpecificationTable.content.ts';
import * as styles from './SpecificationTable.css.ts';

export interface SpecificationTableProps extends WithContent<SpecificationTableContent> {
  /** Also the accessible name of the table and, if it scrolls, of the region around it. */
  caption: string;
  /** The columns, in order. The first holds the row headers. */
  columns: readonly SpecificationColumn[];
  /** The rows, in order. */
  rows: readonly SpecificationRow[];
  /** The total, below the rows. */
  total?: SpecificationRow;
  /** A reference to the source of the figures, next to the caption. */
  reference?: ReactNode;
  /** Whether the first column is only as wide as short names, and the others as their contents. @default false */
  isCompact?: boolean;
  /** The unit of lengths in a narrow table. A wide one shows both. @default 'mm' */
  unit?: LengthUnit;
  /** Called when the other unit is selected. If omitted, there is no switch. */
  onUnitChange?: ((unit: LengthUnit) => void) | undefined;
  /** The id of the highlighted row; `null` for none. @default null */
  highlightedRow?: string | null;
  /** Called with the id of the hovered, focused or pressed row, or `null` on leave. Row headers become buttons. */
  onHighlightedRowChange?: (row: string | null) => void;
}

function ColumnLabel({ label, unit }: SpecificationColumn) {
  return unit === undefined ? (
    keepTogether(label)
  ) : (
    <>
      <span>{keepTogether(label)}</span> <span className={styles.unitText}>{unit}</span>
    </>
  );
}

/**
 * A static table of figures that works without scripts and in print. For interactive rows use `Table` of @pcb/ui.
 *
 * @example <SpecificationTable caption="Circuit layers" columns={columns} rows={rows} />
 */
export function SpecificationTable({
  content = specificationTableContent,
  caption,
  columns,
  rows,
  total,
  reference,
  isCompact = false,
  unit = 'mm',
  onUnitChange,
  highlightedRow = null,
  onHighlightedRowChange: onHighlight,
}: SpecificationTableProps) {
  const captionId = useId();
  const scrollRegion = useScrollRegion({ 'aria-labelledby': captionId });
  const [first, ...others] = columns;
  const valueOf = ({ cells }: SpecificationRow, id: string) => keepTogether(cells[id] ?? content.none);
  const hasBothUnits = columns.some(({ lengths }) => lengths !== undefined);
  const isStacked = stacksWhenNarrow(columns, rows);
  // A table has its roles itself, unless its rows are displayed as lists.
  const roles: Partial<typeof tableRoles> = isStacked ? tableRoles : {};
  const labelOf = (column: SpecificationColumn) => [column.label, column.unit].filter(Boolean).join(' ');

  const cellOf = (
    column: SpecificationColumn,
    { cells }: SpecificationRow,
    none: string,
    style: { word: string; figure: string },
  ) => {
    const { id, isFigure = false } = column;
    const text = cells[id];
    return (
      <td
        key={id}
        {...roles.cell}
        className={isFigure ? style.figure : style.word}
        data-label={labelOf(column)}
        data-hidden-in={hiddenIn(column, text)}
        data-is-empty={text === undefined || undefined}
      >
        {isFigure ? <bdi>{text ?? none}</bdi> : keepTogether(text ?? none)}
      </td>
    );
  };

  return (
    <div
      className={isCompact ? styles.compactFrame : styles.frame}
      data-unit={unit}
      data-stacks={isStacked || undefined}
    >
      <div {...scrollRegion} className={styles.scroller}>
        <table aria-labelledby={captionId} className={styles.table}>
          <caption className={styles.caption}>
            <div className={styles.captionRow}>
              <span>
                <span id={captionId}>{caption}</span> {reference}
              </span>
              {hasBothUnits && onUnitChange ? (
                <div className={narrowTableStyles.units}>
                  <UnitSwitch unit={unit} onUnitChange={onUnitChange} />
                </div>
              ) : null}
            </div>
          </caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              {first ? (
                <th {...roles.columnHead} scope="col" className={styles.firstColumnHead}>
                  <ColumnLabel {...first} />
                </th>
              ) : null}
              {others.map((column) => (
                <th
                  key={column.id}
                  {...roles.columnHead}
                  scope="col"
                  className={column.isFigure ? styles.figureColumnHead : styles.wordColumnHead}
                  data-hidden-in={hiddenIn(column)}
                >
                  <ColumnLabel {...column} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {rows.map((data) => (
              <tr
                key={data.id}
                {...roles.row}
                className={styles.row}
                data-is-highlighted={data.id === highlightedRow || undefined}
                {...(onHighlight && {
                  onPointerEnter: () => onHighlight(data.id),
                  // Touch fires pointerleave on lift; the row stays highlighted until another one is touched.
                  onPointerLeave: ({ pointerType }: PointerEvent) =>
                    pointerType === 'touch' ? undefined : onHighlight(null),
                })}
              >
                {first ? (
                  <th {...roles.rowHead} scope="row" className={styles.rowHead}>
                    {onHighlight ? (
                      <button
                        type="button"
                        className={styles.rowButton}
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
                {others.map((column) => cellOf(column, data, content.none, styles.cell))}
              </tr>
            ))}
          </tbody>
          {total ? (
            <tfoot {...roles.group}>
              <tr {...roles.row} className={styles.row}>
                {first ? (
                  <th {...roles.rowHead} scope="row" className={styles.totalHead}>
                    {valueOf(total, first.id)}
                  </th>
                ) : null}
                {others.map((column) => cellOf(column, total, '', styles.totalCell))}
              </tr>
            </tfoot>
          ) : null}
        </table>
      </div>
    </div>
  );
}
