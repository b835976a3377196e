import type { ReactNode } from 'react';
import { hasSheet, onPaper, onScreen } from './PrintInstead.css.ts';

export interface PrintInsteadProps {
  /** What is printed instead of the page, such as `Quotation`. As long as it renders nothing, the page itself is printed. */
  sheet: ReactNode;
  /** The page. */
  children: ReactNode;
}

/**
 * Replaces a page by a sheet on paper. On screen the sheet is hidden, also from screen readers. The parts around it, such
 * as header and footer, have to hide themselves in print; those of `@pcb/screens/shell` do. To print, call `window.print()`
 * after the sheet has rendered. To leave parts of a page out, no wrapper is needed: hide them with `@media print`.
 *
 * @example <PrintInstead sheet={<Quotation … />}><ServicesScreen … /></PrintInstead>
 */
export const PrintInstead = ({ sheet, children }: PrintInsteadProps) => (
  <div className={hasSheet}>
    <div className={onScreen}>{children}</div>
    <div className={onPaper}>{sheet}</div>
  </div>
);
