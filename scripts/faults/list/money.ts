import type { Fault } from '../model.ts';

/** Amounts are right to the paisa. */
export const moneyFaults: readonly Fault[] = [
  {
    id: 'total-without-tax',
    promise: 'The total of the cart is the sum of its parts.',
    file: 'packages/screens/src/storefront/CartScreen/cartTotals.ts',
    find: 'total: subtotal + tax + shipping',
    replace: 'total: subtotal + shipping',
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/cart.test.ts',
      test: '[K-04] returns whole paise, and a total equal to the sum of its parts',
    },
  },
  {
    id: 'twelve-percent-tax',
    promise: 'The tax is 18 percent.',
    file: 'packages/screens/src/shared/money.ts',
    find: 'export const taxPercent = 18;',
    replace: 'export const taxPercent = 12;',
    caughtBy: { step: 'unit', file: 'tests/screens/money.test.ts', test: '[B-01] computes 18 percent tax' },
  },
  {
    id: 'western-grouping',
    promise: 'Amounts are grouped by lakh and crore.',
    file: 'packages/screens/src/shared/money.ts',
    find: "    new Intl.NumberFormat('en-IN', {\n",
    replace: "    new Intl.NumberFormat('en-US', {\n",
    caughtBy: {
      step: 'unit',
      file: 'tests/screens/money.test.ts',
      test: '[G-02] [K-02] shows paise only if there are any, and groups 12500000 paise by lakh and crore: ₹1,25,000',
    },
  },
];
