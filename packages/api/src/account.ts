import { gstStates } from '@pcb/quoting/gstStates';
import { z } from 'zod';
import { line } from './values.ts';

const stateCodes = gstStates.map(({ code }) => code);

/** The customer's own data. The state decides between CGST with SGST, and IGST. */
export const profile = z.strictObject({
  name: line,
  mobile: z.string().trim().max(30),
  company: z.string().trim().max(200),
  state: z.enum(stateCodes).nullable(),
});

/** A stored file. */
export const storedFile = z.object({ id: z.uuid(), name: z.string(), size: z.int() });
