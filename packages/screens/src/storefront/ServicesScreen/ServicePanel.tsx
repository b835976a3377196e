'use client';
import { Card } from '@pcb/ui/Card';
import { Form } from '@pcb/ui/Form';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { Problems } from '../../shared/remote/remote.ts';
import { detailsPart, priceColumn, tallPriceColumn } from './ServicesScreen.css.ts';
import { totalOf } from '../../quote/price/formatQuote.ts';
import { PriceSummary, type PriceSummaryProps } from '../../quote/price/PriceSummary.tsx';
import { SummaryBar } from '../../quote/price/SummaryBar.tsx';

export interface ServicePanelProps extends Omit<PriceSummaryProps, 'headingRef' | 'onShowDetails'> {
  title: string;
  lead: string;
  fields: ReactNode;
  problems: Problems['fields'];
  /** Rendered below the form. */
  belowForm?: ReactNode;
  /** Rendered below the price summary. */
  belowSummary?: ReactNode;
  /** Rendered below form and price summary, over the full width. */
  details?: ReactNode;
}

/** Enter in the only text field of a form would reload the page. */
const stayOnPage = (event: FormEvent) => event.preventDefault();

/** A form and the price summary, beside each other where there is room, and the details below. Otherwise a bar shows the total. */
export function ServicePanel({
  title,
  lead,
  fields,
  problems,
  belowForm,
  belowSummary,
  details,
  ...summary
}: ServicePanelProps) {
  const summaryHeading = useRef<HTMLHeadingElement>(null);
  const openSummary = () => {
    summaryHeading.current?.focus({ preventScroll: true });
    summaryHeading.current?.scrollIntoView();
  };
  const detailsBlock = useRef<HTMLDivElement>(null);
  const showDetails = () => {
    detailsBlock.current?.focus({ preventScroll: true });
    detailsBlock.current?.scrollIntoView();
  };
  return (
    <Stack gap="xxlarge">
      <Grid columns={{ phone: 1, laptop: [1, '21rem'], desktop: [1, '24rem'] }} gap="xxlarge" align="start">
        <Stack>
          <Stack gap="xsmall">
            <Heading level={2}>{title}</Heading>
            <Text tone="muted" hasLineLimit>
              {lead}
            </Text>
          </Stack>
          <Card>
            <Form aria-label={title} validationBehavior="aria" validationErrors={problems} onSubmit={stayOnPage}>
              {fields}
            </Form>
          </Card>
          {belowForm}
          <SummaryBar
            total={totalOf(summary.quote, summary.content.summary)}
            onOpen={openSummary}
            content={summary.content.bar}
          />
        </Stack>
        <Stack className={belowSummary ? tallPriceColumn : priceColumn}>
          <PriceSummary {...summary} headingRef={summaryHeading} {...(details && { onShowDetails: showDetails })} />
          {belowSummary}
        </Stack>
      </Grid>
      {details ? (
        <div ref={detailsBlock} tabIndex={-1} className={detailsPart}>
          {details}
        </div>
      ) : null}
    </Stack>
  );
}
