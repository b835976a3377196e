import { numberOf } from '@pcb/records/numberOf';
import type { Offer } from '@pcb/screens/order/OfferSheet';
import type { Side } from '@pcb/screens/order/OrderHistory';
import { useState } from 'react';
import { useIdempotencyKey } from '../../app/hooks/useIdempotencyKey.ts';
import { useSending } from '../../app/hooks/useSending.ts';
import { askServer } from '../data/request.ts';

/** Props of `QuotationReview`. @param onChanged Called after each attempt, successful or not. */
export function useOffer({ id }: Pick<Offer, 'id'>, viewer: Side, onChanged: () => void) {
  const parameters = { number: numberOf(id) };
  const [version, setVersion] = useState<number>();
  const deciding = useSending();
  const sending = useSending();
  const [{ idempotencyKey }, renewKey] = useIdempotencyKey();
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
        askServer('POST /api/quotations/:number/refusal', { parameters, body: { version: declined, reason } }),
      ),
    deciding: deciding.sending,
    onSend: async (text: string) => {
      const message = { parameters, body: { text }, headers: { 'Idempotency-Key': idempotencyKey } };
      const isSent = await sending.send(
        async () =>
          void (await (viewer === 'customer'
            ? askServer('POST /api/quotations/:number/messages', message)
            : askServer('POST /api/admin/quotations/:number/messages', message))),
      );
      if (!isSent) return false;
      renewKey();
      onChanged();
      return true;
    },
    sending: sending.sending,
  };
}
