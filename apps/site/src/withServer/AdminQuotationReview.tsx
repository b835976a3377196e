import { numberOf } from '@pcb/records/numberOf';
import { QuotationReview } from '@pcb/screens/order/QuotationReview';
import { useCallback } from 'react';
import { useRead } from '../app/hooks/useRead.ts';
import { useRights, useSite } from '../app/hooks/useSite.ts';
import { requestServer } from './data/request.ts';
import { useQuotation } from './hooks/useQuotation.ts';
import { useQuotationDialog } from './hooks/useQuotationDialog.tsx';

const adminOrderHref = (order: string) => `/admin/orders/edit/${encodeURIComponent(order)}`;

export function AdminQuotationReview({ id }: { id: string }) {
  const { brand } = useSite();
  const canChange = useRights() !== 'read';
  const number = numberOf(id);
  const { remote, reload } = useRead(
    useCallback(
      async () => (await requestServer('GET /api/admin/quotations/:number/versions', { parameters: { number } })).value,
      [number],
    ),
  );
  const review = useQuotation({ id }, 'business', reload);
  const { open, dialog } = useQuotationDialog(reload);
  return (
    <>
      <QuotationReview
        quotation={remote}
        viewer="business"
        seller={brand}
        {...review}
        {...(canChange && {
          onRevise: ({ service, versions }) => open({ task: 'revise', quotation: id, service, latest: versions[0] }),
        })}
        orderHref={adminOrderHref}
      />
      {dialog}
    </>
  );
}
