import type { InquiriesData } from '../../data/inquiries.ts';
import { reasons } from '../messages/messages.ts';
import { serverRecords } from './records.ts';
import type { ServerRequest } from './request.ts';
import { orSignIn } from './responses.ts';

export const serverInquiries = (ask: ServerRequest): InquiriesData => ({
  ...serverRecords(ask, 'inquiries'),
  place: async (form, { idempotencyKey }) => {
    const headers = { 'Idempotency-Key': idempotencyKey };
    await orSignIn(ask('POST /api/inquiries', { body: { form }, headers }), reasons.signInToInquire);
  },
});
