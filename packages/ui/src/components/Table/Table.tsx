'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useId, useRef } from 'react';
import { Styled } from '../../private/inlineStyle/Styled.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { ColumnsMenu } from '../ColumnsMenu/ColumnsMenu.tsx';
import { HeaderRow } from './columns/HeaderRow.tsx';
import { SortMenu } from './columns/SortMenu.tsx';
import { TableTools } from './columns/TableTools.tsx';
import { TotalsRow } from './columns/TotalsRow.tsx';
import { useColumns } from './columns/useColumns.ts';
import { useSort } from './columns/useSort.ts';
import * as sideBySide from './narrow/sideBySide.css.ts';
import type { TableProps } from './props.ts';
import { roles } from './roles.ts';
import { BodyRows } from './rows/BodyRows.tsx';
import { ExpandAllButton } from './rows/ExpandAllButton.tsx';
import { ShowMore } from './rows/ShowMore.tsx';
import { useExpandedRows } from './rows/useExpandedRows.ts';
import { useNearEnd } from './rows/useNearEnd.ts';
import { usePlacedCells } from './rows/usePlacedCells.tsx';
import { useRowSteps } from './rows/useRowSteps.ts';
import { useRowsWithCells } from './rows/useRowsWithCells.ts';
import { estimateRowHeight, useRowWindow } from './rows/useRowWindow.ts';
import { useTreeRows } from './rows/useTreeRows.ts';
import { SelectionBar } from './selection/SelectionBar.tsx';
import { SelectionHeader } from './selection/SelectionCells.tsx';
import { useSelection } from './selection/useSelection.ts';
import * as styles from './Table.css.ts';
import { showEdges } from './useTableLayout.ts';

export {
  type SortDescriptor,
  type TableColumn,
  type TableNarrow,
  type TablePlace,
  tablePlaces,
  type TableTotals,
} from './columns/columns.ts';
export { tableDensities, type TableDensity, type TableProps } from './props.ts';

const noRows: readonly never[] = [];

/**
 * A native table of rows to scan, compare, sort and act on. It renders only the visible rows, so it is as fast with 100
 * 000 rows as with a hundred. If the columns do not fit, some fold below others; on a phone, rows have two lines or are
 * cards. Tab reaches every control in the rows. For pairs of name and value, use `DefinitionList`.
 * @example
 * <Table aria-label="Orders" columns={columns} rows={orders} renderCell={renderCell} sortDescriptor={sort} onSortChange={setSort} />
 */
export function Table<RowData extends { id: string | number }, ColumnId extends string = string>({
  'aria-label': ariaLabel,
  caption,
  columns: givenColumns,
  rows,
  rowCount = 0,
  onLoadMore,
  renderCell,
  getSubtotals,
  sortDescriptor,
  onSortChange,
  selectionMode,
  selectedKeys,
  defaultSelectedKeys,
  onSelectionChange,
  disabledKeys,
  renderBulkActions,
  getChildRows,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  hiddenColumns,
  defaultHiddenColumns,
  onHiddenColumnsChange,
  columnWidths,
  defaultColumnWidths,
  onColumnWidthsChange,
  hasColumnsMenu = true,
  totals,
  empty,
  maxHeight = '40rem',
  density = 'comfortable',
  narrow,
  defaultExpandedRows = noRows,
  defaultVisibleRows,
  className,
  style,
  ...props
}: TableProps<RowData, ColumnId>) {
  const id = useId();
  const naming = ariaLabel === undefined ? { 'aria-labelledby': id } : { 'aria-label': ariaLabel };
  const scroller = useRef<HTMLDivElement>(null);

  const { openRows, allRows, tree } = useTreeRows(rows, {
    getChildRows,
    expandedKeys,
    defaultExpandedKeys,
    onExpandedChange,
  });
  const columnState = useColumns(scroller, givenColumns, {
    hiddenColumns,
    defaultHiddenColumns,
    onHiddenColumnsChange,
    columnWidths,
    defaultColumnWidths,
    onColumnWidthsChange,
  });
  const { visibleColumns } = columnState;
  const isSelectable = selectionMode === 'single' || selectionMode === 'multiple';
  const cells = usePlacedCells(scroller, visibleColumns, { id, isSelectable });
  const { isStacked, isScrollable, template, minWidth, placements, selection: checkboxPlacement } = cells;
  // Steps have few rows, so the page scrolls instead of the table, and all columns are available on demand.
  const steps = isStacked ? narrow : undefined;
  const columns = steps ? givenColumns : visibleColumns;
  const isTwoLined = columns.some(({ narrowPlace }) => narrowPlace !== undefined);
  const [expandedRows, toggle] = useExpandedRows(defaultExpandedRows);
  const { visibleRows, showMore } = useRowSteps(scroller, {
    rows: openRows,
    step: steps?.rowsPerStep,
    defaultVisibleRows,
  });
  const selection = useSelection({
    selectionMode,
    visibleRows: useRowsWithCells(visibleRows, getSubtotals),
    allRows: useRowsWithCells(allRows, getSubtotals),
    selectedKeys,
    defaultSelectedKeys,
    disabledKeys,
    onSelectionChange,
  });
  const hasSecondLine = placements.some(({ line }) => line === 'second');
  const rowWindow = useRowWindow(scroller, {
    rows: visibleRows,
    estimatedRowHeight: estimateRowHeight({ isStacked, density, hasSecondLine }),
    hasOwnScroll: steps === undefined && maxHeight !== 'none',
  });
  useNearEnd(openRows, rowWindow.renderedRows.at(-1)?.index, onLoadMore);
  const sortBy = useSort(scroller, { columns, sortDescriptor, onSortChange });
  // The host's number of rows does not include expanded children.
  const allCount = openRows.length + Math.max(0, rowCount - rows.length);
  const visibleTotals = rows.length > 0 && cells.sheet === null ? totals : undefined;
  const columnCount = columns.length + (isSelectable ? 1 : 0) + (steps ? 1 : 0);
  // Row 1 is the header, row 2 the selection bar.
  const firstRowIndex = selection?.isSingle === false ? 3 : 2;
  return (
    <Styled
      {...props}
      data-layout={isStacked ? 'stacked' : 'columns'}
      // On a phone only the page scrolls, unless the rows are windowed. An empty table does not scroll.
      className={joinClassNames(
        styles.frame({ hasOwnScroll: rows.length > 0 && (!isStacked || rowWindow.isWindowed) }),
        className,
      )}
      style={{ ...assignInlineVars({ [styles.tableMaxHeight]: maxHeight }), ...style }}
    >
      <TableTools
        caption={ariaLabel === undefined ? { id, content: caption } : null}
        hiddenSort={!steps && sortDescriptor && columnState.hidden.has(sortDescriptor.column) ? sortDescriptor : null}
        columns={givenColumns}
      >
        {tree ? <ExpandAllButton tree={tree} /> : null}
        {hasColumnsMenu && !steps && givenColumns.some(({ allowsHiding }) => allowsHiding) ? (
          <ColumnsMenu
            size="small"
            columns={givenColumns}
            hiddenColumns={columnState.hidden}
            onHiddenColumnsChange={columnState.setHidden}
          />
        ) : null}
      </TableTools>
      <div className={styles.box({ hasPinnedEnd: placements.some(({ pinned }) => pinned === 'end') })}>
        {isStacked ? <SortMenu columns={columns} sortDescriptor={sortDescriptor} onSort={sortBy} /> : null}
        <div
          // The table is a tab stop if it scrolls, so that the keyboard can scroll it (WCAG 2.1.1).
          {...(isScrollable && { tabIndex: 0 })}
          ref={scroller}
          className={styles.scroller}
          onScroll={(event) => showEdges(event.currentTarget)}
        >
          {cells.sheet}
          <Styled
            elementType="table"
            data-table={id}
            {...roles.table}
            {...naming}
            aria-rowcount={firstRowIndex - 1 + allCount + (visibleTotals ? 1 : 0)}
            aria-colcount={columnCount}
            className={isStacked ? styles.table : joinClassNames(styles.table, sideBySide.table({ density }))}
            style={assignInlineVars({ [sideBySide.tableMinWidth]: `${minWidth}rem`, [sideBySide.template]: template })}
          >
            <HeaderRow
              columns={columns}
              placements={isStacked ? null : placements}
              moreHeader={steps?.moreHeader}
              selectAll={
                selection ? (
                  <SelectionHeader
                    selection={selection}
                    look={isStacked ? 'strip' : 'columns'}
                    style={isStacked ? undefined : checkboxPlacement}
                  />
                ) : null
              }
              selectionBar={
                selection?.isSingle === false ? (
                  <SelectionBar selection={selection} columnCount={columnCount} scroller={scroller}>
                    {selection.selectedKeys.size > 0 ? renderBulkActions?.(selection.selectedKeys) : null}
                  </SelectionBar>
                ) : null
              }
              sortDescriptor={sortDescriptor}
              onSort={sortBy}
              onHide={columnState.hide}
              onResize={columnState.resize}
              isResized={columnState.isResized}
            />
            <BodyRows
              tableId={id}
              rows={visibleRows}
              rowWindow={rowWindow}
              firstRowIndex={firstRowIndex}
              columns={columns}
              renderCell={renderCell}
              getSubtotals={getSubtotals}
              stacked={isStacked ? { isTwoLined, moreLabel: steps?.moreLabel, expandedRows, onToggle: toggle } : null}
              placements={placements}
              selection={selection}
              tree={tree}
              checkboxPlacement={checkboxPlacement}
            />
            {visibleTotals ? (
              <TotalsRow
                totals={visibleTotals}
                columns={columns}
                rowIndex={firstRowIndex + allCount}
                isSelectable={isSelectable}
                placements={isStacked ? null : placements}
                hasMore={steps !== undefined}
              />
            ) : null}
          </Styled>
        </div>
        {rows.length === 0 ? <div className={styles.emptyContent}>{empty}</div> : null}
        {steps && visibleRows.length < openRows.length ? (
          <ShowMore narrow={steps} shown={visibleRows.length} all={allCount} onPress={showMore} />
        ) : null}
      </div>
    </Styled>
  );
}
