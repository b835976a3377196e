'use client';
import { type FormValues, type ServiceForms, type ServiceTab, withValues } from '@pcb/quoting/forms';
import { missingForAnyQuantity, missingPrice } from '@pcb/quoting/missingPrice';
import { laterStart, type OrderDay } from '@pcb/quoting/orderDay';
import { priceMatrix } from '@pcb/quoting/priceMatrix';
import { quoteOf } from '@pcb/quoting/quoteOf';
import { savings } from '@pcb/quoting/savings';
import { countedFrom } from '@pcb/quoting/shipDate';
import { isCounted, quantityOfForm, unitPriceCurve, volumeSteps } from '@pcb/quoting/volumePrices';
import { Grid } from '@pcb/ui/Grid';
import { Tabs } from '@pcb/ui/Tabs';
import type { ReactNode } from 'react';
import { Section } from '../../shared/components/Section.tsx';
import type { WithContent } from '../../shared/WithContent.ts';
import { quoteContent, type QuoteContent } from '../quote.content.ts';
import { CurveFigure } from './CurveFigure.tsx';
import { PriceBreakdown } from './PriceBreakdown.tsx';
import { priceDetailsContent, type PriceDetailsContent } from './PriceDetails.content.ts';
import { PriceMatrix } from './PriceMatrix.tsx';
import { Savings } from './Savings.tsx';
import { VolumeSteps } from './VolumeSteps.tsx';

export { priceDetailsContent, type PriceDetailsContent } from './PriceDetails.content.ts';

/** Services without a quantity have no `volumes`. */
export const priceTabs = ['lines', 'savings', 'prices', 'volumes'] as const;
export type PriceTab = (typeof priceTabs)[number];

export interface PriceDetailsProps extends WithContent<PriceDetailsContent> {
  /** The service whose price is explained. */
  service: ServiceTab;
  /** The values of all forms. */
  forms: ServiceForms;
  /** The order date and the non-working days. Without `today`, as on a server, lead times are shown instead. */
  day: OrderDay;
  /** The labels of the forms and of the price. */
  quoteCopy?: QuoteContent;
  /** Called with the values of all forms when a price or a cheaper option is chosen. */
  onFormsChange: (forms: ServiceForms) => void;
  /** The initial tab. @default 'lines' */
  defaultTab?: PriceTab;
}

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
 * Explains a price: line by line, cheaper options, quantities and lead times, volume steps. Choices change the form.
 *
 * @example <PriceDetails service="fab" forms={forms} day={{ today, calendar }} onFormsChange={setForms} />
 */
export function PriceDetails({
  service,
  forms,
  day,
  onFormsChange,
  defaultTab = 'lines',
  content = priceDetailsContent,
  quoteCopy = quoteContent,
}: PriceDetailsProps) {
  const figures = figuresOf(service, forms, day);
  const { price, missing, missingEverywhere, matrix, volume } = figures;
  const missingText = missing === null ? null : content.missing[missing];
  const missingRange = missingEverywhere === null ? '' : content.missingForAnyQuantity[missingEverywhere];
  const choose = (patch: FormValues) => onFormsChange(withValues(service, forms, patch));
  const common = { content, quoteCopy };
  const parts: Readonly<Record<PriceTab, ReactNode>> = {
    lines: <PriceBreakdown service={service} price={price} missing={missingText ?? ''} {...common} />,
    savings: (
      <Savings service={service} savings={figures.savings} missing={missingText} onChoose={choose} {...common} />
    ),
    prices: (
      <PriceMatrix
        service={service}
        matrix={matrix}
        countedFrom={countedFrom(service, forms)}
        laterStart={laterStart(day)}
        missing={missingRange}
        onChoose={choose}
        {...common}
      />
    ),
    volumes: isCounted(service) ? (
      <Grid columns={{ phone: 1, laptop: 2 }} gap="large" align="start">
        <VolumeSteps
          service={service}
          steps={volume?.steps ?? []}
          quantity={quantityOfForm(service, forms)}
          missing={missingRange}
          {...common}
        />
        <CurveFigure service={service} curve={volume?.curve ?? null} missing={missingRange} content={content} />
      </Grid>
    ) : null,
  };
  return (
    <Section title={content.heading} size="heading">
      <Tabs
        aria-label={content.heading}
        items={priceTabs
          .filter((id) => parts[id] !== null)
          .map((id) => ({ id, label: content.tabs[id], content: parts[id] }))}
        defaultSelectedKey={defaultTab}
      />
    </Section>
  );
}
