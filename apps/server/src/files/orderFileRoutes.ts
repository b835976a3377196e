import type { LineFile, StoredFile } from '@pcb/api/files';
import { recordNumber } from '@pcb/api/values';
import { Hono } from 'hono';
import { audit } from '../database/audit.ts';
import type { Env, Services } from '../http/types.ts';
import { filesWhere } from './lineFiles.ts';
import { fileIdOf, sendFile } from './sendFile.ts';

/** The files of orders, for administrators. Who has fetched one is written down. */
export function orderFileRoutes(services: Services): Hono<Env> {
  const { pool } = services;
  const app = new Hono<Env>();
  app.get('/orders/:number/files', async (context) => {
    const number = recordNumber.safeParse(context.req.param('number')).data ?? null;
    const { rows } = await pool.query<{ files: LineFile[] }>(`select ${filesWhere('order_number = $1')} as files`, [
      number,
    ]);
    return context.json(rows[0]?.files);
  });
  app.get('/files/:id', async (context) => {
    const { rows } = await pool.query<StoredFile & { order: number }>(
      `select id, name, size, order_number as order from files join line_files on file_id = id
       where id = $1 and order_number is not null limit 1`,
      [fileIdOf(context)],
    );
    const [file] = rows;
    if (file) {
      const { id: actor } = context.get('person');
      await audit(pool, { actor, action: 'download', kind: 'orders', record: file.order, after: { file: file.id } });
    }
    return sendFile(context, services, file);
  });
  return app;
}
