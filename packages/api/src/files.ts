import { filePurposes, maxFiles } from '@pcb/quoting/orderFiles';
import { z } from 'zod';
import { routesFor } from './route.ts';

const purpose = z.enum(filePurposes);

export const storedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  /** In bytes. */
  size: z.int(),
});

export type StoredFile = z.output<typeof storedFile>;

/** The ids of the uploaded files of a service, by purpose. */
export const serviceFiles = z.partialRecord(purpose, z.array(z.uuid()).max(maxFiles)).default({});

export const lineFile = z.object({ ...storedFile.shape, purpose });

export type LineFile = z.output<typeof lineFile>;

const media = 'application/octet-stream';

export const fileRoutes = {
  ...routesFor('customers', {
    'POST /api/files': {
      does: 'stores a file: its bytes as the body, its name encoded as in a URL',
      header: 'X-File-Name',
      reply: storedFile,
      status: 201,
    },
    'GET /api/files/:id': { does: 'the bytes of a file', media },
  }),
  ...routesFor('read', {
    'GET /api/admin/files/:id': { does: 'the bytes of a file of an order, which the audit records', media },
  }),
};
