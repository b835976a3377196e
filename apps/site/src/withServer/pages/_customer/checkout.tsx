import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { CheckoutScreen, checkoutContent } from '@pcb/screens/account/CheckoutScreen';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { useIdempotencyKey } from '../../../app/hooks/useIdempotencyKey.ts';
import { useRemoteForm } from '../../../app/hooks/useRemoteForm.ts';
import { useSending } from '../../../app/hooks/useSending.ts';
import { useSite } from '../../../app/hooks/useSite.ts';
import type { PageHandle, PageProps } from '../../../app/routing/page.ts';
import type { Site } from '../../../createSite.ts';
import { DataError } from '../../../data/dataError.ts';
import { read } from '../../../data/read.ts';
import { useOwnBoards } from '../../../services/useOwnBoards.ts';
import { readCheckout } from '../../data/checkout.ts';
import { billingMessages } from '../../messages/billingMessages.ts';

export const handle: PageHandle = {
  hasMainAction: true,
  title: checkoutContent.title,
  description: 'Billing and delivery addresses, and the total of your order.',
};

export const loader = ({ data }: Site) => read(readCheckout(data.cart));

export function Component({ loaded }: PageProps<typeof loader>) {
  const site = useSite();
  const checkout = useRemoteForm(loaded);
  const { sending, send } = useSending();
  const { idempotencyKey } = useIdempotencyKey();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const boards = useOwnBoards();

  const placeOrder = async (addresses: OrderAddresses) => {
    const id = await site.data.cart.checkOut({ idempotencyKey }, addresses).catch((error: unknown) => {
      // A price has changed. Load the new total for the next attempt.
      if (error instanceof DataError && error.kind === 'conflict') void revalidate();
      throw error;
    });
    const lines = checkout.status === 'ready' ? checkout.value.lines : [];
    const ordered = lines.find((line) => boards[line.id]);
    if (ordered) void site.ownBoards.keep({ [id]: boards[ordered.id] });
    site.toasts.show({ title: billingMessages.ordered(id), tone: 'success' });
    await navigate('/dashboard');
  };
  return (
    <CheckoutScreen
      checkout={checkout}
      onOrder={(addresses) => void send(() => placeOrder(addresses))}
      sending={sending}
    />
  );
}
