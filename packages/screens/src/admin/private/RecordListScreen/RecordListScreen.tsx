'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import type { RecordRow } from '@pcb/records/fields';
import { type FilterTexts, isFiltered } from '@pcb/records/filterTexts';
import type { RecordSort } from '@pcb/records/sortRows';
import { Button } from '@pcb/ui/Button';
import { ColumnsMenu } from '@pcb/ui/ColumnsMenu';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Table, type TableDensity } from '@pcb/ui/Table';
import { Text } from '@pcb/ui/Text';
import { useControllable } from '@pcb/ui/useControllable';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { Download, Plus } from 'lucide-react';
import { useRef, useState, useTransition } from 'react';
import { AdminPage } from '../../../shared/components/AdminPage.tsx';
import { formatCount } from '../../../shared/format/money.ts';
import { useHasBeen } from '../../../shared/hooks/useHasBeen.ts';
import { busyIfStale } from '../../../shared/remote/busyIfStale.ts';
import { lazyComponent } from '../../../shared/remote/lazyComponent.tsx';
import { LoadFailed } from '../../../shared/remote/LoadFailed.tsx';
import { hasDetails, nameOf } from '../records/recordKind.ts';
import { countText } from './countText.ts';
import { DensitySwitch } from './DensitySwitch.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { MoreFailed } from './MoreFailed.tsx';
import type { RecordListScreenProps } from './props.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { RecordFilterBar } from './RecordFilterBar.tsx';
import * as styles from './RecordListScreen.css.ts';
import { RecordToolbar } from './RecordToolbar.tsx';
import { useOpenRecord } from './useOpenRecord.ts';
import { useRecordCells } from './useRecordCells.tsx';
import { useRecordColumns } from './useRecordColumns.ts';
import { useVisibleRows } from './useVisibleRows.ts';

// Loaded on demand, because most visits add no record.
const AddRecordDialog = lazyComponent(async () => (await import('./AddRecordDialog.tsx')).AddRecordDialog, null);
/** After a failure, the dialog loads its code again when it opens. */
const loadAddRecordDialog = () => void AddRecordDialog.load().catch(() => {});

const importCsv = () => import('@pcb/records/csv');
const loadCsv = () => void importCsv().catch(() => {});

const emptyRows: readonly never[] = [];
const rowsPerStep = 20;

const noFilters: FilterTexts = {};

/** Hides the buttons that change records. */
const noChanges = {
  onStatusChange: undefined,
  onDelete: undefined,
  onRespond: undefined,
  onAddOpenChange: undefined,
};

/**
 * A list of records with search, filters, sorting, details and CSV export. Buttons without a callback are hidden.
 *
 * @example <RecordListScreen kind={orders} content={adminOrdersContent} rows={rows} onExport={download} />
 */
export function RecordListScreen<Row extends RecordRow, NewValues>({
  kind,
  content,
  rows,
  paging,
  filters: givenFilters,
  onFiltersChange,
  sort: givenSort,
  onSortChange,
  density: givenDensity,
  onDensityChange,
  onExport,
  isReadOnly = false,
  ...given
}: RecordListScreenProps<Row, NewValues>) {
  const props = isReadOnly ? { ...given, ...noChanges } : given;
  const [filters, setFilters] = useControllable<FilterTexts>(givenFilters, noFilters, onFiltersChange);
  const [sort, setSort] = useControllable<RecordSort | null>(givenSort, null, (next) => {
    if (next) onSortChange?.(next);
  });
  const [density, setDensity] = useControllable<TableDensity>(givenDensity, 'compact', onDensityChange);
  const loaded = rows.status === 'ready' ? rows.value : emptyRows;
  const { visibleRows, matching, all, sortDescriptor, allMatching } = useVisibleRows(
    loaded,
    kind,
    filters,
    sort,
    paging,
  );
  const [opened, open] = useOpenRecord(paging?.opened ? [...loaded, paging.opened] : loaded, props);
  const renderCell = useRecordCells(kind, content, { ...props, isReadOnly, onView: open });

  const title = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const [clearCount, setClearCount] = useState(0);
  const change = (name: string, text: string) =>
    setFilters(Object.fromEntries(Object.entries({ ...filters, [name]: text }).filter(([, value]) => value !== '')));
  const hasFilters = isFiltered(kind, filters);
  const clear = () => {
    // The button unmounts with the filters, so move focus first.
    searchField.current?.focus();
    setFilters(noFilters);
    setClearCount(clearCount + 1);
  };
  const keep = (kept: FilterTexts) => {
    setFilters(kept);
    setClearCount(clearCount + 1);
  };

  const { columns, columnsMenu } = useRecordColumns(kind, content, { ...props, isReadOnly });
  const { isAddOpen = false, onAddOpenChange, onAdd, onRespond } = props;
  const wasAddOpen = useHasBeen(isAddOpen);
  const [, startExport] = useTransition();
  const csvOfRows = async () => {
    const { csvHeader, csvRows } = await importCsv();
    return csvHeader(kind, (name) => content.labels[name]) + csvRows(kind, allMatching());
  };
  const exportRows = () => {
    // A transition, so that the host's error boundary shows when the code cannot be loaded.
    startExport(async () => {
      const csv = await (paging ? paging.loadCsv() : csvOfRows());
      if (csv !== null) onExport?.(`${kind.section}.csv`, csv);
    });
  };

  const note = (
    <Text role="status" isMono size="small" tone="muted" className={styles.count}>
      {rows.status === 'failed' || paging?.isMoreFailed ? (
        // For screen readers only: the same text is visible below.
        <VisuallyHidden elementType="span">
          {rows.status === 'failed' ? content.failed.title : content.moreFailed}
        </VisuallyHidden>
      ) : rows.status === 'loading' ? (
        content.loading
      ) : (
        countText(content, matching, all)
      )}
    </Text>
  );

  const tools = (
    <>
      <RecordToolbar
        kind={kind}
        clearCount={clearCount}
        filters={filters}
        onChange={change}
        content={content}
        searchField={searchField}
      >
        <span className={styles.tableTools}>
          <ColumnsMenu {...columnsMenu} size="small" isLabelHidden />
          <DensitySwitch density={density} onChange={setDensity} content={content.density} />
        </span>
        {onExport ? (
          <Button
            variant="outline"
            tone="neutral"
            isDisabled={rows.status !== 'ready'}
            onHoverStart={loadCsv}
            onFocus={loadCsv}
            onPress={exportRows}
          >
            <Download size={16} aria-hidden="true" />
            {content.exportCsv}
          </Button>
        ) : null}
        {onAddOpenChange ? (
          <Button
            onHoverStart={loadAddRecordDialog}
            onFocus={loadAddRecordDialog}
            onPress={() => onAddOpenChange(true)}
          >
            <Plus size={16} aria-hidden="true" />
            {content.add.title}
          </Button>
        ) : null}
      </RecordToolbar>
      <RecordFilterBar
        kind={kind}
        filters={filters}
        content={content}
        onChange={keep}
        onClear={visibleRows.length > 0 ? clear : null}
        focusWhenEmpty={searchField}
      />
    </>
  );

  return (
    <AdminPage title={content.title} titleRef={title} height="fills" note={note} tools={tools}>
      <div className={styles.listing} aria-busy={busyIfStale(rows)}>
        {rows.status === 'loading' ? <ListSkeleton /> : null}
        {rows.status === 'failed' ? (
          <LoadFailed copy={content.failed} onRetry={rows.onRetry} focusOnRetry={title} />
        ) : null}
        {rows.status === 'ready' ? (
          <Table
            aria-label={content.title}
            columns={columns}
            hiddenColumns={columnsMenu.hiddenColumns}
            rows={visibleRows}
            rowCount={matching.count}
            onLoadMore={paging?.isMoreFailed ? undefined : paging?.onLoadMore}
            renderCell={renderCell}
            sortDescriptor={sortDescriptor}
            onSortChange={setSort}
            maxHeight="100%"
            density={density}
            narrow={{
              moreHeader: content.narrow.moreHeader,
              moreLabel: (row) => content.narrow.moreAbout(nameOf(kind, row)),
              rowsPerStep,
              showMoreLabel: (count) => content.narrow.showMore(formatCount(count)),
              shownLabel: (shown, count) => content.narrow.shown(formatCount(shown), formatCount(count)),
            }}
            empty={
              <EmptyState
                art={<EmptyFootprint />}
                title={hasFilters ? content.noMatch.title : content.none.title}
                action={
                  hasFilters ? (
                    <Button variant="outline" tone="neutral" size="small" onPress={clear}>
                      {content.clearFilters}
                    </Button>
                  ) : null
                }
              >
                {hasFilters ? content.noMatch.text : content.none.text}
              </EmptyState>
            }
          />
        ) : null}
      </div>
      {paging?.isMoreFailed ? <MoreFailed content={content} onRetry={paging.onLoadMore} focusOnRetry={title} /> : null}

      {hasDetails(kind) ? (
        <RecordDialog {...{ kind, content, isReadOnly, onRespond }} record={opened} onClose={() => open(null)} />
      ) : null}
      {wasAddOpen && onAddOpenChange && onAdd ? (
        <AddRecordDialog {...props} onAddOpenChange={onAddOpenChange} onAdd={onAdd} kind={kind} content={content.add} />
      ) : null}
    </AdminPage>
  );
}
