import { paise } from '@pcb/quoting/money';
import { numberOf } from '@pcb/records/numberOf';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { AcceptQuotationScreen } from '@pcb/screens/account/AcceptQuotationScreen';
import { AccountLayout } from '@pcb/screens/account/AccountLayout';
import { orderHref } from '@pcb/screens/account/OrderScreen';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useRemoteForm } from '../../../../../app/hooks/useRemoteForm.ts';
import { useSending } from '../../../../../app/hooks/useSending.ts';
import { useSite } from '../../../../../app/hooks/useSite.ts';
import type { LoaderArgs } from '../../../../../app/routing/guards.ts';
import type { PageHandle, PageProps } from '../../../../../app/routing/page.ts';
import type { Site } from '../../../../../createSite.ts';
import { DataError } from '../../../../../data/dataError.ts';
import { read } from '../../../../../data/read.ts';
import { findQuotation } from '../../../../data/findQuotation.ts';
import { requestServer } from '../../../../data/request.ts';
import { billingMessages } from '../../../../messages/billingMessages.ts';

export const handle: PageHandle = {
  title: 'Accept a quotation',
  description: 'Billing and delivery addresses for your order.',
  hasMainAction: true,
};

async function toAccept(number: string) {
  const [quotation, { value: start }] = await Promise.all([findQuotation(number), requestServer('GET /api/checkout')]);
  const [latest] = quotation?.versions ?? [];
  if (!quotation || !latest) return undefined;
  const { id, service } = quotation;
  return { id, service, total: paise(latest.net + latest.tax), version: latest.version, addresses: start.addresses };
}

export const loader = (_: Site, { params: { id = '' } }: LoaderArgs) => read(toAccept(id));

export function Component({ loaded }: PageProps<typeof loader>) {
  const { toasts } = useSite();
  const quotation = useRemoteForm(loaded);
  const { sending, send } = useSending();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();

  const accept = async (id: string, version: number, addresses: OrderAddresses) => {
    const request = { parameters: { number: numberOf(id) }, body: { version, addresses } };
    const { value } = await requestServer('POST /api/quotations/:number/acceptance', request).catch(
      (error: unknown) => {
        // There is a newer version. Show its total.
        if (error instanceof DataError && error.kind === 'conflict') void revalidate();
        throw error;
      },
    );
    if (value.order === null) return;
    toasts.show({ title: billingMessages.ordered(value.order), tone: 'success' });
    await navigate(orderHref(value.order));
  };
  const shown = quotation.status === 'ready' ? quotation.value : undefined;
  return (
    <AccountLayout currentHref="/quotations">
      <AcceptQuotationScreen
        quotation={quotation}
        sending={sending}
        onOrder={(addresses) => {
          if (shown) void send(() => accept(shown.id, shown.version, addresses));
        }}
      />
    </AccountLayout>
  );
}
