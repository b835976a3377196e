/** Pages of lists. A query is one parameter with JSON: `?query={"filters":{"status":"Pending"},"limit":50}`. */
import { z } from 'zod';
import {
  activity,
  inquiryRow,
  inquiryStatus,
  orderRow,
  orderStatus,
  quotationRow,
  quotationStatus,
  serviceRow,
  userRow,
} from './records.ts';
import { day, line, paise } from './values.ts';

/** The query of a list that can be sorted by these columns and has these filters. */
const query = <Sort extends readonly [string, ...string[]], Filters extends z.core.$ZodLooseShape>(
  sorts: Sort,
  filters: Filters,
) =>
  z.strictObject({
    search: z.string().max(100).optional(),
    filters: z.strictObject(filters).partial().optional(),
    sort: z.strictObject({ by: z.enum(sorts), direction: z.enum(['ascending', 'descending']) }).optional(),
    /** The maximum number of rows. */
    limit: z.int().min(1).max(200).default(50),
    /** `nextCursor` of the previous page, whose search, filters and sort must be the same. */
    cursor: z.string().optional(),
  });

/** From and to, inclusive. Either may be missing. */
const range = <Value extends z.ZodType>(value: Value) => z.strictObject({ from: value, to: value }).partial();

/** What each list can be searched, filtered and sorted by. */
export const listQueries = {
  orders: query(['id', 'pcbName', 'customer', 'date', 'total'], {
    customer: line,
    status: orderStatus,
    date: range(day),
    total: range(paise),
  }),
  quotations: query(['id', 'customer', 'service', 'date', 'total'], { status: quotationStatus, date: range(day) }),
  users: query(['id', 'name', 'orders'], { status: activity, orders: range(z.int().min(0)) }),
  services: query(['id', 'name', 'price'], { status: activity }),
  inquiries: query(['id', 'customer', 'subject', 'date'], { status: inquiryStatus }),
};

export const listRows = {
  orders: orderRow,
  quotations: quotationRow,
  users: userRow,
  services: serviceRow,
  inquiries: inquiryRow,
};

/** The kinds of records, as in URLs. */
export type ListName = keyof typeof listQueries;

export type ListQuery<Name extends ListName> = z.output<(typeof listQueries)[Name]>;

/** A page of a list. */
export const page = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row),
    /** `null` after the last row. */
    nextCursor: z.string().nullable(),
    /** Counting stops at a limit. `isMinimum` says that there may be more. */
    total: z.object({ count: z.int(), isMinimum: z.boolean() }),
  });

export type Page<Row> = z.output<ReturnType<typeof page<z.ZodType<Row>>>>;
