'use client';
import { type Paise, taxPercent } from '@pcb/quoting/money';
import type { Quote } from '@pcb/quoting/quote';
import type { ShipDateTerms } from '@pcb/quoting/shipDate';
import { Badge } from '@pcb/ui/Badge';
import { Box } from '@pcb/ui/Box';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { ArrowDown } from 'lucide-react';
import { type ReactNode, type Ref, useId } from 'react';
import { formatDateSpan } from '../../shared/format/dates.ts';
import { formatCount } from '../../shared/format/money.ts';
import { useDebouncedAnnouncement } from '../../shared/useDebouncedAnnouncement.ts';
import type { QuoteContent } from '../quote.content.ts';
import { quoteFormat, shipDateOf, totalOf } from './formatQuote.ts';
import { LastChangeNote, type DescribedChange, spokenDifference } from './LastChangeNote.tsx';
import * as styles from './PriceSummary.css.ts';

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

interface RowProps {
  name: string;
  value: string | null;
  unknown: string;
  /** Whether the value is text instead of a figure. @default false */
  isText?: boolean;
  /** Whether the figure stays in view. @default false */
  isMain?: boolean;
}

function Row({ name, value, unknown, isText = false, isMain = false }: RowProps) {
  const known = isMain ? styles.mainAmount : isText ? styles.text : styles.amount;
  return (
    <Inline align="baseline" justify="space-between" gap="large" className={isMain ? styles.mainRow : styles.row}>
      <dt>{name}</dt>
      <dd className={value === null && !isMain ? styles.missing : known}>{value ?? unknown}</dd>
    </Inline>
  );
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
  const money = (paise: Paise | undefined) => (paise === undefined ? null : format(paise));
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
  const { unknown } = summary;
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
      <div className={styles.pinned}>
        <Box surface="inverse" borderRadius="large" padding="large" className={styles.head}>
          <Inline justify="space-between" gap="small">
            <Heading level={2} size="title" id={headingId} ref={headingRef} tabIndex={-1} className={styles.heading}>
              {summary.heading}
            </Heading>
            <Badge>{summary.badge}</Badge>
          </Inline>
          <dl className={styles.mainFigures}>
            <Row name={summary.total} value={total} unknown={unknown} isMain />
            <Row name={summary.shipDate} value={shipDate && formatDateSpan(shipDate)} unknown={unknown} isMain />
          </dl>
          {missing}
          {change ? <LastChangeNote change={change} content={content.lastChange} /> : null}
          {nextStep}
        </Box>
      </div>
      <Card padding="large" className={styles.rest}>
        <dl>
          <Row
            name={summary.leadTime}
            value={leadTime && content.workingDays(leadTime.from, leadTime.to)}
            unknown={unknown}
            isText
          />
          <Row
            name={summary.countedFrom}
            value={leadTime && summary.countedFromOf[countedFrom](shipDateTerms)}
            unknown={unknown}
            isText
          />
          <Row name={summary.quantity} value={quantity === null ? null : formatCount(quantity)} unknown={unknown} />
          <Row name={summary.unit} value={money(price?.unit)} unknown={unknown} />
          <Row name={summary.orderValue} value={money(price?.orderValue)} unknown={unknown} />
          <Row name={summary.tax(taxPercent)} value={money(price?.tax)} unknown={unknown} />
          {hasSaving ? <Row name={summary.saving} value={summary.savingAmount} unknown={unknown} /> : null}
        </dl>
        {onShowDetails ? (
          <Button variant="ghost" size="small" onPress={onShowDetails} className={styles.details}>
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
