import { filePurposes, maxFiles } from '@pcb/quoting/orderFiles';
import { z } from 'zod';

const purpose = z.enum(filePurposes);

/** An uploaded file. */
export const storedFile = z.object({
  id: z.uuid(),
  name: z.string(),
  /** In bytes. */
  size: z.int(),
});

export type StoredFile = z.output<typeof storedFile>;

/** The ids of the uploaded files that go with a service, by purpose. */
export const serviceFiles = z.partialRecord(purpose, z.array(z.uuid()).max(maxFiles)).default({});

/** A file of a line of a cart, or of an order. */
export const lineFile = z.object({ ...storedFile.shape, purpose });

export type LineFile = z.output<typeof lineFile>;
