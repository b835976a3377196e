'use client';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { ArrowDown } from 'lucide-react';
import type { QuoteContent } from '../quote.content.ts';
import { amount, bar, figure, name } from './SummaryBar.css.ts';

export interface SummaryBarProps {
  /** The total of the price summary, formatted. */
  total: string;
  /** The ship date, formatted; `null` if it is not known. */
  shipDate: string | null;
  onOpen: () => void;
  content: QuoteContent['bar'];
}

/**
 * Total and ship date at the lower edge of the screen, where the price summary is below the form. It stays within its container,
 * so it covers neither the summary nor the footer.
 */
export function SummaryBar({ total, shipDate, onOpen, content }: SummaryBarProps) {
  return (
    <Box surface="inverse" className={bar}>
      <div className={figure}>
        <p>
          <span className={name}>{content.total}</span> <span className={amount}>{total}</span>
        </p>
        {shipDate === null ? null : (
          <p className={name}>
            <span>{content.ships(shipDate)}</span>
          </p>
        )}
      </div>
      <Button variant="outline" tone="neutral" size="small" onPress={onOpen}>
        {content.open}
        <ArrowDown size={16} aria-hidden="true" />
      </Button>
    </Box>
  );
}
