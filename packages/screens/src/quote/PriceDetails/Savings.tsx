'use client';
import type { FormValues, ServiceTab } from '@pcb/quoting/forms';
import { paise } from '@pcb/quoting/money';
import type { Saving } from '@pcb/quoting/savings';
import { Button } from '@pcb/ui/Button';
import { Text } from '@pcb/ui/Text';
import { useRef } from 'react';
import { columnFormat } from '../../shared/format/money.ts';
import { fieldCopy } from '../fieldCopy.ts';
import { formatDifference } from '../price/formatQuote.ts';
import type { QuoteContent } from '../quote.content.ts';
import { TitledCard } from '../TitledCard.tsx';
import type { PriceDetailsContent } from './PriceDetails.content.ts';
import * as styles from './PriceDetails.css.ts';

function savingText(
  { field, from, to, laterBy }: Saving,
  service: ServiceTab,
  content: PriceDetailsContent,
  quoteCopy: QuoteContent,
) {
  const copy = content.savings;
  const { label, options } = fieldCopy(service, field, quoteCopy);
  const nameOf = (value: string | boolean) => options[String(value)] ?? String(value);
  const meanings = [
    content.meanings[service][field]?.[String(to)],
    laterBy > 0 ? copy.later(laterBy) : undefined,
    laterBy < 0 ? copy.earlier(-laterBy) : undefined,
  ];
  return {
    change: typeof to === 'boolean' ? copy.without(label) : copy.change(label, nameOf(to), nameOf(from)),
    meaning: meanings.filter((meaning) => meaning !== undefined).join(' '),
  };
}

export interface SavingsProps {
  service: ServiceTab;
  savings: readonly Saving[];
  missing: string | null;
  onChoose: (patch: FormValues) => void;
  content: PriceDetailsContent;
  quoteCopy: QuoteContent;
}

/** The single changes that save the most, each with its effect and a button that applies it. */
export function Savings({ service, savings, missing, onChoose, content, quoteCopy }: SavingsProps) {
  const copy = content.savings;
  const format = columnFormat(savings.map(({ amount }) => amount));
  const heading = useRef<HTMLHeadingElement>(null);
  const lead = savings.length > 0 ? copy.lead : copy.nothing;
  return (
    <TitledCard level={3} title={copy.title} lead={missing ?? lead} headingRef={heading}>
      {savings.length > 0 ? (
        <ul className={styles.savingList}>
          {savings.map((saving) => {
            const { change, meaning } = savingText(saving, service, content, quoteCopy);
            return (
              <li key={saving.field} className={styles.saving}>
                <div className={styles.savingText}>
                  <Text weight="medium">{change}</Text>
                  {meaning ? (
                    <Text size="small" tone="muted">
                      {meaning}
                    </Text>
                  ) : null}
                </div>
                <span className={styles.savingAmount}>{formatDifference(paise(0 - saving.amount), format)}</span>
                <Button
                  variant="outline"
                  size="small"
                  aria-label={copy.chooseChange(change)}
                  onPress={() => {
                    // The pressed button unmounts, so move focus first.
                    heading.current?.focus({ preventScroll: true });
                    onChoose(saving.patch);
                  }}
                >
                  {copy.choose}
                </Button>
              </li>
            );
          })}
        </ul>
      ) : null}
    </TitledCard>
  );
}
