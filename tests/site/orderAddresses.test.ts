import { billingAddress } from '@pcb/api/billing';
import { expect, it } from 'vitest';

it('the server reads a PIN code in the digits of another script', () => {
  const address = { name: 'Anjali Menon', gstin: '', address: '1 Sample Road, Kochi', state: '32' };
  expect(billingAddress.parse({ ...address, pin: '६८२ ०३०' })).toMatchObject({ pin: '682030' });
  expect(billingAddress.safeParse({ ...address, pin: '०८२०३०' }).success).toBe(false);
});
