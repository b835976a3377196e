import { type CartLine, CartScreen, withoutLine, withQuantity } from '@pcb/screens/storefront/CartScreen';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router-dom';
import { checkoutNote } from '#build/storefrontOutcomes.ts';
import { toCheckout } from '#build/toCheckout.ts';
import { useIdempotencyKey } from '../app/hooks/useIdempotencyKey.ts';
import { useOptimisticChanges } from '../app/hooks/useOptimisticChanges.ts';
import { useRemote } from '../app/hooks/useRemote.ts';
import { useSending } from '../app/hooks/useSending.ts';
import { useSite } from '../app/hooks/useSite.ts';
import type { PageHandle, PageProps } from '../app/routing/page.ts';
import type { Site } from '../createSite.ts';
import { read } from '../data/read.ts';
import { failureToast } from '../effects/failureToast.ts';
import { storefrontEffects } from '../effects/storefront.ts';
import { storefrontMessages } from '../messages/storefront.ts';
import { useOwnBoards, withBoards } from '../services/useOwnBoards.ts';

const noLines: readonly CartLine[] = [];

export const handle: PageHandle = {
  hasMainAction: true,
  title: 'Cart',
  description: 'The boards and services in your cart, with tax and shipping.',
};

export const loader = ({ data }: Site) => read(data.cart.lines());

export function Component({ loaded }: PageProps<typeof loader>) {
  const site = useSite();
  const remote = useRemote(loaded);
  const { cart } = site.data;
  const effects = storefrontEffects(site);
  const coupon = useSending();
  const checkout = useSending();
  const { idempotencyKey } = useIdempotencyKey();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [lines, changeLines] = useOptimisticChanges(loaded.status === 'ready' ? loaded.value : noLines, revalidate);
  const boards = useOwnBoards();
  // As specified, the demonstration opens no page, and its button keeps showing “Processing…”.
  const [isOrdered, setOrdered] = useState(false);
  const checkOut = async () => {
    if (toCheckout !== undefined) {
      await navigate(await toCheckout(site));
      return;
    }
    const id = await cart.checkOut({ idempotencyKey });
    setOrdered(true);
    const ordered = lines.find((line) => boards[line.id]);
    if (ordered) void site.ownBoards.keep({ [id]: boards[ordered.id] });
  };

  const change = async (...changed: Parameters<typeof changeLines>) => {
    try {
      await changeLines(...changed);
    } catch (error) {
      site.toasts.show(failureToast(storefrontMessages.cartNotSaved, error));
    }
  };
  return (
    <CartScreen
      cart={remote.status === 'ready' ? { ...remote, value: withBoards(lines, boards) } : remote}
      onQuantityChange={(id, quantity) =>
        void change(
          (all) => withQuantity(all, id, quantity),
          () => cart.setQuantity(id, quantity),
        )
      }
      onRemove={(id) =>
        void change(
          (all) => withoutLine(all, id),
          () => cart.remove(id),
        )
      }
      onRestore={(id) =>
        void change(
          (all) => all,
          () => cart.restore(id),
        )
      }
      onApplyCoupon={(code) => void coupon.send(() => effects.applyCoupon(code))}
      couponSending={coupon.sending}
      onCheckout={() => void checkout.send(checkOut)}
      checkoutNote={checkoutNote}
      checkoutSending={isOrdered ? { isSaving: true } : checkout.sending}
    />
  );
}
