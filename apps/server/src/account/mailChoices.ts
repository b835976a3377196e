import { mailTopics } from '@pcb/records/mailTopics';
import { z } from 'zod';
import type { Sql } from '../database/pool.ts';
import { readRow } from '../database/rows.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';

const mutedRow = z.strictObject({ muted: z.array(z.string()) });

async function wantedBy(sql: Sql, userId: number) {
  const found = await readRow(sql, mutedRow, 'select muted from users where id = $1', [userId]);
  return { topics: mailTopics.filter((topic) => !found?.muted.includes(topic)) };
}

export function mailChoiceRoutes({ handle }: Handlers, { pool }: Services) {
  handle('GET /api/mail-choices', (context) => wantedBy(pool, context.get('person').id));
  handle('PUT /api/mail-choices', async (context, { body: { topics } }) => {
    const { id } = context.get('person');
    const muted = mailTopics.filter((topic) => !topics.includes(topic));
    await pool.query('update users set muted = $2 where id = $1', [id, muted]);
    return wantedBy(pool, id);
  });
}
