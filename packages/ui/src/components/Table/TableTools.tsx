import { Children, type ReactNode } from 'react';
import * as styles from './Table.css.ts';

interface TableToolsProps {
  /** The visible name of the table, and its id. */
  caption: { id: string; content: ReactNode } | null;
  /** The buttons for the whole table. */
  children: ReactNode;
}

/** Above the table: its name, and the buttons for all of its rows or columns. */
export function TableTools({ caption, children }: TableToolsProps) {
  const hasButtons = Children.toArray(children).length > 0;
  if (!caption && !hasButtons) return null;
  return (
    <div className={styles.tools}>
      {caption ? (
        <div id={caption.id} className={styles.caption}>
          {caption.content}
        </div>
      ) : null}
      {hasButtons ? <div className={styles.toolButtons}>{children}</div> : null}
    </div>
  );
}
