'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { ArrowDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { QuoteContent } from '../quote.content.ts';
import * as styles from './SummaryBar.css.ts';
import { useIsInSight } from './useIsInSight.ts';

export interface SummaryBarProps {
  total: string;
  /** Formatted; `null` if unknown. */
  shipDate: string | null;
  /** Rendered instead of the ship date if there is no price. */
  missing?: ReactNode;
  /** The full price summary; the bar is hidden while it is visible. */
  summary: RefObject<Element | null>;
  onOpen: () => void;
  content: QuoteContent['bar'];
}

/** Total and ship date at the bottom of the screen, over the end of the form, until the summary itself is in view. */
export function SummaryBar({ total, shipDate, missing, summary, onOpen, content }: SummaryBarProps) {
  const isRepeated = useIsInSight(summary);
  return (
    <div className={styles.edge} hidden={isRepeated}>
      <Box surface="inverse" className={styles.bar}>
        <div className={styles.figure}>
          <p>
            <span className={styles.name}>{content.total}</span> <span className={styles.amount}>{total}</span>
          </p>
          {missing}
          {shipDate === null ? null : (
            <p className={styles.name}>
              <span>{content.ships(shipDate)}</span>
            </p>
          )}
        </div>
        <Button variant="outline" tone="neutral" size="small" onPress={onOpen}>
          <span className={styles.openLabel}>{content.open}</span>
          <ArrowDown size={16} aria-hidden="true" />
        </Button>
      </Box>
    </div>
  );
}
