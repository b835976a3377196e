import { includesRights } from '@pcb/records/rights';
import { OrderInvoicesScreen } from '@pcb/screens/order/OrderInvoicesScreen';
import { useState } from 'react';
import { useParams, useRevalidator } from 'react-router-dom';
import { useRemote } from '../../../../../app/hooks/useRemote.ts';
import { useSending } from '../../../../../app/hooks/useSending.ts';
import { useRights, useSite } from '../../../../../app/hooks/useSite.ts';
import type { PageHandle, PageProps } from '../../../../../app/routing/page.ts';
import { orderHrefs, orderLoader } from '../../../../data/orderLoader.ts';
import { requestServer } from '../../../../data/request.ts';
import { usePrinted } from '../../../../hooks/usePrinted.ts';
import { billingMessages } from '../../../../messages/billingMessages.ts';

export const handle: PageHandle = {
  title: 'Admin: invoices of an order',
  description: 'The invoices and credit notes of an order.',
};

export const loader = orderLoader('business', (number) =>
  requestServer('GET /api/admin/orders/:number/invoices', { parameters: { number } }),
);

export function Component({ loaded }: PageProps<typeof loader>) {
  const { id: number = '' } = useParams();
  const { toasts } = useSite();
  const rights = useRights();
  const { sending, send, reset } = useSending();
  const [isCrediting, setCrediting] = useState(false);
  const { revalidate } = useRevalidator();
  const documents = useRemote(loaded);

  const issue = async (done: string, write: () => Promise<unknown>) => {
    const isIssued = await send(async () => void (await write()));
    if (!isIssued) return;
    setCrediting(false);
    toasts.show({ title: done, tone: 'success' });
    await revalidate();
  };
  const actions = {
    isCrediting,
    onCreditingChange: (isOpen: boolean) => {
      reset();
      setCrediting(isOpen);
    },
    onCredit: (reason: string) =>
      void issue(billingMessages.credited, () =>
        requestServer('POST /api/admin/orders/:number/credit-notes', { parameters: { number }, body: { reason } }),
      ),
    onIssue: () =>
      void issue(billingMessages.issued, () =>
        requestServer('POST /api/admin/orders/:number/invoices', { parameters: { number } }),
      ),
    sending,
  };
  return (
    <OrderInvoicesScreen
      orderId={`#${number}`}
      documents={documents}
      viewer="business"
      orderHref={orderHrefs.business(number)}
      exportHref="/admin/invoices"
      {...(includesRights(rights, 'orders') && { actions })}
      {...usePrinted()}
    />
  );
}
