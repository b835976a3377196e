'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import type { GstStateCode } from '@pcb/quoting/gstStates';
import type { OrderAddresses } from '@pcb/records/orderAddresses';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { Link } from '@pcb/ui/Link';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowLeft } from 'lucide-react';
import { useRef } from 'react';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote, Sending } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { mirrored } from '../../shared/styles/mirrored.css.ts';
import { page as pageFrame } from '../../shared/styles/page.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import type { CartLine } from '../../storefront/CartScreen/cartLine.ts';
import type { AddressDraft } from './addressDraft.ts';
import { CheckoutForm } from './CheckoutForm.tsx';
import { checkoutContent, type CheckoutContent } from './CheckoutScreen.content.ts';
import * as styles from './CheckoutScreen.css.ts';

export type { AddressDraft } from './addressDraft.ts';
export { checkoutContent, type CheckoutContent } from './CheckoutScreen.content.ts';

export interface Checkout {
  /** The lines of the cart. */
  lines: readonly CartLine[];
  /** Whether anything is delivered. The drawing of a layout is a service. */
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
  /** The link back to the cart. @default '/cart' */
  cartHref?: string;
}

/**
 * The last step before a cart becomes an order: the billing and delivery addresses, and the tax for them. For the cart use
 * `CartScreen`.
 *
 * @example <CheckoutScreen checkout={{ status: 'ready', value: checkout }} onOrder={placeOrder} />
 */
export function CheckoutScreen({
  checkout,
  onOrder,
  sending = {},
  cartHref = '/cart',
  content = checkoutContent,
}: CheckoutScreenProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useRemoteAnnouncement(checkout, content);
  const value = checkout.status === 'ready' ? checkout.value : undefined;
  return (
    <div className={pageFrame}>
      <Stack gap="section" className={styles.page}>
        <Stack elementType="header" gap="medium">
          <Text size="small">
            <Link variant="standalone" href={cartHref}>
              <ArrowLeft size={16} aria-hidden="true" className={mirrored} />
              {content.cart}
            </Link>
          </Text>
          <Heading ref={title} level={1} id="page-title" tabIndex={-1}>
            {content.title}
          </Heading>
        </Stack>
        {checkout.status === 'loading' ? (
          <Card aria-busy="true">
            <Skeleton lines={8} />
          </Card>
        ) : null}
        {checkout.status === 'failed' ? (
          <LoadFailed copy={content.failed} onRetry={checkout.onRetry} focusOnRetry={title} />
        ) : null}
        {value?.lines.length === 0 ? (
          <Card padding="none">
            <EmptyState
              art={<EmptyFootprint />}
              title={content.empty.title}
              action={<ButtonLink href={cartHref}>{content.empty.action}</ButtonLink>}
            >
              {content.empty.text}
            </EmptyState>
          </Card>
        ) : null}
        {value && value.lines.length > 0 ? (
          <div aria-busy={busyIfStale(checkout)}>
            <CheckoutForm {...value} onOrder={onOrder} sending={sending} content={content} />
          </div>
        ) : null}
      </Stack>
    </div>
  );
}
