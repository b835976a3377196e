'use client';
import { freeShippingOver, shippingBeforeTax, shippingTax } from '@pcb/quoting/cartTotals';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Form } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Spinner } from '@pcb/ui/Spinner';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { TextField } from '@pcb/ui/TextField';
import { Tag, Truck } from 'lucide-react';
import { type FormEvent, useId } from 'react';
import { ProblemNote } from '../../shared/components/ProblemNote.tsx';
import { formatRupees } from '../../shared/format/money.ts';
import type { Sending } from '../../shared/remote/remote.ts';
import { stickySummary } from '../../shared/styles/stickyAside.css.ts';
import type { WithContent } from '../../shared/WithContent.ts';
import { cartContent, type CartContent } from './CartScreen.content.ts';
import * as styles from './CartScreen.css.ts';
import type { CartSummary } from './cartSummary.ts';

const couponName = 'coupon';

export interface OrderSummaryProps extends WithContent<CartContent> {
  isEmpty: boolean;
  summary: CartSummary;
  /** Called with the code as typed when the coupon form is submitted. */
  onApplyCoupon: (code: string) => void;
  /** The state of the coupon request. @default {} */
  couponSending?: Sending<typeof couponName>;
  /** Called when 'Proceed to Checkout' is pressed. Not called for an empty cart. */
  onCheckout: () => void;
  /** The state of the checkout. While it is saving, the button reads 'Processing…' and keeps focus. @default {} */
  checkoutSending?: Sending<never>;
  /** A note below the button, which also describes it. In a demonstration it states that nothing is ordered. */
  checkoutNote?: string | undefined;
}

export function OrderSummary({
  isEmpty,
  summary: { sums, total, format, notes },
  onApplyCoupon,
  couponSending = {},
  onCheckout,
  checkoutSending: { isSaving = false, problems: checkoutProblems } = {},
  checkoutNote,
  content = cartContent,
}: OrderSummaryProps) {
  const noteId = useId();
  const copy = content.summary;
  // If the cart is emptied during checkout, there is nothing to process.
  const isProcessing = isSaving && !isEmpty;

  const applyCoupon = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get(couponName);
    if (typeof code === 'string' && !couponSending.isSaving) onApplyCoupon(code);
  };

  return (
    <section aria-labelledby="order-summary" className={stickySummary}>
      <Card padding="none">
        <Stack className={styles.summaryPart}>
          <Heading level={2} size="title" id="order-summary">
            {copy.title}
          </Heading>
          <Stack elementType="dl" gap="small">
            {sums.map(({ label, amount }) => (
              <Inline key={label} align="stretch" justify="space-between" gap="large" className={styles.sum}>
                <dt>{label}</dt>
                <dd className={styles.sumAmount}>{typeof amount === 'string' ? amount : format(amount)}</dd>
              </Inline>
            ))}
            <Inline align="baseline" justify="space-between" gap="large" className={styles.total}>
              <dt>{copy.total}</dt>
              <dd className={styles.totalAmount}>{format(total)}</dd>
            </Inline>
          </Stack>
          <ProblemNote text={checkoutProblems?.general} />
          {/* A live region: the new label is announced while the button keeps focus. */}
          <Stack aria-live="polite">
            <Button
              size="large"
              isDisabled={isEmpty}
              aria-disabled={isProcessing}
              {...(checkoutNote !== undefined && { 'aria-describedby': noteId })}
              onPress={() => {
                if (!isProcessing) onCheckout();
              }}
            >
              {isProcessing ? <Spinner size="small" /> : null}
              <span>{isProcessing ? content.processing : content.checkout}</span>
            </Button>
          </Stack>
          {checkoutNote === undefined ? null : (
            <Text id={noteId} size="small" tone="muted">
              {checkoutNote}
            </Text>
          )}
        </Stack>

        <div className={styles.coupon}>
          <Form validationErrors={couponSending.problems?.fields} onSubmit={applyCoupon}>
            <Stack gap="small">
              <Inline align="end" gap="small" className={styles.couponRow}>
                <div className={styles.couponField}>
                  <TextField label={content.coupon.label} name={couponName} autoComplete="off" spellCheck="false" />
                </div>
                <Button type="submit" variant="outline" tone="neutral" isPending={couponSending.isSaving ?? false}>
                  {content.coupon.apply}
                </Button>
              </Inline>
              <ProblemNote text={couponSending.problems?.general} />
            </Stack>
          </Form>
        </div>

        {notes ? <div className={styles.notes}>{notes}</div> : null}
      </Card>
    </section>
  );
}

/** The coupon and the shipping terms of our own business. */
export function SummaryNotes({ copy }: { copy: CartContent['summary'] }) {
  return (
    <Stack elementType="ul" gap="small">
      <li className={styles.withIcon}>
        <Tag size={16} aria-hidden="true" className={styles.icon} />
        <span>
          {copy.promotion.text}{' '}
          <Text elementType="span" isMono size="small" weight="medium">
            {copy.promotion.code}
          </Text>
        </span>
      </li>
      <li className={styles.withIcon}>
        <Truck size={16} aria-hidden="true" className={styles.icon} />
        <Stack gap="hairline">
          <span>{copy.freeShipping(formatRupees(freeShippingOver))}</span>
          <span>{copy.shippingTax(formatRupees(shippingBeforeTax), formatRupees(shippingTax))}</span>
        </Stack>
      </li>
    </Stack>
  );
}
