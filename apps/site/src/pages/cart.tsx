import { CartScreen } from '@pcb/screens/storefront/CartScreen';
import { useState } from 'react';
import { removeLine, setQuantity, useCartLines } from '../session/cart.ts';
import { storefrontEffects } from '../effects/storefront.ts';
import { type PageHandle, titled } from '../app/page.ts';

export const handle: PageHandle = {
  title: titled('Cart'),
  description: 'The boards and services in your cart, with tax and shipping.',
};

export function Component() {
  const [isProcessing, setProcessing] = useState(false);
  return (
    <CartScreen
      cart={{ status: 'ready', lines: useCartLines() }}
      onQuantityChange={setQuantity}
      onRemove={removeLine}
      onApplyCoupon={storefrontEffects.applyCoupon}
      isProcessing={isProcessing}
      onCheckout={() => setProcessing(true)}
    />
  );
}
