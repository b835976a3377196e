import { z } from 'zod';
import type { Sql } from './pool.ts';

export const idRow = z.strictObject({ id: z.number() });
export const emailRow = z.strictObject({ email: z.string() });
export const couponRow = z.strictObject({ coupon: z.string().nullable() });
export const matchRow = z.strictObject({ matches: z.boolean() });

/**
 * Declare the schema once for the module, because creating one takes longer than using it.
 *
 * @throws a `ZodError`, which contains no values, if the query selects something else
 */
export async function readRows<Row extends z.ZodType>(
  sql: Sql,
  row: Row,
  text: string,
  values?: unknown[],
): Promise<z.output<Row>[]> {
  const { rows } = await sql.query(text, values);
  return rows.map((found: unknown) => row.parse(found));
}

/** The first row, or `undefined`. */
export const readRow = async <Row extends z.ZodType>(...query: Parameters<typeof readRows<Row>>) =>
  (await readRows<Row>(...query))[0];
