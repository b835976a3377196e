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

/** The six search forms of the account area. */
export const searchForms = {
  orders: {
    id: 'orders',
    reference: 'J1.1',
    designator: 'Orders',
    title: 'My Orders',
    lead: 'Find an order by its number, by the name of its board, or by the day on which it was placed or dispatched.',
    fields: [text('orderNr'), text('pcbName'), date('orderDate'), date('dispatchDate')],
  },
  shipped: {
    id: 'shipped',
    reference: 'J1.2',
    designator: 'Orders',
    title: 'Shipped Orders',
    lead: 'Find what has left the works by order, invoice or PO number, by the name of its board, or by the date of its invoice.',
    fields: [text('orderNr'), text('invoiceNr'), text('pcbName'), text('poNr'), date('invoiceDate')],
  },
  queries: {
    id: 'queries',
    reference: 'J2.3',
    designator: 'Orders',
    title: 'Query',
    lead: 'Find the questions that our engineers have about an order, by its number or by the name of its board.',
    fields: [text('orderNr'), text('pcbName')],
  },
  invoices: {
    id: 'invoices',
    reference: 'J1.3',
    designator: 'Orders',
    title: 'Unpaid Invoices',
    lead: 'Find an open invoice by its number or by its date.',
    fields: [text('invoiceNr'), date('invoiceDate')],
  },
  inquiries: {
    id: 'inquiries',
    reference: 'J2.2',
    designator: 'Tracking',
    title: 'Track Inquiry',
    lead: 'See how far an inquiry has come. Find it by its number or by the name of its board.',
    fields: [text('inquiryNr'), text('pcbName')],
  },
  quotations: {
    id: 'quotations',
    reference: 'J2.1',
    designator: 'Tracking',
    title: 'Track Quotation',
    lead: 'Find a quotation by the number of its inquiry, by the name of its board, or by the dates between which it holds.',
    fields: [text('inquiryNr'), text('pcbName'), date('offerDate'), date('expiryDate')],
  },
} satisfies Record<string, SearchForm>;
