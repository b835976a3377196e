import type { ReactNode } from 'react';
import * as styles from './PrintInstead.css.ts';

export interface PrintInsteadProps {
  /** The sheet to print instead of the page, such as `IndicativeQuotation`. While it renders nothing, the page itself is printed. */
  sheet: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * Prints a sheet instead of a page; header and footer must hide themselves. Call `window.print()` once it has rendered.
 *
 * @example <PrintInstead sheet={<IndicativeQuotation … />}><ServicesScreen … /></PrintInstead>
 */
export const PrintInstead = ({ sheet, children }: PrintInsteadProps) => (
  <div className={styles.hasSheet}>
    <div className={styles.onScreen}>{children}</div>
    <div className={styles.onPaper}>{sheet}</div>
  </div>
);
