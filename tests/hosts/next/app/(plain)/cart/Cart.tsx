'use client';
import { paise } from '@pcb/quoting/money';
import { CartScreen, type CartSummary } from '@pcb/screens/storefront/CartScreen';
import { DateField } from '@pcb/ui/DateField';
import { German } from './German';

const euros = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });

interface CartProps extends Pick<CartSummary, 'sums' | 'total'> {
  /** In cents. */
  price: number;
  quantity: number;
}

export function Cart({ price, quantity, sums, total }: CartProps) {
  return (
    <German>
      <main lang="de">
        <CartScreen
          cart={{
            status: 'ready',
            value: [
              {
                id: 'sensor',
                name: 'Sensorplatine',
                description: 'Vier Lagen, bestückt',
                quantity,
                price: paise(price),
                image: { variant: 'assembly', seed: 'sensor' },
                delivery: '5 Arbeitstage',
                inStock: true,
              },
            ],
          }}
          summary={{ sums, total, format: (cents) => euros.format(cents / 100) }}
          onQuantityChange={() => undefined}
          onRemove={() => undefined}
          onRestore={() => undefined}
          onApplyCoupon={() => undefined}
          onCheckout={() => undefined}
        />
        <DateField label="Liefertermin" />
      </main>
    </German>
  );
}
