import { numberOf } from '@pcb/records/numberOf';
import type { Side } from '@pcb/screens/order/OrderHistory';
import type { Quotation } from '@pcb/screens/order/QuotationSheet';
import { useState } from 'react';
import { useIdempotencyKey } from '../../app/hooks/useIdempotencyKey.ts';
import { useSending } from '../../app/hooks/useSending.ts';
import { requestServer } from '../data/request.ts';

/** Props of `QuotationReview`. @param onChanged Called after each attempt, successful or not. */
export function useQuotation({ id }: Pick<Quotation, 'id'>, viewer: Side, onChanged: () => void) {
  const parameters = { number: numberOf(id) };
  const [version, setVersion] = useState<number>();
  const deciding = useSending();
  const sending = useSending();
  const { idempotencyKey, renewKey } = useIdempotencyKey();
  const decide = async (request: () => Promise<unknown>) => {
    const isDone = await deciding.send(async () => void (await request()));
    // Called after a refusal too, because the quotation has changed.
    onChanged();
    return isDone;
  };
  return {
    version,
    onVersionChange: setVersion,
    onDecline: (declined: number, reason: string) =>
      decide(() =>
        requestServer('POST /api/quotations/:number/refusal', { parameters, body: { version: declined, reason } }),
      ),
    deciding: deciding.sending,
    onSend: async (text: string) => {
      const message = { parameters, body: { text }, headers: { 'Idempotency-Key': idempotencyKey } };
      const isSent = await sending.send(
        async () =>
          void (await (viewer === 'customer'
            ? requestServer('POST /api/quotations/:number/messages', message)
            : requestServer('POST /api/admin/quotations/:number/messages', message))),
      );
      if (!isSent) return false;
      renewKey();
      onChanged();
      return true;
    },
    sending: sending.sending,
  };
}
