import { DataError } from '../data/dataError.ts';
import type { InquiriesData } from '../data/inquiries.ts';
import { reasons } from './messages.ts';
import { serverRecords } from './records.ts';
import type { Ask } from './request.ts';

export const serverInquiries = (ask: Ask): InquiriesData => ({
  ...serverRecords(ask, 'inquiries'),
  place: async (form, { idempotencyKey }) => {
    try {
      await ask('POST /api/inquiries', { body: { form }, headers: { 'Idempotency-Key': idempotencyKey } });
    } catch (error) {
      if (!(error instanceof DataError) || error.kind !== 'signedOut') throw error;
      throw new DataError('signedOut', { cause: error, reason: reasons.signInToInquire });
    }
  },
});
