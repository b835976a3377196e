import { cartLines } from '@pcb/screens/fixtures';
import {
  type CartLine,
  CartScreen,
  type CartScreenProps,
  withoutLine,
  withQuantity,
} from '@pcb/screens/storefront/CartScreen';
import { useState } from 'react';
import { fn, screen, within } from 'storybook/test';
import { inMain } from '../inMain.tsx';
import { ready } from '../remote.ts';

/** A minimal host that keeps the cart and applies the callbacks. */
function CartHost({ cart: initialCart, onQuantityChange, onRemove, onRestore, ...props }: CartScreenProps) {
  const [cart, setCart] = useState(initialCart);
  const change = (changed: (lines: readonly CartLine[]) => readonly CartLine[]) =>
    setCart((before) => (before.status === 'ready' ? ready(changed(before.value)) : before));
  return (
    <CartScreen
      {...props}
      cart={cart}
      onQuantityChange={(id, quantity) => {
        onQuantityChange(id, quantity);
        change((lines) => withQuantity(lines, id, quantity));
      }}
      onRemove={(id) => {
        onRemove(id);
        change((lines) => withoutLine(lines, id));
      }}
      onRestore={(id) => {
        onRestore(id);
        const all = initialCart.status === 'ready' ? initialCart.value : [];
        change((lines) => all.filter((line) => line.id === id || lines.some((one) => one.id === line.id)));
      }}
    />
  );
}

/** Shared by the story files of the cart. */
export const cartMeta = {
  parameters: { layout: 'fullscreen' as const },
  args: {
    cart: ready(cartLines),
    onQuantityChange: fn(),
    onRemove: fn(),
    onRestore: fn(),
    onApplyCoupon: fn(),
    onCheckout: fn(),
  },
  render: (args: CartScreenProps) => <CartHost {...args} />,
  decorators: [inMain],
};

export const region = (name: string) => within(screen.getByRole('region', { name }));

/** The rows of the order summary: name and amount. */
export const summary = () => {
  const amounts = region('Order Summary').getAllByRole('definition');
  return region('Order Summary')
    .getAllByRole('term')
    .map((term, index) => [term.textContent, amounts[index]?.textContent]);
};

export const lineNames = () =>
  region('Items')
    .getAllByRole('heading', { level: 3 })
    .map((heading) => heading.textContent);

export const undo = (name: string) => screen.getByRole('button', { name: `Undo the removal of ${name}` });
