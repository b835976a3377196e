import { paise } from '@pcb/quoting/money';
import { cartLines } from '@pcb/screens/fixtures/cart';
import { CartScreen, type CartScreenProps } from '@pcb/screens/storefront/CartScreen';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';

const textOf = (props: Partial<CartScreenProps> = {}) =>
  renderToStaticMarkup(
    <CartScreen
      cart={{
        status: 'ready',
        value: cartLines.slice(0, 1).map((line) => ({ ...line, price: paise(1999), quantity: 2 })),
      }}
      onQuantityChange={() => undefined}
      onRemove={() => undefined}
      onRestore={() => undefined}
      onApplyCoupon={() => undefined}
      onCheckout={() => undefined}
      {...props}
    />,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('[K-04] [K-05] [K-06] adds up the prices of this business, with its tax, shipping and offer, by default', () => {
  const text = textOf();
  expect(text).toContain('Subtotal ₹39.98 Discount ₹0.00 Tax (18%) ₹7.20 Shipping ₹350.00 Total ₹397.18');
  expect(text).toContain('WELCOME10');
});

it('shows only the sums of a host, in its currency', () => {
  const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
  const text = textOf({
    summary: {
      sums: [
        { label: 'Zwischensumme', amount: 3998 },
        { label: 'MwSt. 19 %', amount: 760 },
        { label: 'Versand', amount: 'kostenlos' },
      ],
      total: 4758,
      format: (cents) => euros.format(cents / 100),
      notes: 'Lieferung in drei Tagen',
    },
  });
  expect(text).toContain('Zwischensumme 39,98 € MwSt. 19 % 7,60 € Versand kostenlos Total 47,58 €');
  expect(text).toContain('19,99 € each');
  expect(text).toContain('Lieferung in drei Tagen');
  expect(text).not.toMatch(/₹|18%|GST|WELCOME10/);
});
