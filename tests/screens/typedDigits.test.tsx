// @vitest-environment happy-dom
import { CheckoutScreen } from '@pcb/screens/account/CheckoutScreen';
import { cartLines, sampleOrderAddresses } from '@pcb/screens/fixtures';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { reactRoot } from '../helpers/reactRoot.ts';

const show = reactRoot();
const { billing, delivery } = sampleOrderAddresses;

/** Sets the value like a browser, which bypasses React's own setter, and presses Enter. */
function enter(name: string, text: string) {
  const input = document.querySelector(`input[name="${name}"]`) as HTMLInputElement;
  const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  act(() => input.focus());
  act(() => {
    descriptor?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => {
    input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  });
}

it('the checkout reads a PIN code and a phone number in the digits of another script', () => {
  const onOrder = vi.fn<() => void>();
  const value = { lines: cartLines, hasGoods: true, sellerState: '32', addresses: sampleOrderAddresses } as const;
  act(() => show(<CheckoutScreen checkout={{ status: 'ready', value }} onOrder={onOrder} />));
  enter('addresses.delivery.phone', '\u202a+91 ९८४७० १२३४५\u202c');
  enter('addresses.billing.pin', '६८२०३०');
  act(() => document.querySelector('form')?.requestSubmit());
  expect(onOrder).toHaveBeenCalledExactlyOnceWith({
    billing: { ...billing, pin: '682030' },
    delivery: { ...delivery, pin: '682030', phone: '+91 98470 12345' },
  });
});
