'use client';
import { quoteContent, type QuoteContent } from '../quote.content.ts';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import type { ReactNode } from 'react';
import { Section } from '../../shared/components/Section.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { type FormValues, type ServiceForms, type ServiceTab, withValues } from '@pcb/quoting/forms';
import { laterStart, type OrderDay } from '@pcb/quoting/orderDay';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { CurveFigure } from './CurveFigure.tsx';
import { missingForAnyQuantity, missingPrice } from '@pcb/quoting/missingPrice';
import { priceMatrix } from '@pcb/quoting/priceMatrix';
import { isCounted, quantityIn, unitPriceCurve, volumeSteps } from '@pcb/quoting/volumePrices';
import { savings } from '@pcb/quoting/savings';
import { priceDetailsContent, type PriceDetailsContent } from './PriceDetails.content.ts';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { PriceMatrix } from './PriceMatrix.tsx';
import { countedFrom } from '@pcb/quoting/shipDate';
import { Savings } from './Savings.tsx';
import { VolumeSteps } from './VolumeSteps.tsx';

export { priceDetailsContent, type PriceDetailsContent } from './PriceDetails.content.ts';

export interface PriceDetailsProps extends WithContent<PriceDetailsContent> {
  /** The service whose price is explained. */
  service: ServiceTab;
  /** The values of all forms. */
  forms: ServiceForms;
  /** The date of the order and the non-working days. Without `today`, as on a server, lead times stand for dates. */
  day: OrderDay;
  /** The labels of the forms and of the price. */
  quoteCopy?: QuoteContent;
  /** Called with the values of all forms when a price or a cheaper choice is chosen. */
  onFormsChange: (forms: ServiceForms) => void;
}

/** Everything that is computed from the values of the form. */
function figuresOf(service: ServiceTab, forms: ServiceForms, day: OrderDay) {
  const missingEverywhere = missingForAnyQuantity(service, forms, day);
  return {
    price: quoteOf(service, forms, day).price,
    missing: missingPrice(service, forms, day),
    missingEverywhere,
    matrix: missingEverywhere ? null : priceMatrix(service, forms, day),
    savings: savings(service, forms, day),
    volume:
      isCounted(service) && !missingEverywhere
        ? { steps: volumeSteps(service, forms, day), curve: unitPriceCurve(service, forms, day) }
        : null,
  };
}

/**
 * Explains the sample price of a service below its form: what makes it up line by line, what would make it cheaper, prices
 * by quantity and lead time, the volume steps and the unit price by quantity. A price or a cheaper choice changes the form.
 * For the price itself use the summary of `ServicesScreen`.
 *
 * @example <PriceDetails service="fab" forms={forms} day={{ today, calendar }} onFormsChange={setForms} />
 */
export function PriceDetails({
  service,
  forms,
  day,
  onFormsChange,
  content = priceDetailsContent,
  quoteCopy = quoteContent,
}: PriceDetailsProps) {
  const figures = figuresOf(service, forms, day);
  const { price, missing, missingEverywhere, matrix, volume } = figures;
  const missingText = missing === null ? null : content.missing[missing];
  const missingRange = missingEverywhere === null ? '' : content.missingForAnyQuantity[missingEverywhere];
  const choose = (patch: FormValues) => onFormsChange(withValues(service, forms, patch));
  const lines = (
    <PriceBreakdown
      service={service}
      price={price}
      missing={missingText ?? ''}
      content={content}
      quoteCopy={quoteCopy}
    />
  );
  const cheaper = (
    <Savings
      service={service}
      savings={figures.savings}
      missing={missingText}
      onChoose={choose}
      content={content}
      quoteCopy={quoteCopy}
    />
  );
  const prices = (
    <PriceMatrix
      service={service}
      matrix={matrix}
      countedFrom={countedFrom(service, forms)}
      laterStart={laterStart(day)}
      missing={missingRange}
      onChoose={choose}
      content={content}
      quoteCopy={quoteCopy}
    />
  );
  if (!isCounted(service)) {
    return (
      <Section title={content.heading} size="heading">
        <Columns
          start={lines}
          end={
            <>
              {cheaper}
              {prices}
            </>
          }
        />
      </Section>
    );
  }
  const steps = (
    <VolumeSteps
      service={service}
      steps={volume?.steps ?? []}
      quantity={quantityIn(service, forms)}
      missing={missingRange}
      content={content}
      quoteCopy={quoteCopy}
    />
  );
  const curve = (
    <CurveFigure service={service} curve={volume?.curve ?? null} missing={missingRange} content={content} />
  );
  // The prices of rigid boards have one column, as their lead time follows from the quantity.
  return (
    <Section title={content.heading} size="heading">
      {service === 'fab' ? (
        <Columns
          start={
            <>
              {lines}
              {prices}
            </>
          }
          end={
            <>
              {cheaper}
              {steps}
              {curve}
            </>
          }
        />
      ) : (
        <>
          <Columns
            start={
              <>
                {lines}
                {steps}
              </>
            }
            end={
              <>
                {cheaper}
                {curve}
              </>
            }
          />
          {prices}
        </>
      )}
    </Section>
  );
}

/** Two columns of cards where there is room. */
function Columns({ start, end }: { start: ReactNode; end: ReactNode }) {
  return (
    <Grid columns={{ phone: 1, laptop: 2 }} gap="large" align="start">
      <Stack>{start}</Stack>
      <Stack>{end}</Stack>
    </Grid>
  );
}
