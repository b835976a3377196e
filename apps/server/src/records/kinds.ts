import type { ListName } from '@pcb/api/lists';
import {
  editedOrder,
  editedQuotation,
  editedService,
  editedUser,
  inquiryStatus,
  newUser,
  orderStatus,
  quotationStatus,
  type userRow,
} from '@pcb/api/records';
import type { z } from 'zod';
import { afterEdit } from '../auth/editedAccount.ts';
import { addAccount } from '../auth/users.ts';
import { checkNewPassword } from '../auth/newPassword.ts';
import { hashPassword } from '../auth/passwords.ts';
import { ApiError } from '../http/apiError.ts';
import { removedMail } from '../mail/messages.ts';
import { queueMail } from '../mail/outbox.ts';
import { issueInvoice } from '../orders/invoices.ts';
import { editedAmounts } from '../orders/amounts.ts';
import type { RecordKind } from './kind.ts';
import { priceKey } from './priceKey.ts';
import { searchText } from './searchText.ts';

const text = (sql: string) => ({ sql: `lower(${sql}) collate "C"`, type: 'text' }) as const;
const number = (sql: string) => ({ sql, type: 'bigint' }) as const;
const date = { sql: 'placed_on', type: 'date' } as const;
/** A line of the search text, from 1. */
const line = (index: number) => ({ contains: `split_part(search_text, E'\\n', ${index})` });
const byDate = { between: 'placed_on', type: 'date' } as const;
const reference = `'#' || number as id`;

const orders: RecordKind = {
  name: 'orders',
  table: 'orders',
  key: 'number',
  select: `${reference}, pcb_name as "pcbName", customer, status, placed_on as date, total, components,
    shipping_address as "shippingAddress", notes`,
  sorts: { id: number('number'), pcbName: text('pcb_name'), customer: text('customer'), date, total: number('total') },
  filters: {
    customer: line(3),
    status: { equals: 'status' },
    date: byDate,
    total: { between: 'total', type: 'bigint' },
  },
  edit: {
    schema: editedOrder,
    columns: async (values: z.output<typeof editedOrder>, key, sql) => ({
      pcb_name: values.pcbName,
      customer: values.customer,
      status: values.status,
      placed_on: values.date,
      components: values.components,
      shipping_address: values.shippingAddress,
      notes: values.notes,
      search_text: searchText(String(key), values.pcbName, values.customer),
      ...(await editedAmounts(sql, key, values.total)),
    }),
  },
  status: orderStatus,
  afterSave: issueInvoice,
};

const quotations: RecordKind = {
  name: 'quotations',
  table: 'quotations',
  key: 'number',
  select: `${reference}, customer, service, status, placed_on as date, total, details`,
  sorts: {
    id: number('number'),
    customer: text('customer'),
    service: text('service'),
    date,
    total: number('total'),
  },
  filters: { status: { equals: 'status' }, date: byDate },
  edit: {
    schema: editedQuotation,
    columns: ({ date: placedOn, ...values }: z.output<typeof editedQuotation>, key) => ({
      ...values,
      placed_on: placedOn,
      search_text: searchText(String(key), values.customer, values.service),
    }),
  },
  status: quotationStatus,
};

const users: RecordKind = {
  name: 'users',
  table: 'users',
  key: 'id',
  select: 'id, name, email, status, order_count as orders',
  only: "role = 'customer' and closed_at is null",
  sorts: { id: number('id'), name: text('name'), orders: number('order_count') },
  filters: { status: { equals: 'status' }, orders: { between: 'order_count', type: 'bigint' } },
  edit: {
    schema: editedUser,
    columns: (values: z.output<typeof editedUser>) => ({
      ...values,
      search_text: searchText(values.name, values.email),
    }),
  },
  add: {
    schema: newUser,
    insert: async ({ name, email, status, password }: z.output<typeof newUser>, { sql }) => {
      checkNewPassword(password, { name, email });
      const passwordHash = await hashPassword(password);
      // An administrator vouches for the address.
      const id = await addAccount(sql, { role: 'customer', name, email, passwordHash, isVerified: true });
      if (id === undefined) throw new ApiError('taken', { fields: { email: 'Another user has this address' } });
      await sql.query('update users set status = $2 where id = $1', [id, status]);
      return id;
    },
  },
  isRemovable: true,
  afterSave: (key, { sql }, before: z.output<typeof userRow>) => afterEdit(sql, key, before),
  afterRemove: async ({ sql }, { email }: z.output<typeof userRow>) => {
    await queueMail(sql, { to: email, ...removedMail });
  },
};

const serviceColumns = (values: z.output<typeof editedService>) => ({
  ...values,
  price_key: priceKey(values.price),
  search_text: searchText(values.name),
});

const services: RecordKind = {
  name: 'services',
  table: 'services',
  key: 'id',
  select: 'id, name, description, price, status',
  sorts: { id: number('id'), name: text('name'), price: number('price_key') },
  filters: { status: { equals: 'status' } },
  edit: { schema: editedService, columns: serviceColumns },
  add: {
    schema: editedService,
    insert: async (values: z.output<typeof editedService>, { sql }) => {
      const { rows } = await sql.query<{ id: number }>(
        `insert into services (name, description, price, status, price_key, search_text)
         values ($1, $2, $3, $4, $5, $6) returning id`,
        [values.name, values.description, values.price, values.status, priceKey(values.price), searchText(values.name)],
      );
      return rows[0]?.id ?? 0;
    },
  },
  isRemovable: true,
};

const inquiries: RecordKind = {
  name: 'inquiries',
  table: 'inquiries',
  key: 'number',
  select: `${reference}, customer, subject, status, placed_on as date, details`,
  sorts: { id: number('number'), customer: text('customer'), subject: text('subject'), date },
  filters: { status: { equals: 'status' } },
  status: inquiryStatus,
};

export const recordKinds: Readonly<Record<ListName, RecordKind>> = { orders, quotations, users, services, inquiries };
