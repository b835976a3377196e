import { CartScreen, withoutLine, withQuantity } from '@pcb/screens/storefront/CartScreen';
import { useState } from 'react';
import type { PageHandle, PageProps } from '../app/page.ts';
import { useRetry } from '../app/useRetry.ts';
import { useSite } from '../app/useSite.ts';
import type { Site } from '../createSite.ts';
import { read } from '../data/read.ts';
import { storefrontEffects } from '../effects/storefront.ts';
import { storefrontMessages } from '../messages/storefront.ts';

export const handle: PageHandle = {
  title: 'Cart',
  description: 'The boards and services in your cart, with tax and shipping.',
};

export const loader = ({ data }: Site) => read(data.cart.lines());

export function Component({ loaded }: PageProps<typeof loader>) {
  const site = useSite();
  const onRetry = useRetry();
  const { cart } = site.data;
  // What is shown before the data have it; another answer of the loader replaces it.
  const [change, setChange] = useState({ to: loaded, lines: loaded.status === 'ready' ? loaded.value : [] });
  const lines = change.to === loaded ? change.lines : loaded.status === 'ready' ? loaded.value : [];
  const [isProcessing, setProcessing] = useState(false);

  const show = async (next: typeof lines, write: () => Promise<void>) => {
    setChange({ to: loaded, lines: next });
    try {
      await write();
    } catch {
      setChange({ to: loaded, lines });
      site.toasts.show({ ...storefrontMessages.cartNotSaved, tone: 'danger' });
    }
  };
  return (
    <CartScreen
      cart={loaded.status === 'ready' ? { status: 'ready', lines } : { status: 'error', onRetry }}
      onQuantityChange={(id, quantity) =>
        void show(withQuantity(lines, id, quantity), () => cart.setQuantity(id, quantity))
      }
      onRemove={(id) => void show(withoutLine(lines, id), () => cart.remove(id))}
      onApplyCoupon={storefrontEffects(site).applyCoupon}
      isProcessing={isProcessing}
      onCheckout={() => setProcessing(true)}
    />
  );
}
