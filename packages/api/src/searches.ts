import { inquiries, quotations } from '@pcb/records/kinds';
import { z } from 'zod';
import { maxFound, maxSearchField } from './limits.ts';
import { choiceOf } from './records.ts';
import { routesFor } from './route.ts';
import { day, paise } from './values.ts';

const part = z.string().trim().max(maxSearchField);

const { status: inquiryStatus } = inquiries.fields;
const { status: quotationStatus } = quotations.fields;

/** A row must match all given fields. A date matches only that day. */
const search = <Query extends z.ZodRawShape, Row extends z.ZodRawShape>(what: string, query: Query, row: Row) => ({
  does: `finds the customer’s own ${what}, at most ${maxFound}`,
  query: z.strictObject(query).partial(),
  reply: z.object({
    rows: z.array(z.object({ id: z.string(), ...row })).max(maxFound),
    hasMore: z.boolean(),
  }),
});

const text = z.string();

/** `pcbName` also searches the subject of an inquiry and the service of a quotation. */
export const searches = {
  orders: search(
    'orders',
    { orderNr: part, pcbName: part, orderDate: day, dispatchDate: day },
    // `dispatchDate` is the date of the invoice.
    { pcbName: text, orderDate: day, dispatchDate: day.nullable(), total: paise },
  ),
  shipped: search(
    'shipped orders',
    { orderNr: part, invoiceNr: part, pcbName: part, poNr: part, invoiceDate: day },
    { invoiceNr: text.nullable(), pcbName: text, invoiceDate: day.nullable(), total: paise },
  ),
  inquiries: search(
    'inquiries',
    { inquiryNr: part, pcbName: part, status: choiceOf(inquiryStatus) },
    { subject: text, date: day, status: choiceOf(inquiryStatus) },
  ),
  quotations: search(
    'quotations',
    { inquiryNr: part, pcbName: part, offerDate: day, expiryDate: day, status: choiceOf(quotationStatus) },
    // `expiryDate` is the last day on which the latest version can be accepted.
    { service: text, offerDate: day, expiryDate: day.nullable(), status: choiceOf(quotationStatus), total: paise },
  ),
};

export type SearchReply = z.output<(typeof searches)[keyof typeof searches]['reply']>;

export const searchRoutes = routesFor('customers', {
  'GET /api/searches/orders': searches.orders,
  'GET /api/searches/shipped': searches.shipped,
  'GET /api/searches/inquiries': searches.inquiries,
  'GET /api/searches/quotations': searches.quotations,
});
