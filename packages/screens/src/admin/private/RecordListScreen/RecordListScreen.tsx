'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { DataTable } from '@pcb/ui/DataTable';
import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { Download, Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { busyIfStale } from '../../../shared/busyIfStale.ts';
import { LoadFailed } from '../../../shared/LoadFailed.tsx';
import { formatCount } from '../../../shared/money.ts';
import { useControllable } from '../../../shared/useControllable.ts';
import { pages } from '../page.css.ts';
import { AddRecordDialog } from './AddRecordDialog.tsx';
import { csvOf } from './csv.ts';
import type { AdminRecord } from './description.ts';
import { isFiltered, type RecordFilters } from './filterRows.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import type { RecordListScreenProps } from './props.ts';
import { RecordDialog } from './RecordDialog.tsx';
import { headerRow } from '../../../shared/headerRow.css.ts';
import * as styles from './RecordListScreen.css.ts';
import { RecordToolbar } from './RecordToolbar.tsx';
import { useOpenRecord } from './useOpenRecord.ts';
import { type RecordSort, useVisibleRows } from './useVisibleRows.ts';
import { useRecordCells } from './useRecordCells.tsx';

const emptyRows: readonly never[] = [];
const noFilters: Required<RecordFilters> = { search: '', status: '', date: '' };

/**
 * A list of records with search, filters, sorting, details, a form for a new record and CSV export. The description
 * defines one kind of record. Without its callback, a button is not rendered.
 *
 * @example <RecordListScreen description={orderList} content={adminOrdersContent} rows={rows} onExport={download} />
 */
export function RecordListScreen<Row extends AdminRecord, Label extends string, NewField extends string>({
  description,
  content,
  rows,
  filters: givenFilters,
  defaultFilters,
  onFiltersChange,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  openRecord,
  defaultOpenRecord,
  onOpenRecordChange,
  isAddOpen = false,
  onAddOpenChange,
  onAdd,
  isSaving,
  problems,
  onStatusChange,
  onExport,
  onDelete,
  onRespond,
}: RecordListScreenProps<Row, Label, NewField>) {
  const initialFilters = { ...noFilters, ...defaultFilters };
  const [filters, setFilters] = useControllable<RecordFilters>(givenFilters, initialFilters, onFiltersChange);
  const [sort, setSort] = useControllable<RecordSort | null>(givenSort, defaultSort, (next) => {
    if (next) onSortChange?.(next);
  });
  const all = rows.status === 'ready' ? rows.value : emptyRows;
  const { visibleRows, sortDescriptor, currentRows } = useVisibleRows(all, description, filters, sort);
  const [opened, open] = useOpenRecord(all, { openRecord, defaultOpenRecord, onOpenRecordChange });
  const renderCell = useRecordCells(description, content, { onStatusChange, onDelete, onRespond, onView: open });

  const title = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const change = (changed: Partial<RecordFilters>) => setFilters({ ...noFilters, ...filters, ...changed });
  const hasFilters = isFiltered(filters, description);
  const clearButton = (
    <Button
      variant="outline"
      tone="neutral"
      size="small"
      onPress={() => {
        // The button unmounts with the filters, so move focus first.
        searchField.current?.focus();
        change(noFilters);
      }}
    >
      {content.clearFilters}
    </Button>
  );

  const columns = useMemo(
    () =>
      description.columns.map(({ sortValue, ...column }) => ({
        ...column,
        label: content.labels[column.id],
        allowsSorting: sortValue !== undefined,
      })),
    [description, content],
  );

  const { csv, newFields } = description;
  const exportRows = () => {
    if (!csv) return;
    const csvColumns = csv.columns.map((id) => ({ label: content.labels[id], textOf: (row: Row) => String(row[id]) }));
    onExport?.(csv.fileName, csvOf(csvColumns, currentRows()));
  };

  return (
    <div className={pages.wide}>
      <div className={styles.head}>
        <Heading ref={title} level={1} size="heading" id="page-title" tabIndex={-1}>
          {content.title}
        </Heading>
        <Inline>
          {csv && onExport ? (
            <Button variant="outline" tone="neutral" isDisabled={rows.status !== 'ready'} onPress={exportRows}>
              <Download size={16} aria-hidden="true" />
              {content.exportCsv}
            </Button>
          ) : null}
          {onAddOpenChange ? (
            <Button onPress={() => onAddOpenChange(true)}>
              <Plus size={16} aria-hidden="true" />
              {content.add.title}
            </Button>
          ) : null}
        </Inline>
      </div>

      <RecordToolbar
        filters={{ ...noFilters, ...filters }}
        onChange={change}
        statuses={description.statuses}
        hasDates={description.dateOf !== undefined}
        content={content}
        searchField={searchField}
      />

      <div className={styles.listing} aria-busy={busyIfStale(rows)}>
        <div className={headerRow}>
          <Text role="status" mono size="small" tone="muted">
            {rows.status === 'ready' ? content.showing(formatCount(visibleRows.length), formatCount(all.length)) : null}
            {rows.status === 'loading' ? content.loading : null}
            {/* For screen readers only: the same text is visible below. */}
            {rows.status === 'failed' ? (
              <VisuallyHidden elementType="span">{content.failed.title}</VisuallyHidden>
            ) : null}
          </Text>
          {rows.status === 'ready' && hasFilters && visibleRows.length > 0 ? clearButton : null}
        </div>
        {rows.status === 'loading' ? <ListSkeleton /> : null}
        {rows.status === 'failed' ? (
          <Box surface="plain" border borderRadius="large">
            <LoadFailed words={content.failed} onRetry={rows.onRetry} focusOnRetry={title} />
          </Box>
        ) : null}
        {rows.status === 'ready' ? (
          <DataTable
            aria-label={content.title}
            columns={columns}
            rows={visibleRows}
            renderCell={renderCell}
            sortDescriptor={sortDescriptor}
            onSortChange={setSort}
            maxHeight="max(24rem, 100dvh - 18rem)"
            empty={
              <EmptyState
                art={<EmptyFootprint />}
                title={hasFilters ? content.noMatch.title : content.none.title}
                action={hasFilters ? clearButton : null}
              >
                {hasFilters ? content.noMatch.text : content.none.text}
              </EmptyState>
            }
          />
        ) : null}
      </div>

      {description.details ? (
        <RecordDialog
          record={opened}
          description={description}
          content={content}
          onRespond={onRespond}
          onClose={() => open(null)}
        />
      ) : null}
      {newFields && content.newFields && onAddOpenChange && onAdd ? (
        <AddRecordDialog
          isAddOpen={isAddOpen}
          onAddOpenChange={onAddOpenChange}
          onAdd={onAdd}
          isSaving={isSaving}
          problems={problems}
          fields={newFields}
          statuses={description.statuses}
          content={{ ...content.newFields, ...content.add }}
        />
      ) : null}
    </div>
  );
}
