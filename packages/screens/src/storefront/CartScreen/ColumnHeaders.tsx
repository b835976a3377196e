import type { CartContent } from './CartScreen.content.ts';
import * as styles from './CartScreen.css.ts';

/** Visual only: each field and amount has its own label for screen readers. */
export function ColumnHeaders({ copy }: { copy: CartContent['columns'] }) {
  return (
    <div aria-hidden="true" className={styles.columnHeaders}>
      <span className={styles.headerItem}>{copy.item}</span>
      <span>{copy.quantity}</span>
      <span className={styles.headerAmount}>{copy.amount}</span>
    </div>
  );
}
