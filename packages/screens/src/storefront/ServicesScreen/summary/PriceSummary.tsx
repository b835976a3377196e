'use client';
import { Badge } from '@pcb/ui/Badge';
import { Box } from '@pcb/ui/Box';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { type ReactNode, type Ref, useId } from 'react';
import { formatCount, type Paise, taxPercent } from '../../../shared/money.ts';
import { useSettled } from '../../../shared/useSettled.ts';
import { formatDateSpan } from '../../../shared/workingDays.ts';
import type { Quote } from '../quotes/quote.ts';
import type { ServicesContent } from '../ServicesScreen.content.ts';
import { totalOf, quoteFormat } from './formatQuote.ts';
import { amount, board, heading, missing, row, totalAmount, totalRow } from './PriceSummary.css.ts';

export interface PriceSummaryProps {
  quote: Quote;
  content: ServicesContent;
  /** A sentence that explains the price. */
  note: string;
  /** Whether the advertised saving on fabrication with assembly is shown. @default false */
  hasSaving?: boolean;
  /** Rendered above the figures. */
  drawing?: ReactNode;
  /** Rendered below the figures: the buttons that lead on. */
  nextStep?: ReactNode;
  /** Ref to the heading, which can take focus. */
  headingRef?: Ref<HTMLHeadingElement>;
}

interface RowProps {
  name: string;
  isTotal?: boolean;
  /** The value; `null` if it is not known. */
  value: string | null;
  unknown: string;
}

function Row({ name, isTotal = false, value, unknown }: RowProps) {
  return (
    <Inline align="baseline" justify="space-between" gap="large" className={isTotal ? totalRow : row}>
      <dt>{name}</dt>
      <dd className={isTotal ? totalAmount : value === null ? missing : amount}>{value ?? unknown}</dd>
    </Inline>
  );
}

/** The price and the ship date. Updates on every change, and announces the total when the user stops typing. */
export function PriceSummary({
  quote,
  content,
  note,
  hasSaving = false,
  drawing,
  nextStep,
  headingRef,
}: PriceSummaryProps) {
  const headingId = useId();
  const { summary } = content;
  const { onRequest, leadTime, quantity, price, shipDate } = quote;
  const format = quoteFormat(price);
  const money = (paise: Paise | undefined) => (paise === undefined ? null : format(paise));
  const total = totalOf(quote, summary);
  const announcement = useSettled(
    price ? summary.announce(total) : onRequest ? summary.announceOnRequest : summary.announceNothing,
  );
  const { unknown } = summary;
  return (
    <Box
      elementType="section"
      surface="mask"
      borderRadius="large"
      padding="xlarge"
      aria-labelledby={headingId}
      className={board}
    >
      <Inline justify="space-between" gap="small">
        <Heading level={2} size="title" id={headingId} ref={headingRef} tabIndex={-1} className={heading}>
          {summary.heading}
        </Heading>
        <Badge>{summary.badge}</Badge>
      </Inline>
      {drawing}
      <dl>
        <Row
          name={summary.leadTime}
          value={leadTime && content.workingDays(leadTime.from, leadTime.to)}
          unknown={unknown}
        />
        <Row name={summary.quantity} value={quantity === null ? null : formatCount(quantity)} unknown={unknown} />
        <Row name={summary.unit} value={money(price?.unit)} unknown={unknown} />
        <Row name={summary.orderValue} value={money(price?.orderValue)} unknown={unknown} />
        <Row name={summary.tax(taxPercent)} value={money(price?.tax)} unknown={unknown} />
        <Row name={summary.total} value={total} unknown={unknown} isTotal />
        <Row name={summary.shipDate} value={shipDate && formatDateSpan(shipDate)} unknown={unknown} />
        {hasSaving ? <Row name={summary.saving} value={summary.savingAmount} unknown={unknown} /> : null}
      </dl>
      <Text size="small" tone="muted">
        {onRequest ? (
          summary.onRequestNotes[onRequest]
        ) : price ? (
          <>
            {summary.note} {note} {hasSaving ? summary.savingNote : null}
          </>
        ) : (
          summary.nothingNote
        )}
      </Text>
      {nextStep}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Box>
  );
}
