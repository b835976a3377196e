import { Cart } from './Cart';

const netPrice = 1999;
const quantity = 2;

/** The server knows the prices, the taxes and the total, in cents. */
export default function Page() {
  const subtotal = netPrice * quantity;
  const tax = Math.round(subtotal * 0.19);
  return (
    <Cart
      price={netPrice}
      quantity={quantity}
      sums={[
        { label: 'Zwischensumme', amount: subtotal },
        { label: 'MwSt. 19 %', amount: tax },
        { label: 'Versand', amount: 'kostenlos' },
      ]}
      total={subtotal + tax}
    />
  );
}
