'use client';
import { Badge } from '@pcb/ui/Badge';
import { BoardArt, OwnBoard } from '../../shared/drawings/boards.tsx';
import { ButtonLink } from '@pcb/ui/ButtonLink';
import { Card } from '@pcb/ui/Card';
import { Eyebrow } from '@pcb/ui/Eyebrow';
import { EmptyFootprint } from '@pcb/art/EmptyFootprint';
import { EmptyState } from '@pcb/ui/EmptyState';
import { Heading } from '@pcb/ui/Heading';
import { IconButton } from '@pcb/ui/IconButton';
import { Inline } from '@pcb/ui/Inline';
import { NumberField } from '@pcb/ui/NumberField';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { useAnnounce } from '@pcb/ui/useAnnounce';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { Trash2, Truck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { keepTogether } from '../../shared/format/keepTogether.ts';
import { busyIfStale } from '../../shared/remote/busyIfStale.ts';
import { LoadFailed } from '../../shared/remote/LoadFailed.tsx';
import type { Remote } from '../../shared/remote/remote.ts';
import { useRemoteAnnouncement } from '../../shared/remote/useRemoteAnnouncement.ts';
import { wholeNumbersFormat } from '../../shared/format/wholeNumbers.ts';
import { CartColumns } from './CartColumns.tsx';
import { type CartLine, maximumQuantity, minimumQuantity, validQuantity } from './cartLine.ts';
import { type CartSummary, defaultSummary } from './cartSummary.ts';
import { cartContent } from './CartScreen.content.ts';
import * as styles from './CartScreen.css.ts';
import { CartSkeleton } from './CartSkeleton.tsx';
import { lineAmount } from '@pcb/quoting/cartTotals';
import { useQuantityAnnouncement } from './useQuantityAnnouncement.ts';
import { ColumnHeaders } from './ColumnHeaders.tsx';
import { OrderSummary, type OrderSummaryProps, SummaryNotes } from './OrderSummary.tsx';

export {
  type CartLine,
  maximumQuantity,
  minimumQuantity,
  validQuantity,
  withoutLine,
  withQuantity,
} from './cartLine.ts';
export { cartContent, type CartContent } from './CartScreen.content.ts';
export type { CartSummary } from './cartSummary.ts';

export interface CartScreenProps extends Omit<OrderSummaryProps, 'isEmpty' | 'summary'> {
  /** The lines of the cart, in order. An empty array shows the empty cart. */
  cart: Remote<readonly CartLine[]>;
  /**
   * The sums of a host with a currency, taxes or shipping of its own; then the prices of the lines are in the smallest unit
   * of its currency. @default this business's: 18 percent tax and flat shipping, in rupees
   */
  summary?: CartSummary;
  /** Called with a new quantity, a whole number from 1 to 9,999. `withQuantity` returns the updated lines. */
  onQuantityChange: (id: string, quantity: number) => void;
  /** Called when a line is removed. `withoutLine` returns the remaining lines; focus moves once the line is gone. */
  onRemove: (id: string) => void;
}

interface Removal {
  id: string;
  name: string;
  /** The other lines, starting with the following ones. The first that remains receives focus. */
  neighbours: readonly string[];
}

/**
 * The cart: lines with quantities and amounts, and the order summary with coupon and checkout.
 *
 * @example <CartScreen cart={{ status: 'ready', value: lines }} onQuantityChange={…} onRemove={…} onApplyCoupon={…} onCheckout={…} />
 */
export function CartScreen({
  cart,
  summary: hostSummary,
  onQuantityChange,
  onRemove,
  content = cartContent,
  ...checkout
}: CartScreenProps) {
  const lines = cart.status === 'ready' ? cart.value : null;
  useRemoteAnnouncement(cart, content);
  const announce = useAnnounce();
  const summary = hostSummary ?? {
    ...defaultSummary(lines ?? [], content.summary),
    notes: <SummaryNotes copy={content.summary} />,
  };
  const { format } = summary;
  const announceQuantity = useQuantityAnnouncement(lines ?? [], summary, content);
  // The host decides whether and when a line goes. Announce that and move focus once, not again when the cart reloads.
  const [pending, setPending] = useState<readonly Removal[]>([]);
  const [removed, setRemoved] = useState<readonly Removal[]>([]);
  const isGone = ({ id }: Removal) => lines !== null && !lines.some((line) => line.id === id);
  if (pending.some(isGone)) {
    setPending(pending.filter((removal) => !isGone(removal)));
    setRemoved(pending.filter(isGone));
  } else if (!removed.every(isGone)) {
    setRemoved([]);
  }

  const removeButtons = useRef(new Map<string, HTMLButtonElement>());
  const title = useRef<HTMLHeadingElement>(null);
  const emptyAction = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const removal = removed.at(-1);
    if (!removal) return;
    const neighbour = removal.neighbours.find((id) => removeButtons.current.has(id));
    const button = neighbour === undefined ? emptyAction.current : removeButtons.current.get(neighbour);
    button?.focus();
    announce(removed.map(({ name }) => content.removed(name)).join(' '));
  }, [announce, content, removed]);

  const remove = ({ id, name }: CartLine, neighbours: readonly CartLine[]) => {
    const others = pending.filter((removal) => removal.id !== id);
    setPending([...others, { id, name, neighbours: neighbours.map((line) => line.id) }]);
    onRemove(id);
  };

  return (
    <div className={styles.page}>
      <Stack gap="small">
        <Eyebrow>{content.label}</Eyebrow>
        <Inline align="baseline" gap="large">
          <Heading ref={title} level={1} id="page-title" tabIndex={-1}>
            {content.title}
          </Heading>
          {lines && lines.length > 0 ? (
            <Text isMono size="small" tone="muted">
              {content.lineCount(lines.length)}
            </Text>
          ) : null}
        </Inline>
      </Stack>

      {cart.status === 'loading' ? <CartSkeleton content={content} /> : null}
      {cart.status === 'failed' ? (
        <LoadFailed className={styles.message} copy={content.failed} onRetry={cart.onRetry} focusOnRetry={title} />
      ) : null}
      {lines ? (
        <CartColumns aria-busy={busyIfStale(cart)}>
          {lines.length === 0 ? (
            <Card padding="none" className={styles.message}>
              <EmptyState
                art={<EmptyFootprint />}
                title={content.empty.title}
                action={
                  <ButtonLink ref={emptyAction} href="/services">
                    {content.empty.action}
                  </ButtonLink>
                }
              >
                {content.empty.text}
              </EmptyState>
            </Card>
          ) : (
            <section aria-labelledby="cart-items" className={styles.list}>
              <VisuallyHidden>
                <h2 id="cart-items">{content.items}</h2>
              </VisuallyHidden>
              <ColumnHeaders copy={content.columns} />
              <Stack elementType="ul" gap="none">
                {lines.map((line, index) => (
                  <li key={line.id} className={styles.line}>
                    <div className={styles.picture}>
                      {line.board ? (
                        <OwnBoard board={line.board} aspect={1} />
                      ) : (
                        <BoardArt variant={line.image.variant} seed={line.image.seed} aspect={1} />
                      )}
                    </div>
                    <Stack gap="medium" className={styles.about}>
                      <Stack gap="xsmall">
                        <Heading level={3} size="small">
                          {line.name}
                        </Heading>
                        <Text size="small" tone="muted">
                          {keepTogether(line.description)}
                        </Text>
                        {line.files?.length ? (
                          <Text size="small" tone="muted">
                            {content.files(line.files)}
                          </Text>
                        ) : null}
                      </Stack>
                      <Inline gap="medium">
                        <Badge tone={line.inStock ? 'success' : 'danger'}>
                          {line.inStock ? content.inStock : content.outOfStock}
                        </Badge>
                        <Text size="small" className={styles.withIcon}>
                          <Truck size={16} aria-hidden="true" className={styles.icon} />
                          <span>
                            <VisuallyHidden elementType="span">{`${content.delivery} `}</VisuallyHidden>
                            <span>{line.delivery}</span>
                          </span>
                        </Text>
                      </Inline>
                    </Stack>
                    <div className={styles.figures}>
                      <Stack gap="xsmall" className={styles.quantity}>
                        <NumberField
                          label={content.quantityOf(line.name)}
                          isLabelHidden
                          value={line.quantity}
                          minValue={minimumQuantity}
                          maxValue={maximumQuantity}
                          step={1}
                          formatOptions={wholeNumbersFormat}
                          fractionNote={content.wholeNumbers}
                          onChange={(quantity) => {
                            announceQuantity(line.id);
                            onQuantityChange(line.id, validQuantity(quantity));
                          }}
                        />
                        <Text isMono size="caption" tone="muted">
                          {content.each(format(line.price))}
                        </Text>
                      </Stack>
                      <Text isMono weight="medium" className={styles.amount}>
                        <VisuallyHidden elementType="span">{`${content.amountOf(line.name)}: `}</VisuallyHidden>
                        <span translate="no">{format(lineAmount(line))}</span>
                      </Text>
                    </div>
                    <div className={styles.remove}>
                      <IconButton
                        aria-label={content.remove(line.name)}
                        ref={(node: HTMLButtonElement | null) => {
                          if (node) removeButtons.current.set(line.id, node);
                          else removeButtons.current.delete(line.id);
                        }}
                        onPress={() => remove(line, [...lines.slice(index + 1), ...lines.slice(0, index).toReversed()])}
                      >
                        <Trash2 size={20} aria-hidden="true" />
                      </IconButton>
                    </div>
                  </li>
                ))}
              </Stack>
            </section>
          )}

          <OrderSummary {...checkout} isEmpty={lines.length === 0} summary={summary} content={content} />
        </CartColumns>
      ) : null}
    </div>
  );
}
