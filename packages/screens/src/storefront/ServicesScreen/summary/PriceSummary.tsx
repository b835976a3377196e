'use client';
import { Badge } from '@pcb/ui/Badge';
import { Box } from '@pcb/ui/Box';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Text } from '@pcb/ui/Text';
import { VisuallyHidden } from '@pcb/ui/VisuallyHidden';
import { type ReactNode, useId } from 'react';
import { formatCount, formatRupees, type Paise, taxPercent } from '../../../shared/money.ts';
import { formatDateSpan } from '../../../shared/workingDays.ts';
import { LinkedSentence } from '../forms/FormParts.tsx';
import type { Quote } from '../quotes/quote.ts';
import type { ServicesContent } from '../ServicesScreen.content.ts';
import { amount, board, list, row, totalAmount, totalRow } from './PriceSummary.css.ts';
import { useSettled } from '../../../shared/useSettled.ts';

export interface PriceSummaryProps {
  quote: Quote;
  content: ServicesContent;
  /** A sentence that explains the price. */
  note: string;
  /** Rendered above the figures. */
  drawing?: ReactNode;
}

function Row({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: ReactNode }) {
  return (
    <div className={isTotal ? totalRow : row}>
      <dt>{name}</dt>
      <dd className={isTotal ? totalAmount : amount}>{children}</dd>
    </div>
  );
}

/** The price and the ship date. Updates on every change, and announces the total when the user stops typing. */
export function PriceSummary({ quote, content, note, drawing }: PriceSummaryProps) {
  const headingId = useId();
  const { summary } = content;
  const { isOnRequest, leadTime, quantity, price, shipDate } = quote;
  const missing = isOnRequest ? summary.onRequest : summary.unknown;
  const money = (paise: Paise | undefined) => (paise === undefined ? missing : formatRupees(paise));
  const announcement = useSettled(
    price
      ? summary.announce(formatRupees(price.total))
      : isOnRequest
        ? summary.announceOnRequest
        : summary.announceNothing,
  );
  return (
    <Box
      as="section"
      surface="mask"
      borderRadius="large"
      padding="xlarge"
      aria-labelledby={headingId}
      className={board}
    >
      <Inline justify="space-between" gap="small">
        <Heading level={2} size="title" id={headingId}>
          {summary.heading}
        </Heading>
        <Badge>{summary.badge}</Badge>
      </Inline>
      {drawing}
      <dl className={list}>
        <Row name={summary.leadTime}>{leadTime ? content.workingDays(leadTime.from, leadTime.to) : missing}</Row>
        <Row name={summary.quantity}>{quantity === null ? summary.unknown : formatCount(quantity)}</Row>
        <Row name={summary.unit}>{money(price?.unit)}</Row>
        <Row name={summary.orderValue}>{money(price?.orderValue)}</Row>
        <Row name={summary.tax(taxPercent)}>{money(price?.tax)}</Row>
        <Row name={summary.total} isTotal>
          {money(price?.total)}
        </Row>
        <Row name={summary.shipDate}>{shipDate ? formatDateSpan(shipDate) : missing}</Row>
      </dl>
      <Text size="small" tone="muted">
        {isOnRequest ? (
          <LinkedSentence sentence={summary.onRequestNote} />
        ) : (
          <>
            {summary.note} {note}
          </>
        )}
      </Text>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Box>
  );
}
