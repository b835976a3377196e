import type { CartContent } from './CartScreen.content.ts';
import * as styles from './CartScreen.css.ts';

/** The names of the columns, for the eye: each field and amount says by itself what it is. */
export function ColumnHeads({ words }: { words: CartContent['columns'] }) {
  return (
    <div aria-hidden="true" className={styles.columnHeads}>
      <span className={styles.headItem}>{words.item}</span>
      <span>{words.quantity}</span>
      <span className={styles.headAmount}>{words.amount}</span>
    </div>
  );
}
