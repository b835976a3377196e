import { AdminOrdersScreen, type AdminOrdersScreenProps } from '@pcb/screens/admin/AdminOrdersScreen';
import { adminOrders } from '@pcb/screens/fixtures';
import { useState } from 'react';
import { fn, screen } from 'storybook/test';
import { inMain } from '../inMain.tsx';
import { ready } from '../remote.ts';
import { recordTable } from './sharedStates.tsx';

export const sampleIds = [
  '#1234',
  '#1227',
  '#1220',
  '#1192',
  '#1185',
  '#1178',
  '#1171',
  '#1108',
  '#1101',
  '#1052',
  '#1010',
  '#968',
  '#961',
];

/** A few rows, because each costs time, with all special cases: duplicates, formulas, a line break, ids of three digits. */
export const orders = adminOrders.filter(({ id }) => sampleIds.includes(id));

/** A minimal host that keeps the filters, the sort order, the hidden columns and the open record, starting with those of the story. */
function Host({
  rows,
  onFiltersChange,
  onSortChange,
  onOpenRecordChange,
  onHiddenColumnsChange,
  ...props
}: AdminOrdersScreenProps) {
  const [filters, setFilters] = useState(props.filters ?? {});
  const [sort, setSort] = useState(props.sort ?? null);
  const [openRecord, setOpenRecord] = useState<string | null>(props.openRecord ?? null);
  const [hiddenColumns, setHiddenColumns] = useState(props.hiddenColumns);
  return (
    <AdminOrdersScreen
      {...props}
      rows={rows}
      filters={filters}
      onFiltersChange={(changed) => {
        onFiltersChange?.(changed);
        setFilters(changed);
      }}
      sort={sort}
      onSortChange={(changed) => {
        onSortChange?.(changed);
        setSort(changed);
      }}
      hiddenColumns={hiddenColumns}
      onHiddenColumnsChange={(ids) => {
        onHiddenColumnsChange?.(ids);
        setHiddenColumns(ids);
      }}
      openRecord={openRecord}
      onOpenRecordChange={(id) => {
        onOpenRecordChange?.(id);
        setOpenRecord(id);
      }}
    />
  );
}

/** Shared by the story files of the orders. */
export const ordersMeta = {
  parameters: { layout: 'fullscreen' as const },
  args: {
    rows: ready(orders),
    onFiltersChange: fn(),
    onSortChange: fn(),
    onOpenRecordChange: fn(),
    onDensityChange: fn(),
    onHiddenColumnsChange: fn(),
    onStatusChange: fn(),
    onExport: fn(),
  },
  render: (args: AdminOrdersScreenProps) => <Host {...args} />,
  decorators: [inMain],
};

export const { columnOf, headers, visibleIds, table } = recordTable('Orders');
export const searchField = () => screen.getByRole('searchbox', { name: 'Search orders' });
