import type { AdminInquiry } from '@pcb/screens/admin/records';
import type { InquiriesData } from '../data/inquiries.ts';
import { idempotencyHeader } from './idempotencyHeader.ts';
import { serverRecords } from './records.ts';
import type { Ask } from './request.ts';

export const serverInquiries = (ask: Ask): InquiriesData => ({
  ...serverRecords<AdminInquiry, never, never>(ask, 'inquiries'),
  place: async (form, { idempotencyKey }) =>
    void (await ask('POST', '/api/inquiries', { body: { form }, headers: { [idempotencyHeader]: idempotencyKey } })),
});
