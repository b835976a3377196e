import { numberOf } from '@pcb/records/numberOf';
import { AdminOfferDialog, type OfferTask } from '@pcb/screens/admin/AdminOfferDialog';
import { QuotationReview } from '@pcb/screens/order/QuotationReview';
import type { Offer } from '@pcb/screens/order/OfferSheet';
import { useCallback } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useIdempotencyKey } from '../app/hooks/useIdempotencyKey.ts';
import { useRights, useSite } from '../app/hooks/useSite.ts';
import { offerMessages } from './messages/offerMessages.ts';
import { requestServer } from './data/request.ts';
import { useOffer } from './hooks/useOffer.ts';
import { useRead } from './hooks/useRead.ts';
import { useTask } from './hooks/useTask.ts';
import { validUntilOf } from './validUntil.ts';

const adminOrderHref = (order: string) => `/admin/orders/edit/${encodeURIComponent(order)}`;

export function AdminQuotationReview({ id }: { id: string }) {
  const number = numberOf(id);
  const { remote, reload } = useRead(
    useCallback(() => requestServer('GET /api/admin/quotations/:number/offer', { parameters: { number } }), [number]),
  );
  return remote.status === 'ready' ? <Review offer={remote.value.value} onChanged={reload} /> : null;
}

function Review({ offer, onChanged }: { offer: Offer; onChanged: () => void }) {
  const { brand } = useSite();
  const mayChange = useRights() !== 'read';
  const { revalidate } = useRevalidator();
  const review = useOffer(offer, 'business', onChanged);
  const { open, close, finish, send, dialog, key } = useTask<Extract<OfferTask, { task: 'revise' }>>();
  const [{ idempotencyKey }, renewKey] = useIdempotencyKey();
  const { id: quotation, service, versions } = offer;
  const revise = () => {
    renewKey();
    open({ task: 'revise', quotation, service, latest: versions[0] });
  };
  return (
    <>
      <QuotationReview
        offer={offer}
        viewer="business"
        seller={brand}
        {...review}
        {...(mayChange && { onRevise: revise })}
        orderHref={adminOrderHref}
      />
      {dialog && (
        <AdminOfferDialog
          key={key}
          {...dialog}
          validUntil={validUntilOf(brand)}
          onClose={close}
          onSend={(changed) =>
            void send(async () => {
              await requestServer('POST /api/admin/quotations/:number/versions', {
                parameters: { number: numberOf(quotation) },
                body: changed,
                headers: { 'Idempotency-Key': idempotencyKey },
              });
            }).then((isSent) => {
              if (!isSent) return;
              finish(offerMessages.sent);
              onChanged();
              void revalidate();
            })
          }
        />
      )}
    </>
  );
}
