import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';

const lastRow = z.strictObject({ last: z.number() });

/**
 * Returns the next number of a series. It comes from a row, because a sequence leaves gaps, which invoices must not
 * have (CGST Rules, rule 46(b)). Call it as late as possible in a transaction, which locks the series until it ends.
 */
export async function nextNumber(
  sql: Sql,
  kind: 'order' | 'inquiry' | 'quotation' | 'invoice' | 'creditNote',
  period = 'all',
): Promise<number> {
  const taken = await readRow(
    sql,
    lastRow,
    `insert into number_series as s (kind, period, last) values ($1, $2, 1)
     on conflict (kind, period) do update set last = s.last + 1 returning last`,
    [kind, period],
  );
  if (!taken) throw new Error('A series returned no number');
  return taken.last;
}

const documentNumber = (series: string) => (year: string, number: number) =>
  `${series}/${year}/${String(number).padStart(6, '0')}`;

/** At most 16 characters (CGST Rules, rule 46(b)): 'INV/26-27/000123'. */
export const invoiceNumber = documentNumber('INV');

/** 'CN/26-27/000123'. */
export const creditNoteNumber = documentNumber('CN');
