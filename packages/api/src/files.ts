import { filePurposes, maxFiles } from '@pcb/quoting/orderFiles';
import { z } from 'zod';
import type { Routes } from './route.ts';

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

export const fileRoutes = {
  'POST /api/files': {
    for: 'customers',
    does: 'stores a file: its bytes as the body, its name encoded as in a URL',
    header: 'X-File-Name',
    reply: storedFile,
    status: 201,
  },
  'GET /api/files/:id': { for: 'customers', does: 'the bytes of a file', media: 'application/octet-stream' },
  'GET /api/admin/orders/:number/files': { for: 'read', does: 'the files of an order', reply: z.array(lineFile) },
  'GET /api/admin/files/:id': {
    for: 'read',
    does: 'the bytes of a file of an order, which the audit records',
    media: 'application/octet-stream',
  },
} satisfies Routes;
