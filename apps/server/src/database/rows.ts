import type { z } from 'zod';
import type { Sql } from './pool.ts';

/**
 * Runs a query and returns its rows, checked by a schema: what a column is, is seen where its query stands and not believed.
 * Declare the schema once for the module, because making one takes longer than using it.
 *
 * @throws a `ZodError`, which has no values of the row, if the query selects something else.
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
