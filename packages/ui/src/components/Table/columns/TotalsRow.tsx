import * as sideBySide from '../narrow/sideBySide.css.ts';
import * as stackedRows from '../narrow/stackedRows.css.ts';
import { roles } from '../roles.ts';
import * as styles from '../Table.css.ts';
import type { TableColumn, TableTotals } from './columns.ts';
import type { ColumnPlacement } from './placeColumns.ts';
import { placeTotals } from './placeTotals.ts';

interface TotalsCellsProps<ColumnId extends string> {
  totals: TableTotals<ColumnId>;
  columns: readonly TableColumn<ColumnId>[];
  isSelectable: boolean;
  placements: readonly ColumnPlacement[] | null;
  hasMore: boolean;
}

interface TotalsRowProps<ColumnId extends string> extends TotalsCellsProps<ColumnId> {
  rowIndex: number;
}

export function TotalsRow<ColumnId extends string>({ rowIndex, ...props }: TotalsRowProps<ColumnId>) {
  const { columns, isSelectable, placements } = props;
  return (
    <tfoot {...roles.rowgroup} className={styles.footer}>
      <tr
        {...roles.row}
        aria-rowindex={rowIndex}
        className={
          placements ? sideBySide.totalsRow : stackedRows.totalsRow({ look: stackedLookOf(columns), isSelectable })
        }
      >
        <TotalsCells {...props} />
      </tr>
    </tfoot>
  );
}

const stackedLookOf = (columns: readonly TableColumn[]) =>
  columns.some(({ narrowPlace }) => narrowPlace !== undefined) ? 'twoLines' : 'card';

/** The label and the totals, in the footer or above a group of rows. */
export const TotalsCells = <ColumnId extends string>({ placements, hasMore, ...props }: TotalsCellsProps<ColumnId>) =>
  placements ? <SideBySideTotals {...props} placements={placements} /> : <StackedTotals {...props} hasMore={hasMore} />;

type StackedTotalsProps<ColumnId extends string> = Omit<TotalsCellsProps<ColumnId>, 'placements'>;

interface SideBySideTotalsProps<ColumnId extends string> extends Omit<
  TotalsCellsProps<ColumnId>,
  'placements' | 'hasMore'
> {
  placements: readonly ColumnPlacement[];
}

function SideBySideTotals<ColumnId extends string>({
  totals: { label, values },
  columns,
  isSelectable,
  placements,
}: SideBySideTotalsProps<ColumnId>) {
  const { labelStyle, firstIndex } = placeTotals(
    placements,
    columns.map(({ id }) => values[id] !== undefined),
  );
  return (
    <>
      <th
        {...roles.rowheader}
        scope="row"
        colSpan={firstIndex + (isSelectable ? 1 : 0)}
        className={sideBySide.totalsLabel}
        style={labelStyle}
      >
        {label}
      </th>
      {columns.slice(firstIndex).map(({ id, align = 'start', isMono = false }, index) => {
        const { style, pinned = 'none', line = 'only' } = placements[firstIndex + index] ?? {};
        return (
          <td
            key={id}
            {...roles.cell}
            className={sideBySide.cell({ align, isMono, pinned, line, isTotal: true })}
            style={style}
          >
            {values[id]}
          </td>
        );
      })}
    </>
  );
}

function StackedTotals<ColumnId extends string>({
  totals: { label, values },
  columns,
  isSelectable,
  hasMore,
}: StackedTotalsProps<ColumnId>) {
  const isTwoLined = stackedLookOf(columns) === 'twoLines';
  const firstIndex = isSelectable ? 2 : 1;
  return (
    <>
      <th
        {...roles.rowheader}
        scope="row"
        aria-colindex={firstIndex}
        className={stackedRows.cell({ place: isTwoLined ? 'topStart' : 'title' })}
      >
        {label}
      </th>
      {columns.map(({ id, label: columnLabel, narrowPlace, isMono = false }, index) => {
        if (index === 0 || values[id] === undefined) return null;
        const place = isTwoLined && narrowPlace && narrowPlace !== 'topStart' ? narrowPlace : 'detail';
        return (
          <td
            key={id}
            {...roles.cell}
            aria-colindex={index + firstIndex}
            data-label={columnLabel}
            className={stackedRows.cell({ isMono, place, hasLabel: place === 'detail', isTotal: true })}
          >
            <div className={styles.value}>{values[id]}</div>
          </td>
        );
      })}
      {hasMore ? (
        <td
          {...roles.cell}
          aria-colindex={columns.length + firstIndex}
          className={stackedRows.cell({ place: 'noMore' })}
        />
      ) : null}
    </>
  );
}
