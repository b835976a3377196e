'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { ArrowDown } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { QuoteContent } from '../quote.content.ts';
import { amount, bar, edge, figure, name, openLabel } from './SummaryBar.css.ts';
import { useIsInSight } from './useIsInSight.ts';

export interface SummaryBarProps {
  /** The total of the price summary, formatted. */
  total: string;
  /** The ship date, formatted; `null` if it is not known. */
  shipDate: string | null;
  /** Rendered while there is no price, in place of the ship date. */
  missing?: ReactNode;
  /** The price summary, beside which the bar would repeat it. */
  summary: RefObject<Element | null>;
  onOpen: () => void;
  content: QuoteContent['bar'];
}

/**
 * Total and ship date at the lower edge of the screen, where the price summary is below the form. It takes no room on the
 * page: it lies over the end of the form until the price summary itself is in sight.
 */
export function SummaryBar({ total, shipDate, missing, summary, onOpen, content }: SummaryBarProps) {
  const isRepeated = useIsInSight(summary);
  return (
    <div className={edge} hidden={isRepeated}>
      <Box surface="inverse" className={bar}>
        <div className={figure}>
          <p>
            <span className={name}>{content.total}</span> <span className={amount}>{total}</span>
          </p>
          {missing}
          {shipDate === null ? null : (
            <p className={name}>
              <span>{content.ships(shipDate)}</span>
            </p>
          )}
        </div>
        <Button variant="outline" tone="neutral" size="small" onPress={onOpen}>
          <span className={openLabel}>{content.open}</span>
          <ArrowDown size={16} aria-hidden="true" />
        </Button>
      </Box>
    </div>
  );
}
