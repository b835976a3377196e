import type { InquiriesData } from '../../data/inquiries.ts';
import { reasons } from '../messages/messages.ts';
import { serverRecords } from './records.ts';
import type { ServerRequest } from './request.ts';
import { orSignIn } from './responses.ts';

export const serverInquiries = (request: ServerRequest): InquiriesData => ({
  ...serverRecords(request, 'inquiries'),
  place: async (form, { idempotencyKey }) => {
    const headers = { 'Idempotency-Key': idempotencyKey };
    await orSignIn(request('POST /api/inquiries', { body: { form }, headers }), reasons.signInToInquire);
  },
});
