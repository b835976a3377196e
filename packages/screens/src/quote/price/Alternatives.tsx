'use client';
import type { LayoutValues } from '@pcb/quoting/forms';
import type { LayoutAlternative } from '@pcb/quoting/quoteOf';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { useId } from 'react';
import { formatRupees } from '../../shared/format/money.ts';
import type { QuoteContent } from '../quote.content.ts';
import * as styles from './Alternatives.css.ts';

export interface AlternativesProps {
  alternatives: readonly LayoutAlternative[];
  onChoose: (leadTime: LayoutValues['leadTime']) => void;
  content: QuoteContent;
}

const amounts = ['layout', 'tax', 'total'] as const;

/** The same layout with other lead times. A plain table, as two rows need no grid navigation. */
export function Alternatives({ alternatives, onChoose, content }: AlternativesProps) {
  const headingId = useId();
  const copy = content.alternatives;
  const nameOf = (leadTime: LayoutValues['leadTime']) => content.layout.fields.leadTime.options[leadTime];
  return (
    <Card padding="large">
      <Heading level={3} size="small" id={headingId}>
        {copy.heading}
      </Heading>
      <div className={styles.scroller}>
        <table aria-labelledby={headingId} className={styles.table}>
          <thead>
            <tr>
              <th scope="col" className={styles.leadTimeHeader}>
                {copy.leadTime}
              </th>
              {amounts.map((amount) => (
                <th key={amount} scope="col" className={styles.figureHeader}>
                  {copy[amount]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {alternatives.map(({ leadTime, ...price }) => (
              <tr key={leadTime}>
                <th scope="row" className={styles.leadTimeHeader}>
                  <Button
                    variant="outline"
                    size="small"
                    aria-label={copy.choose(nameOf(leadTime))}
                    onPress={() => onChoose(leadTime)}
                  >
                    {nameOf(leadTime)}
                  </Button>
                </th>
                {amounts.map((amount) => (
                  <td key={amount} className={styles.figure}>
                    {formatRupees(price[amount])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
