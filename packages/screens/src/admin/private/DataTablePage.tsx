'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { DataTable, type DataTableColumn } from '@pcb/ui/DataTable';
import { DateField } from '@pcb/ui/DateField';
import { EmptyFootprint } from '@pcb/ui/EmptyFootprint';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { SearchField } from '@pcb/ui/SearchField';
import { Select } from '@pcb/ui/Select';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { Download } from 'lucide-react';
import { type ReactNode, useDeferredValue, useMemo, useRef } from 'react';
import { formatCount } from '../../shared/money.ts';
import type { RecordRows } from '../records.ts';
import { csvOf } from './csv.ts';
import * as styles from './DataTablePage.css.ts';
import { type FilterDescription, filterRows, isFiltered, type RecordFilters } from './filterRows.ts';
import { sortRows, type SortDirection, type SortValue } from './sortRows.ts';
import { useControllable } from '../../shared/useControllable.ts';
import { statusItems } from './statusItems.ts';
import type { ListWords } from './words.ts';

/** By which column a list is sorted. A column that the list does not sort by leaves the order of the data. */
export interface RecordSort {
  /** The id of the column. */
  column: string;
  /** Smallest first, or greatest first. */
  direction: SortDirection;
}

/** Filters and order of a list, which a host may keep, in the address for instance. */
export interface RecordListState {
  /** Search, status and date, when the host keeps them (controlled). */
  filters?: RecordFilters | undefined;
  /** Search, status and date to start with. @default none */
  defaultFilters?: Partial<RecordFilters>;
  /** The search changed, with each letter, or the status or the date. */
  onFiltersChange?: ((filters: RecordFilters) => void) | undefined;
  /** By which column the rows are sorted, when the host keeps it (controlled); `null` leaves the rows as they came. */
  sort?: RecordSort | null | undefined;
  /** By which column the rows are sorted at first; `null` leaves the rows as they came. @default null */
  defaultSort?: RecordSort | null;
  /** The head of a column was pressed: the rows are to be sorted by it. */
  onSortChange?: ((sort: RecordSort) => void) | undefined;
}

/** One column of a list: a column of the table without its words, and what it is sorted by. */
export interface RecordColumn<Row, ColumnId extends string> extends Omit<
  DataTableColumn<ColumnId>,
  'label' | 'allowsSorting'
> {
  /** What the rows are sorted by; without it the column does not sort. */
  sortValue?: (row: Row) => SortValue;
}

/** What is special to one list. */
export interface RecordListDescription<Row, ColumnId extends string> extends FilterDescription<Row> {
  columns: readonly RecordColumn<Row, ColumnId>[];
  /** The file of 'Export CSV', and its columns; their heads are those of the table. */
  csv?: { fileName: string; columns: readonly { id: ColumnId; textOf: (row: Row) => string }[] };
}

/** The words of one list. */
export interface RecordListContent<ColumnId extends string> extends ListWords {
  title: string;
  searchPlaceholder: string;
  columns: Record<ColumnId, string>;
}

export interface DataTablePageProps<
  Row extends { id: string | number },
  ColumnId extends string,
> extends RecordListState {
  description: RecordListDescription<Row, ColumnId>;
  content: RecordListContent<ColumnId>;
  rows: RecordRows<Row>;
  /** What stands in one cell; the same function from render to render. */
  renderCell: (row: Row, columnId: ColumnId) => ReactNode;
  /** 'Try again' after the rows could not be loaded. */
  onRetry?: (() => void) | undefined;
  /** 'Export CSV', with the rows that are shown, in their order. */
  exporting?: { label: string; onExport: (fileName: string, csv: string) => void };
  /** What else can be done: the button that adds a record. */
  actions?: ReactNode;
  /** The dialogs. */
  children?: ReactNode;
}

const noRows: readonly never[] = [];
const allStatuses = 'all';
const noFilters: Required<RecordFilters> = { search: '', status: '', date: '' };
const wholeDate = /^\d{4}-\d{2}-\d{2}$/;
const skeletonRows = Array.from({ length: 9 }, (_, index) => index);

const inOrderOf = <Row, ColumnId extends string>(
  rows: readonly Row[],
  column: RecordColumn<Row, ColumnId> | undefined,
  direction: SortDirection,
) => (column?.sortValue ? sortRows(rows, column.sortValue, direction) : rows);

/** A page with a list of records: search, filters, order, and what can be done with all of them or with one. */
export function DataTablePage<Row extends { id: string | number }, ColumnId extends string>({
  description,
  content,
  rows,
  renderCell,
  onRetry,
  exporting,
  actions,
  children,
  filters: givenFilters,
  defaultFilters,
  onFiltersChange,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
}: DataTablePageProps<Row, ColumnId>) {
  const [filters, setFilters] = useControllable<RecordFilters>(
    givenFilters,
    { ...noFilters, ...defaultFilters },
    onFiltersChange,
  );
  const { search, status, date = '' } = filters;
  const [sort, setSort] = useControllable<RecordSort | null>(givenSort, defaultSort, (next) => {
    if (next) onSortChange?.(next);
  });
  const change = (changed: Partial<RecordFilters>) => setFilters({ ...noFilters, ...filters, ...changed });

  const sortedBy = description.columns.find(({ id, sortValue }) => id === sort?.column && sortValue);

  // The fields answer at once; the rows follow when there is time, so that typing never waits for them.
  const all = rows.status === 'ready' ? rows.rows : noRows;
  const direction: SortDirection = sort?.direction === 'descending' ? 'descending' : 'ascending';
  const [laterColumn, laterDirection] = [useDeferredValue(sortedBy), useDeferredValue(direction)];
  const [laterSearch, laterStatus, laterDate] = [
    useDeferredValue(search),
    useDeferredValue(status),
    useDeferredValue(date),
  ];
  const inOrder = useMemo(() => inOrderOf(all, laterColumn, laterDirection), [all, laterColumn, laterDirection]);
  const shown = useMemo(
    () => filterRows(inOrder, { search: laterSearch, status: laterStatus, date: laterDate }, description),
    [inOrder, laterSearch, laterStatus, laterDate, description],
  );

  const title = useRef<HTMLHeadingElement>(null);
  const searchField = useRef<HTMLInputElement>(null);
  const hasFilters = isFiltered({ search, status, date }, description);
  const clearButton = (
    <Button
      variant="outline"
      tone="neutral"
      size="small"
      onPress={() => {
        // The button goes with the filters; the focus must not go with it.
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
        label: content.columns[column.id],
        allowsSorting: sortValue !== undefined,
      })),
    [description, content],
  );

  const { csv, statuses, dateOf } = description;
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Heading ref={title} level={1} size="heading" id="page-title" tabIndex={-1}>
          {content.title}
        </Heading>
        <Inline>
          {csv && exporting ? (
            <Button
              variant="outline"
              tone="neutral"
              isDisabled={rows.status !== 'ready'}
              onPress={() =>
                exporting.onExport(
                  csv.fileName,
                  csvOf(
                    csv.columns.map(({ id, textOf }) => ({ label: content.columns[id], textOf })),
                    filterRows(inOrderOf(all, sortedBy, direction), { search, status, date }, description),
                  ),
                )
              }
            >
              <Download size={16} aria-hidden="true" />
              {exporting.label}
            </Button>
          ) : null}
          {actions}
        </Inline>
      </div>

      <div role="search" aria-label={content.searchLabel} className={styles.toolbar}>
        <SearchField
          ref={searchField}
          className={styles.search}
          label={content.searchLabel}
          placeholder={content.searchPlaceholder}
          autoComplete="off"
          spellCheck="false"
          value={search}
          onChange={(text) => change({ search: text })}
        />
        <Select
          className={styles.filter}
          label={content.status}
          items={[{ id: allStatuses, label: content.allStatuses }, ...statusItems(statuses)]}
          value={statuses.includes(status) ? status : allStatuses}
          onChange={(chosen) => change({ status: chosen === allStatuses ? '' : chosen })}
        />
        {dateOf ? (
          <DateField
            className={styles.filter}
            label={content.date}
            value={wholeDate.test(date) ? date : ''}
            onChange={(chosen) => change({ date: chosen })}
            description={/^[\d-]+$/.test(date) && !wholeDate.test(date) ? content.partOfDate(date) : undefined}
          />
        ) : null}
      </div>

      <div className={styles.listing}>
        <div className={styles.count}>
          <Text role="status" mono size="small" tone="muted">
            {rows.status === 'ready' ? content.showing(formatCount(shown.length), formatCount(all.length)) : null}
            {rows.status === 'loading' ? content.loading : null}
            {/* For the ear alone: the words stand below. */}
            {rows.status === 'failed' ? (
              <VisuallyHidden elementType="span">{content.failed.title}</VisuallyHidden>
            ) : null}
          </Text>
          {rows.status === 'ready' && hasFilters && shown.length > 0 ? clearButton : null}
        </div>
        {rows.status === 'loading' ? <ListSkeleton /> : null}
        {rows.status === 'failed' ? (
          <Box surface="plain" border borderRadius="large">
            <EmptyState
              title={content.failed.title}
              action={
                onRetry ? (
                  <Button
                    onPress={() => {
                      // The button goes when the host starts to load; the focus must not go with it.
                      title.current?.focus();
                      onRetry();
                    }}
                  >
                    {content.failed.retry}
                  </Button>
                ) : null
              }
            >
              {content.failed.text}
            </EmptyState>
          </Box>
        ) : null}
        {rows.status === 'ready' ? (
          <DataTable
            aria-label={content.title}
            columns={columns}
            rows={shown}
            renderCell={renderCell}
            sortDescriptor={sortedBy ? { column: sortedBy.id, direction } : null}
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
      {children}
    </div>
  );
}

/** The place of the table while the rows load. The page says in words that they do. */
function ListSkeleton() {
  return (
    <Box surface="plain" border borderRadius="large" aria-busy="true" className={styles.skeleton}>
      {skeletonRows.map((row) => (
        <div key={row} className={styles.skeletonRow}>
          <Skeleton height="0.875em" />
          <Skeleton height="0.875em" width={`${60 + ((row * 17) % 40)}%`} />
          <Skeleton height="0.875em" width={`${50 + ((row * 29) % 40)}%`} />
          <Skeleton height="0.875em" />
        </div>
      ))}
    </Box>
  );
}
