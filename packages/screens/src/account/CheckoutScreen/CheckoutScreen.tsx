'use client';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import { type OrderAddresses, placeOfSupplyOf } from '@pcb/records/orderAddresses';
import type { CartLine } from '../../shared/cart/cartLine.ts';
import { DetailPage } from '../../shared/components/DetailPage.tsx';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import * as styles from '../../shared/styles/page.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { AddressDraft } from '../private/addresses/addressDraft.ts';
import { AddressForm } from '../private/addresses/AddressForm.tsx';
import { checkoutContent, type CheckoutContent } from './CheckoutScreen.content.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';

export type { AddressDraft } from '../private/addresses/addressDraft.ts';
export { checkoutContent, type CheckoutContent } from './CheckoutScreen.content.ts';

export interface Checkout {
  /** The lines of the cart. */
  lines: readonly CartLine[];
  /** Whether the cart contains goods to deliver. A layout is a service. */
  hasGoods: boolean;
  /** The state of the business, which decides between CGST with SGST, and IGST. */
  sellerState: GstStateCode;
  /** The initial addresses of the form. */
  addresses: AddressDraft;
}

export interface CheckoutScreenProps extends WithContent<CheckoutContent> {
  /** The order so far. A new value does not reset the form. */
  checkout: Remote<Checkout>;
  /** Called with complete addresses when 'Place Order' is pressed. */
  onOrder: (addresses: OrderAddresses) => void;
  /** The state of the submission. The name of a field is a path: 'addresses.billing.gstin'. @default {} */
  sending?: Sending;
}

/**
 * The last step before a cart becomes an order: the billing and delivery addresses, and the tax for them. For the cart use
 * `CartScreen`.
 *
 * @example <CheckoutScreen checkout={{ status: 'ready', value: checkout }} onOrder={placeOrder} />
 */
export function CheckoutScreen({ checkout, onOrder, sending = {}, content = checkoutContent }: CheckoutScreenProps) {
  const isEmpty = checkout.status === 'ready' && checkout.value.lines.length === 0;
  return (
    <div className={styles.page}>
      <DetailPage
        data={isEmpty ? { ...checkout, value: undefined } : checkout}
        back={{ href: '/cart', label: content.cart }}
        title={content.title}
        content={content}
        none={{ ...content.empty, action: { href: '/cart', label: content.empty.action } }}
      >
        {({ lines, hasGoods, sellerState, addresses }) => (
          <AddressForm
            addresses={addresses}
            onOrder={onOrder}
            sending={sending}
            beside={(complete) => (
              <CheckoutSummary
                lines={lines}
                sellerState={sellerState}
                place={complete ? placeOfSupplyOf(complete, hasGoods) : null}
                content={content}
              />
            )}
            content={content}
          />
        )}
      </DetailPage>
    </div>
  );
}
