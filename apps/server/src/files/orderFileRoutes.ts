import { storedFile } from '@pcb/api/files';
import { z } from 'zod';
import { audit } from '../database/audit.ts';
import { readRow } from '../database/rows.ts';
import type { Handlers } from '../http/handlers.ts';
import type { Services } from '../http/types.ts';
import { sendFile } from './sendFile.ts';

const orderedFile = z.strictObject({ ...storedFile.shape, order: z.number() });

export function orderFileRoutes({ handle }: Handlers, services: Services) {
  const { pool } = services;
  handle('GET /api/admin/files/:id', async (context, { parameters }) => {
    const file = await readRow(
      pool,
      orderedFile,
      `select f.id, name, size, order_number as order from files f join (
         select file_id, order_number from line_files where order_number is not null
         union all select file_id, order_number from event_files join order_events e on e.id = event_id
       ) used on file_id = f.id where f.id = $1 limit 1`,
      [parameters.id],
    );
    if (file) {
      const { id: actor } = context.get('person');
      await audit(pool, { actor, action: 'download', kind: 'orders', record: file.order, after: { file: file.id } });
    }
    return sendFile(context, services, file);
  });
}
