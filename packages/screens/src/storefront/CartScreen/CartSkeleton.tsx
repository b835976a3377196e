import { Card } from '@pcb/ui/Card';
import { Inline } from '@pcb/ui/Inline';
import { Skeleton } from '@pcb/ui/Skeleton';
import { Stack } from '@pcb/ui/Stack';
import { stickySummary } from '../../shared/styles/stickyAside.css.ts';
import { CartColumns } from './CartColumns.tsx';
import type { CartContent } from './CartScreen.content.ts';
import * as styles from './CartScreen.css.ts';
import { ColumnHeaders } from './ColumnHeaders.tsx';

export function CartSkeleton({ content }: { content: CartContent }) {
  return (
    <CartColumns aria-busy="true">
      <div className={styles.list}>
        <ColumnHeaders copy={content.columns} />
        <SkeletonLine />
        <SkeletonLine />
      </div>
      <Card padding="none" className={stickySummary}>
        <Stack className={styles.summaryPart}>
          <Skeleton width="60%" height="1.5rem" />
          <Stack gap="small">
            <SkeletonSum />
            <SkeletonSum />
            <SkeletonSum />
            <SkeletonSum />
            <Inline align="baseline" justify="space-between" gap="large" className={styles.total}>
              <Skeleton width="4rem" />
              <Skeleton width="9rem" height="1.75rem" />
            </Inline>
          </Stack>
          <Skeleton height="3rem" />
        </Stack>
        <div className={styles.coupon}>
          <Skeleton height="2.5rem" />
        </div>
        <div className={styles.notes}>
          <Skeleton lines={2} />
        </div>
      </Card>
    </CartColumns>
  );
}

function SkeletonLine() {
  return (
    <div className={styles.line}>
      <Skeleton height="4.5rem" className={styles.pictureSkeleton} />
      <Stack gap="medium" className={styles.about}>
        <Stack gap="small">
          <Skeleton width="70%" />
          <Skeleton lines={3} height="0.875em" />
        </Stack>
        <Skeleton width="10rem" height="1.25em" />
      </Stack>
      <div className={styles.figures}>
        <Stack gap="xsmall" className={styles.quantity}>
          <Skeleton height="2.5rem" />
          <Skeleton width="60%" height="0.75em" />
        </Stack>
        <Skeleton width="5rem" className={styles.amount} />
      </div>
    </div>
  );
}

function SkeletonSum() {
  return (
    <Inline align="stretch" justify="space-between" gap="large" className={styles.sum}>
      <Skeleton width="5rem" height="1.25em" />
      <Skeleton width="6rem" height="1.25em" />
    </Inline>
  );
}
