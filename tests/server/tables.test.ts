/** The tables of the migrations match the descriptions of @pcb/records. */
import { fieldsOf, type RecordDescription } from '@pcb/records/fields';
import { recordKinds as descriptions, sections } from '@pcb/records/kinds';
import { expect, it } from 'vitest';
import { columnOf } from '../../apps/server/src/records/columns.ts';
import { recordKinds } from '../../apps/server/src/records/kinds.ts';
import { openDatabase } from './setup/openServer.ts';

const { pool } = await openDatabase();

it.each(sections)('the table %s has a column for each field', async (section) => {
  const { rows } = await pool.query<{ column: string }>(
    'select column_name as column from information_schema.columns where table_name = $1',
    [section],
  );
  const columns = rows.map(({ column }) => column);
  const description: RecordDescription = descriptions[section];
  const missing = fieldsOf(description, ({ type }) => type !== 'password')
    .map(([field]) => [field, columnOf(recordKinds[section], field)] as const)
    .filter(([, column]) => !columns.includes(column))
    .map(
      ([field, column]) =>
        `packages/records/src/${section}.ts has the field ${field}, and the table ${section} has no column ${column}: ` +
        `add it in a new file of apps/server/migrations, or name another in apps/server/src/records/kinds.ts.`,
    );
  expect(missing).toEqual([]);
});
