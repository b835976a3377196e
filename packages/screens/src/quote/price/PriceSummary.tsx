'use client';
import { taxPercent } from '@pcb/quoting/money';
import type { Quote } from '@pcb/quoting/quote';
import type { ShipDateTerms } from '@pcb/quoting/shipDate';
import { Badge } from '@pcb/ui/Badge';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { formatDateSpan } from '../../shared/format/dates.ts';
import { formatCount } from '../../shared/format/money.ts';
import { useDebouncedAnnouncement } from '../../shared/hooks/useDebouncedAnnouncement.ts';
import * as rowValueStyles from '../../shared/styles/rowValue.css.ts';
import type { QuoteContent } from '../quote.content.ts';
import { quoteFormat, shipDateOf, totalOf } from './formatQuote.ts';
import { LastChangeNote, type DescribedChange, spokenDifference } from './LastChangeNote.tsx';
import * as styles from './PriceSummary.css.ts';
import { sharePinnedHeight } from './sharePinnedHeight.ts';

export interface PriceSummaryProps {
  quote: Quote;
  content: QuoteContent;
  shipDateTerms: ShipDateTerms;
  note: string;
  /** Rendered below the total if there is no price: the fields to fill in. */
  missing?: ReactNode;
  change?: DescribedChange | null;
  /** Whether to show the advertised saving on fabrication with assembly. @default false */
  hasSaving?: boolean;
  /** Pinned below the total and the ship date: the button for the next step. */
  nextStep?: ReactNode;
  /** Rendered below the figures: other actions for the quote. */
  actions?: ReactNode;
  /** Called when the price details button is pressed. If omitted, there is no button. */
  onShowDetails?: () => void;
  headingRef?: Ref<HTMLHeadingElement>;
}

/** Total, ship date and next step stay in view. Announces the total and the change when the user stops typing. */
export function PriceSummary({
  quote,
  shipDateTerms,
  content,
  note,
  missing,
  change = null,
  hasSaving = false,
  nextStep,
  actions,
  onShowDetails,
  headingRef,
}: PriceSummaryProps) {
  const headingId = useId();
  const { summary } = content;
  const { countedFrom, holidaysKnownUntil } = shipDateTerms;
  const { onRequest, leadTime, addedDays, quantity, price } = quote;
  const shipDate = shipDateOf(quote);
  const format = quoteFormat(price);
  const total = totalOf(quote, summary);
  const pricedText = () => {
    const copy = content.lastChange;
    const text = summary.announce(total);
    return change ? copy.announce(text, copy.fields(change.fields), spokenDifference(change, copy)) : text;
  };
  useDebouncedAnnouncement(
    // Without a price, the hint explains the problem.
    price ? pricedText() : onRequest ? summary.announceOnRequest : '',
  );
  const row = (name: string, value: string | null, style = styles.value) => (
    <Inline align="baseline" justify="space-between" gap="large" className={styles.row}>
      <dt>{name}</dt>
      <dd className={value === null ? rowValueStyles.rowAmount : style}>{value ?? summary.unknown}</dd>
    </Inline>
  );
  const mainRows = [
    [summary.total, total],
    [summary.shipDate, shipDate && formatDateSpan(shipDate)],
  ] as const;
  const notes = [
    summary.note,
    note,
    ...(addedDays.length > 0 ? [summary.addedDaysNote(addedDays)] : []),
    ...(hasSaving ? [summary.savingNote] : []),
    ...(countedFrom === 'completeKit' ? [summary.completeKitNote(shipDateTerms)] : []),
    ...(holidaysKnownUntil ? [summary.unknownHolidays(holidaysKnownUntil)] : []),
  ].join(' ');
  return (
    <section aria-labelledby={headingId} className={styles.summary}>
      <div ref={sharePinnedHeight} className={styles.pinned}>
        <Box surface="inverse" borderRadius="large" padding="large" className={styles.head}>
          <Inline justify="space-between" gap="small">
            <Heading level={2} size="title" id={headingId} ref={headingRef} tabIndex={-1} className={styles.heading}>
              {summary.heading}
            </Heading>
            <Badge>{summary.badge}</Badge>
          </Inline>
          <Stack elementType="dl" gap="small">
            {mainRows.map(([name, value]) => (
              <Stack key={name} gap="none" align="start" className={styles.mainRow}>
                <dt>{name}</dt>
                <dd className={styles.mainAmount}>{value ?? summary.unknown}</dd>
              </Stack>
            ))}
          </Stack>
          {missing}
          {change ? <LastChangeNote change={change} content={content.lastChange} /> : null}
          {nextStep}
        </Box>
      </div>
      <Card padding="large" className={styles.rest}>
        <dl>
          {row(summary.leadTime, leadTime && content.workingDays(leadTime.from, leadTime.to), styles.text)}
          {row(summary.countedFrom, leadTime && summary.countedFromOf[countedFrom](shipDateTerms), styles.text)}
          {row(summary.quantity, quantity === null ? null : formatCount(quantity))}
          {row(summary.unit, price && format(price.unit))}
          {row(summary.orderValue, price && format(price.orderValue))}
          {row(summary.tax(taxPercent), price && format(price.tax))}
          {hasSaving ? row(summary.saving, summary.savingAmount) : null}
        </dl>
        {onShowDetails ? (
          <Button variant="ghost" size="small" flush="start" onPress={onShowDetails} className={styles.details}>
            <span>{summary.showDetails}</span>
            <ArrowDown size={16} aria-hidden="true" />
          </Button>
        ) : null}
        {onRequest || price ? (
          <Text size="small" tone="muted">
            {onRequest ? summary.onRequestNotes[onRequest] : notes}
          </Text>
        ) : null}
        {actions}
      </Card>
    </section>
  );
}
