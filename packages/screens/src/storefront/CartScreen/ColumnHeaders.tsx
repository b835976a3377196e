import type { CartContent } from './CartScreen.content.ts';
import * as styles from './CartScreen.css.ts';

/** Visual column headers, hidden from screen readers: each field and amount has its own label. */
export function ColumnHeaders({ words }: { words: CartContent['columns'] }) {
  return (
    <div aria-hidden="true" className={styles.columnHeaders}>
      <span className={styles.headerItem}>{words.item}</span>
      <span>{words.quantity}</span>
      <span className={styles.headerAmount}>{words.amount}</span>
    </div>
  );
}
