'use client';
import { Card } from '@pcb/ui/Card';
import { Form } from '@pcb/ui/Form';
import { Grid } from '@pcb/ui/Grid';
import { Heading } from '@pcb/ui/Heading';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { type FormEvent, type ReactNode, useRef } from 'react';
import type { Problems } from '../../shared/remote.ts';
import { priceColumn } from './ServicesScreen.css.ts';
import { totalOf } from './summary/formatQuote.ts';
import { PriceSummary, type PriceSummaryProps } from './summary/PriceSummary.tsx';
import { SummaryBar } from './summary/SummaryBar.tsx';

export interface ServicePanelProps extends Omit<PriceSummaryProps, 'headingRef'> {
  title: string;
  lead: string;
  fields: ReactNode;
  problems: Problems['fields'];
  /** Rendered below the form. */
  belowForm?: ReactNode;
  /** Rendered below the price summary. */
  belowSummary?: ReactNode;
}

/** Enter in the only text field of a form would reload the page. */
const stayOnPage = (event: FormEvent) => event.preventDefault();

/** A form and the price summary, beside each other where there is room. Otherwise a bar shows the total. */
export function ServicePanel({
  title,
  lead,
  fields,
  problems,
  belowForm,
  belowSummary,
  ...summary
}: ServicePanelProps) {
  const summaryHeading = useRef<HTMLHeadingElement>(null);
  const openSummary = () => {
    summaryHeading.current?.focus({ preventScroll: true });
    summaryHeading.current?.scrollIntoView();
  };
  return (
    <Grid columns={{ phone: 1, laptop: [1, '21rem'], desktop: [1, '24rem'] }} gap="xxlarge" align="start">
      <Stack>
        <Stack gap="xsmall">
          <Heading level={2}>{title}</Heading>
          <Text tone="muted" hasMeasure>
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
      <Stack className={priceColumn}>
        <PriceSummary {...summary} headingRef={summaryHeading} />
        {belowSummary}
      </Stack>
    </Grid>
  );
}
