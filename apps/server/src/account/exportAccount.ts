import { ReadableStream, TextEncoderStream } from 'node:stream/web';
import { z } from 'zod';
import { readRow, readRows } from '../database/rows.ts';
import { filesWhere } from '../files/lineFiles.ts';
import { toApiError } from '../http/apiError.ts';
import { errorEntry } from '../http/log.ts';
import type { Services } from '../http/types.ts';

const anyRow = z.record(z.string(), z.unknown());
const addressesRow = z.looseObject({ addresses: z.unknown() });

const pageSize = 200;

const sections = {
  sessions: {
    key: 'id',
    sql: `select id, started_at as since, used_at as "lastUsed", user_agent as "userAgent", address from sessions`,
  },
  orders: {
    key: 'number',
    sql: `select number, placed_on as date, status, pcb_name as "pcbName", customer, shipping_address as "shippingAddress", addresses,
        place_of_supply as "placeOfSupply",
        notes, net, central_tax as "centralTax", state_tax as "stateTax", integrated_tax as "integratedTax", shipping, total,
        (select json_build_object('number', i.number, 'date', i.issued_on) from invoices i
          where i.order_number = orders.number and i.credited_on is null) as invoice,
        (select coalesce(json_agg(json_build_object('name', l.name, 'part', l.part_id, 'service', l.service, 'form', l.form,
          'quantity', l.quantity, 'unit', l.unit, 'amount', l.amount) order by l.position), '[]')
          from order_lines l where l.order_number = orders.number) as lines,
        ${filesWhere('order_number = orders.number')} as files,
        (select coalesce(json_agg(json_build_object('at', at, 'step', step, 'by', side, 'text', text) order by id), '[]')
          from order_events where order_number = orders.number) as history
      from orders`,
  },
  quotations: {
    key: 'number',
    sql: `select number, placed_on as date, status, service, customer, total, details,
        (select coalesce(json_agg(json_build_object('at', at, 'step', step, 'by', side, 'text', text) order by id), '[]')
          from quotation_events where quotation_number = quotations.number) as history
      from quotations`,
  },
  inquiries: {
    key: 'number',
    sql: `select number, placed_on as date, status, subject, customer, details from inquiries`,
  },
  files: { key: 'id', sql: `select id, name, size, created_at as uploaded from files` },
} as const;

export async function exportAccount({ pool, log }: Services, userId: number): Promise<Response> {
  // Read before the response starts, while an error can still set the status.
  const found = await readRow(
    pool,
    addressesRow,
    `select name, email, mobile, company, state, emails, addresses, order_addresses as "orderAddresses", created_at as "memberSince" from users where id = $1`,
    [userId],
  );
  const { addresses = [], ...profile } = found ?? {};

  async function* rowsOf({ key, sql }: (typeof sections)[keyof typeof sections]) {
    let last: unknown = null;
    for (;;) {
      const page = await readRows(
        pool,
        anyRow,
        `${sql} where user_id = $1 and ($2::text is null or ${key} > $2::text::${key === 'id' ? 'uuid' : 'bigint'})
         order by ${key} limit ${pageSize}`,
        [userId, last],
      );
      yield* page;
      last = page.at(-1)?.[key];
      if (page.length < pageSize) return;
    }
  }
  async function* text() {
    yield `{"profile":${JSON.stringify(profile)},"addresses":${JSON.stringify(addresses)}`;
    for (const [name, section] of Object.entries(sections)) {
      yield `,"${name}":[`;
      let comma = '';
      for await (const row of rowsOf(section)) {
        yield comma + JSON.stringify(row);
        comma = ',';
      }
      yield ']';
    }
    yield '}';
  }
  async function* logged() {
    try {
      yield* text();
    } catch (error) {
      log({ level: 'error', ...errorEntry(error) });
      // Hono prints the error, and a database error can quote a row.
      throw toApiError(error);
    }
  }
  const body = ReadableStream.from(logged()).pipeThrough(new TextEncoderStream());
  return new Response(body as globalThis.ReadableStream, {
    headers: { 'Content-Type': 'application/json', 'Content-Disposition': 'attachment; filename="account.json"' },
  });
}
