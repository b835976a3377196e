import type { SearchAnswer, SearchName } from '@pcb/api/searches';
import type { SearchResultRow, SearchResults } from '@pcb/screens/account/SearchFormScreen';
import { formatDate } from '@pcb/screens/formatDate';
import { formatMoney } from '@pcb/ui/format';
import type { TableColumn } from '@pcb/ui/Table';
import type { ReactNode } from 'react';

const number = (label: string, width = 8.5): TableColumn => ({
  id: 'id',
  label,
  width,
  isRowHeader: true,
  isMono: true,
});
const text = (id: string, label: string): TableColumn => ({ id, label });
const pcbName = text('pcbName', 'PCB name');
const invoiceNr: TableColumn = { id: 'invoiceNr', label: 'Invoice number', width: 10, isMono: true };
const date = (id: string, label: string): TableColumn => ({ id, label, width: 7.5, isMono: true });
const status: TableColumn = { id: 'status', label: 'Status', width: 7 };
const total: TableColumn = { id: 'total', label: 'Total', width: 9.5, isMono: true, align: 'end' };

const columns: Readonly<Record<SearchName, readonly TableColumn[]>> = {
  orders: [
    number('Order number'),
    pcbName,
    date('orderDate', 'Order date'),
    date('dispatchDate', 'Dispatch date'),
    total,
  ],
  shipped: [number('Order number'), invoiceNr, pcbName, date('invoiceDate', 'Invoice date'), total],
  inquiries: [number('Inquiry number'), text('subject', 'Subject'), date('date', 'Date'), status],
  quotations: [
    number('Quotation number', 10),
    text('service', 'Service'),
    date('offerDate', 'Offer date'),
    date('expiryDate', 'Valid until'),
    status,
    total,
  ],
};

export const isSearch = (id: string): id is SearchName => Object.hasOwn(columns, id);

function cellOf([id, value]: [string, string | number | null]): [string, ReactNode] {
  if (typeof value === 'number') return [id, formatMoney(value, { hasPaise: true })];
  return [id, value === null ? null : formatDate(value)];
}

/** The only number is an amount; text that is not a date stays unchanged. */
const resultRow = (row: SearchAnswer['rows'][number]): SearchResultRow => ({
  id: row.id,
  cells: Object.fromEntries(Object.entries(row).map(cellOf)),
});

export const resultsOf = (name: SearchName, { rows, hasMore }: SearchAnswer): SearchResults => ({
  columns: columns[name],
  rows: rows.map(resultRow),
  hasMore,
});
