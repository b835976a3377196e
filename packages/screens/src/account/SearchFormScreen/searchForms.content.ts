import type { TableColumn } from '@pcb/ui/Table';
import type { SearchField, SearchFieldId, SearchForm } from './searchForm.ts';

const labels: Record<SearchFieldId, string> = {
  orderNr: 'Order number',
  pcbName: 'PCB name',
  orderDate: 'Order date',
  dispatchDate: 'Dispatch date',
  invoiceNr: 'Invoice number',
  poNr: 'PO number',
  invoiceDate: 'Invoice date',
  inquiryNr: 'Inquiry number',
  offerDate: 'Offer date',
  expiryDate: 'Expiry date',
};

const text = (id: SearchFieldId): SearchField => ({ id, label: labels[id], type: 'text' });
const date = (id: SearchFieldId): SearchField => ({ id, label: labels[id], type: 'date' });

const numberColumn = (label: string, width = 8.5): TableColumn => ({
  id: 'id',
  label,
  width,
  isRowHeader: true,
  isMono: true,
});
const dateColumn = (id: SearchFieldId | 'date', label: string): TableColumn => ({
  id,
  label,
  width: 7.5,
  isMono: true,
});
const pcbNameColumn: TableColumn = { id: 'pcbName', label: labels.pcbName };
const statusColumn: TableColumn = { id: 'status', label: 'Status', width: 7 };
const totalColumn: TableColumn = { id: 'total', label: 'Total', width: 9.5, isMono: true, align: 'end' };

export const searchForms = {
  orders: {
    id: 'orders',
    designator: 'Orders',
    title: 'My Orders',
    lead: 'Find an order by its number, its PCB name, its order date or its dispatch date.',
    fields: [text('orderNr'), text('pcbName'), date('orderDate'), date('dispatchDate')],
    columns: [
      numberColumn(labels.orderNr),
      pcbNameColumn,
      dateColumn('orderDate', labels.orderDate),
      dateColumn('dispatchDate', labels.dispatchDate),
      totalColumn,
    ],
  },
  shipped: {
    id: 'shipped',
    designator: 'Orders',
    title: 'Shipped Orders',
    lead: 'Find a shipped order by order, invoice or PO number, by PCB name or by invoice date.',
    fields: [text('orderNr'), text('invoiceNr'), text('pcbName'), text('poNr'), date('invoiceDate')],
    columns: [
      numberColumn(labels.orderNr),
      { id: 'invoiceNr', label: labels.invoiceNr, width: 10, isMono: true },
      pcbNameColumn,
      dateColumn('invoiceDate', labels.invoiceDate),
      totalColumn,
    ],
  },
  queries: {
    id: 'queries',
    designator: 'Orders',
    title: 'Query',
    lead: 'Find our engineers’ queries about an order by order number or PCB name.',
    fields: [text('orderNr'), text('pcbName')],
    columns: [],
  },
  invoices: {
    id: 'invoices',
    designator: 'Orders',
    title: 'Unpaid Invoices',
    lead: 'Find an unpaid invoice by its number or date.',
    fields: [text('invoiceNr'), date('invoiceDate')],
    columns: [],
  },
  inquiries: {
    id: 'inquiries',
    designator: 'Tracking',
    title: 'Track Inquiry',
    lead: 'Check the status of an inquiry by its number or PCB name.',
    fields: [text('inquiryNr'), text('pcbName')],
    columns: [
      numberColumn(labels.inquiryNr),
      { id: 'subject', label: 'Subject' },
      dateColumn('date', 'Date'),
      statusColumn,
    ],
  },
  quotations: {
    id: 'quotations',
    designator: 'Tracking',
    title: 'Track Quotation',
    lead: 'Find a quotation by inquiry number, PCB name, offer date or expiry date.',
    fields: [text('inquiryNr'), text('pcbName'), date('offerDate'), date('expiryDate')],
    columns: [
      numberColumn('Quotation number', 10),
      { id: 'service', label: 'Service' },
      dateColumn('offerDate', labels.offerDate),
      dateColumn('expiryDate', 'Valid until'),
      statusColumn,
      totalColumn,
    ],
  },
} satisfies Record<string, SearchForm>;
