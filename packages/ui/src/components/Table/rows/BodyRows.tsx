import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { useStyleNonce } from '../../../private/inlineStyle/styleNonce.ts';
import type { TableColumn, TableTotals } from '../columns/columns.ts';
import type { ColumnPlacement } from '../columns/placeColumns.ts';
import { TotalsCells } from '../columns/TotalsRow.tsx';
import * as sideBySide from '../narrow/sideBySide.css.ts';
import { SideBySideCells } from '../narrow/SideBySideCells.tsx';
import { StackedCells } from '../narrow/StackedCells.tsx';
import * as stackedRows from '../narrow/stackedRows.css.ts';
import { roles } from '../roles.ts';
import { SelectionCell } from '../selection/SelectionCells.tsx';
import type { Selection } from '../selection/useSelection.ts';
import * as styles from '../Table.css.ts';
import * as expansionStyles from './expansion.css.ts';
import type { RowWindow } from './useRowWindow.ts';
import type { TreeRows } from './useTreeRows.ts';

/** In `rem`. */
const indentationPerLevel = 1.25;

export interface StackedLook<RowData extends { id: string | number }> {
  isTwoLined: boolean;
  /** The name of the button that shows the columns without a `narrowPlace`. If it is missing, they are always shown. */
  moreLabel: ((row: RowData) => string) | undefined;
  expandedRows: ReadonlySet<RowData['id']>;
  onToggle: (row: RowData) => void;
}

interface BodyRowsProps<RowData extends { id: string | number }, ColumnId extends string> {
  tableId: string;
  rows: readonly RowData[];
  rowWindow: RowWindow;
  firstRowIndex: number;
  columns: readonly TableColumn<ColumnId>[];
  renderCell: (row: RowData, columnId: ColumnId) => ReactNode;
  getSubtotals: ((row: RowData) => TableTotals<ColumnId> | undefined) | undefined;
  stacked: StackedLook<RowData> | null;
  placements: readonly ColumnPlacement[];
  selection: Selection<RowData['id']> | null;
  tree: TreeRows<RowData['id']> | null;
  checkboxPlacement: CSSProperties;
}

export function BodyRows<RowData extends { id: string | number }, ColumnId extends string>({
  tableId,
  rows,
  rowWindow: { renderedRows, gapAfter, measure, focusProps },
  firstRowIndex,
  columns,
  renderCell,
  getSubtotals,
  stacked,
  placements,
  selection,
  tree,
  checkboxPlacement,
}: BodyRowsProps<RowData, ColumnId>) {
  const isSelectable = selection !== null;
  const stackedLook = stacked?.isTwoLined ? 'twoLines' : 'card';
  const rowClass = stacked ? stackedRows.row({ look: stackedLook, isSelectable }) : sideBySide.row;
  const isHydrating = useStyleNonce() !== null;
  return (
    <tbody {...roles.rowgroup} {...focusProps} className={styles.body}>
      {renderedRows.map(({ index, gap }) => {
        const row = rows[index];
        if (row === undefined) return null;
        // The id of an element must not contain spaces; the id of a row may.
        const headerId = isSelectable || tree ? `${tableId}-${encodeURIComponent(row.id)}` : undefined;
        const place = tree?.places[index];
        const rowProps = {
          ...roles.row,
          ...(measure && { ref: measure }),
          'aria-rowindex': index + firstRowIndex,
          'data-index': index,
        };
        const subtotals = getSubtotals?.(row);
        if (subtotals)
          return (
            <Fragment key={row.id}>
              {gap > 0 ? <Gap height={gap} /> : null}
              <tr
                {...rowProps}
                className={
                  stacked
                    ? stackedRows.totalsRow({ look: stackedLook, isSelectable, isAboveGroup: true })
                    : sideBySide.groupRow
                }
              >
                <TotalsCells
                  totals={subtotals}
                  columns={columns}
                  isSelectable={isSelectable}
                  placements={stacked ? null : placements}
                  hasMore={stacked?.moreLabel !== undefined}
                />
              </tr>
            </Fragment>
          );
        const cells = { row, columns, renderCell, headerId, place, onToggleChildren: tree?.toggle };
        return (
          <Fragment key={row.id}>
            {gap > 0 ? <Gap height={gap} /> : null}
            <tr
              {...rowProps}
              {...(selection && { 'aria-selected': selection.selectedKeys.has(row.id) })}
              className={rowClass}
              style={
                isHydrating || !place
                  ? undefined
                  : assignInlineVars({ [expansionStyles.indentation]: `${(place.level - 1) * indentationPerLevel}rem` })
              }
            >
              {selection && headerId ? (
                <SelectionCell
                  radioName={selection.isSingle ? tableId : undefined}
                  rowId={row.id}
                  headerId={headerId}
                  isSelected={selection.selectedKeys.has(row.id)}
                  isDisabled={selection.disabledKeys.has(row.id)}
                  onToggle={selection.toggle}
                  look={stacked ? stackedLook : 'columns'}
                  style={stacked ? undefined : checkboxPlacement}
                />
              ) : null}
              {stacked ? (
                <StackedCells
                  {...cells}
                  isSelectable={isSelectable}
                  isTwoLined={stacked.isTwoLined}
                  moreLabel={stacked.moreLabel}
                  isExpanded={stacked.expandedRows.has(row.id)}
                  onToggle={stacked.onToggle}
                />
              ) : (
                <SideBySideCells {...cells} placements={placements} />
              )}
            </tr>
          </Fragment>
        );
      })}
      {gapAfter > 0 ? <Gap height={gapAfter} /> : null}
    </tbody>
  );
}

function Gap({ height }: { height: number }) {
  const isHydrating = useStyleNonce() !== null;
  return (
    <tr aria-hidden="true" className={styles.gapRow}>
      <td className={styles.gap} style={isHydrating ? undefined : { height }} />
    </tr>
  );
}
