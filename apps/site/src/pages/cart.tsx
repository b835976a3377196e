import { type CartLine, CartScreen, withoutLine, withQuantity } from '@pcb/screens/storefront/CartScreen';
import { useState } from 'react';
import type { PageHandle, PageProps } from '../app/page.ts';
import { useRemote } from '../app/useRemote.ts';
import { useSending } from '../app/useSending.ts';
import { useSite } from '../app/useSite.ts';
import type { Site } from '../createSite.ts';
import { read } from '../data/read.ts';
import { failureToast } from '../effects/failureToast.ts';
import { storefrontEffects } from '../effects/storefront.ts';
import { storefrontMessages } from '../messages/storefront.ts';

export const handle: PageHandle = {
  title: 'Cart',
  description: 'The boards and services in your cart, with tax and shipping.',
};

export const loader = ({ data }: Site) => read(data.cart.lines());

export function Component({ loaded }: PageProps<typeof loader>) {
  const site = useSite();
  const remote = useRemote(loaded);
  const { cart } = site.data;
  const effects = storefrontEffects(site);
  // Changes show at once (optimistically), until the loader returns a new result.
  const [changed, setChanged] = useState<{ since: typeof loaded; lines: readonly CartLine[] }>();
  const loadedLines = loaded.status === 'ready' ? loaded.value : [];
  const lines = changed?.since === loaded ? changed.lines : loadedLines;
  const coupon = useSending();
  const checkout = useSending();
  // No page follows the checkout, so the button stays at “Processing…”.
  const [isOrdered, setOrdered] = useState(false);

  const change = async (next: readonly CartLine[], write: () => Promise<void>) => {
    setChanged({ since: loaded, lines: next });
    try {
      await write();
    } catch (error) {
      setChanged({ since: loaded, lines });
      site.toasts.show(failureToast(storefrontMessages.cartNotSaved, error));
    }
  };
  return (
    <CartScreen
      cart={remote.status === 'ready' ? { ...remote, value: lines } : remote}
      onQuantityChange={(id, quantity) =>
        void change(withQuantity(lines, id, quantity), () => cart.setQuantity(id, quantity))
      }
      onRemove={(id) => void change(withoutLine(lines, id), () => cart.remove(id))}
      onApplyCoupon={(code) => void coupon.send(() => effects.applyCoupon(code))}
      couponSending={coupon.sending}
      onCheckout={() =>
        void checkout.send(async () => {
          await cart.checkOut();
          setOrdered(true);
        })
      }
      checkoutSending={isOrdered ? { isSaving: true } : checkout.sending}
    />
  );
}
