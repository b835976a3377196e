import { inquiries, quotations } from '@pcb/records/kinds';
import { z } from 'zod';
import { choiceOf } from './records.ts';
import type { Routes } from './route.ts';
import { day, paise } from './values.ts';

const part = z.string().trim().max(200);

/** A row must match all given fields; a date matches that day only. */
export const searchQueries = {
  orders: z.strictObject({ orderNr: part, pcbName: part, orderDate: day, dispatchDate: day }).partial(),
  shipped: z.strictObject({ orderNr: part, invoiceNr: part, pcbName: part, poNr: part, invoiceDate: day }).partial(),
  inquiries: z.strictObject({ inquiryNr: part, pcbName: part, status: choiceOf(inquiries.fields.status) }).partial(),
  quotations: z
    .strictObject({
      ...{ inquiryNr: part, pcbName: part, offerDate: day, expiryDate: day },
      status: choiceOf(quotations.fields.status),
    })
    .partial(),
};

export type SearchName = keyof typeof searchQueries;

const id = z.string();

const searchRows = {
  /** `dispatchDate` is the date of the invoice. */
  orders: z.object({ id, pcbName: z.string(), orderDate: day, dispatchDate: day.nullable(), total: paise }),
  shipped: z.object({
    id,
    invoiceNr: z.string().nullable(),
    pcbName: z.string(),
    invoiceDate: day.nullable(),
    total: paise,
  }),
  /** `pcbName` is the subject. */
  inquiries: z.object({ id, pcbName: z.string(), date: day, status: choiceOf(inquiries.fields.status) }),
  /** `pcbName` is the service. */
  quotations: z.object({
    id,
    pcbName: z.string(),
    offerDate: day,
    status: choiceOf(quotations.fields.status),
    total: paise,
  }),
};

const found = <Row extends z.ZodType>(row: Row) =>
  z.object({
    rows: z.array(row).max(100),
    hasMore: z.boolean(),
  });

export const searchAnswers = {
  orders: found(searchRows.orders),
  shipped: found(searchRows.shipped),
  inquiries: found(searchRows.inquiries),
  quotations: found(searchRows.quotations),
};

export type SearchAnswer = z.output<(typeof searchAnswers)[SearchName]>;

const search = <Name extends SearchName>(name: Name, what: string) =>
  ({
    for: 'customers',
    does: `finds the customer’s own ${what}, at most 100`,
    query: searchQueries[name],
    reply: searchAnswers[name],
  }) as const;

export const searchRoutes = {
  'GET /api/searches/orders': search('orders', 'orders'),
  'GET /api/searches/shipped': search('shipped', 'shipped orders'),
  'GET /api/searches/inquiries': search('inquiries', 'inquiries'),
  'GET /api/searches/quotations': search('quotations', 'quotations'),
} satisfies Routes;
