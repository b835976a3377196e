'use client';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { useRef } from 'react';
import type { CartLine } from '../../shared/cart/cartLine.ts';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { CartColumns } from './CartColumns.tsx';
import { CartLineItem } from './CartLineItem.tsx';
import { cartContent } from './CartScreen.content.ts';
import * as styles from './CartScreen.css.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { type CartSummary, defaultSummary } from './cartSummary.ts';
import { ColumnHeaders } from './ColumnHeaders.tsx';
import { OrderSummary, type OrderSummaryProps, SummaryNotes } from './OrderSummary.tsx';
import { RemovedLine } from './RemovedLine.tsx';
import { useQuantityAnnouncement } from './useQuantityAnnouncement.ts';
import { useRemovals } from './useRemovals.ts';

export {
  type CartLine,
  maxQuantity,
  minQuantity,
  validQuantity,
  withoutLine,
  withQuantity,
} from '../../shared/cart/cartLine.ts';
import { PageTitle } from '../../shared/components/PageTitle.tsx';
export { cartContent, type CartContent } from './CartScreen.content.ts';
export type { CartSummary } from './cartSummary.ts';

export interface CartScreenProps extends Omit<OrderSummaryProps, 'isEmpty' | 'summary'> {
  /** The lines of the cart, in order. An empty array shows the empty cart. */
  cart: Remote<readonly CartLine[]>;
  /**
   * The sums of a host with its own currency, taxes or shipping. The prices of the lines are then in the smallest unit of
   * that currency. @default 18 percent tax and flat shipping, in rupees
   */
  summary?: CartSummary;
  /** Called with a new quantity, a whole number from 1 to 9,999. `withQuantity` returns the updated lines. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called when a line is removed. `withoutLine` returns the remaining lines; focus moves once the line is gone. */
  onRemove: (id: string) => void;
  /** Called when 'Undo' is pressed in the place of a removed line. Put the line back with the same id. */
  onRestore: (id: string) => void;
}

/**
 * The cart: lines with quantities and amounts, and the order summary with coupon and checkout.
 *
 * @example <CartScreen cart={{ status: 'ready', value: lines }} onQuantityChange={…} onRemove={…} onRestore={…} onApplyCoupon={…} onCheckout={…} />
 */
export function CartScreen({
  cart,
  summary: hostSummary,
  onQuantityChange,
  onRemove,
  onRestore,
  content = cartContent,
  ...checkout
}: CartScreenProps) {
  const lines = cart.status === 'ready' ? cart.value : null;
  useRemoteAnnouncement(cart, content);
  const summary = hostSummary ?? {
    ...defaultSummary(lines ?? [], content.summary),
    notes: <SummaryNotes copy={content.summary} />,
  };
  const { format } = summary;
  const announceQuantity = useQuantityAnnouncement(lines ?? [], summary, content);
  const { entries, remove, buttonRef } = useRemovals(lines, content);
  const title = useRef<HTMLHeadingElement>(null);

  return (
    <div className={styles.page}>
      <Stack gap="small">
        <Eyebrow>{content.label}</Eyebrow>
        <Inline align="baseline" gap="large">
          <PageTitle ref={title}>{content.title}</PageTitle>
          {lines && lines.length > 0 ? (
            <Text isMono size="small" tone="muted">
              {content.lineCount(lines.length)}
            </Text>
          ) : null}
        </Inline>
      </Stack>

      {cart.status === 'loading' ? <CartSkeleton content={content} /> : null}
      {cart.status === 'failed' ? (
        <LoadFailed copy={content.failed} onRetry={cart.onRetry} focusOnRetry={title} />
      ) : null}
      {lines ? (
        <CartColumns aria-busy={busyIfStale(cart)}>
          <Stack gap="large">
            {entries.length > 0 ? (
              <section aria-labelledby="cart-items" className={styles.list}>
                <VisuallyHidden>
                  <h2 id="cart-items">{content.items}</h2>
                </VisuallyHidden>
                {lines.length > 0 ? <ColumnHeaders copy={content.columns} /> : null}
                <Stack elementType="ul" gap="none">
                  {entries.map((entry) =>
                    'following' in entry ? (
                      <RemovedLine
                        key={`removed ${entry.id}`}
                        name={entry.name}
                        onRestore={() => onRestore(entry.id)}
                        undoRef={buttonRef(entry.id)}
                        content={content}
                      />
                    ) : (
                      <CartLineItem
                        key={entry.id}
                        line={entry}
                        format={format}
                        onQuantityChange={(quantity) => {
                          announceQuantity(entry.id);
                          onQuantityChange(entry.id, quantity);
                        }}
                        onRemove={() => {
                          remove(entry);
                          onRemove(entry.id);
                        }}
                        removeRef={buttonRef(entry.id)}
                        content={content}
                      />
                    ),
                  )}
                </Stack>
              </section>
            ) : null}
            {lines.length === 0 ? (
              <Card padding="none">
                <EmptyState
                  art={<EmptyFootprint />}
                  title={content.empty.title}
                  action={<ButtonLink href="/services">{content.empty.action}</ButtonLink>}
                >
                  {content.empty.text}
                </EmptyState>
              </Card>
            ) : null}
          </Stack>

          <OrderSummary {...checkout} isEmpty={lines.length === 0} summary={summary} content={content} />
        </CartColumns>
      ) : null}
    </div>
  );
}
