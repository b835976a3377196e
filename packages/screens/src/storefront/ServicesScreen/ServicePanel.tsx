'use client';
import { Button } from '@pcb/ui/Button';
import { Card } from '@pcb/ui/Card';
import { Form } from '@pcb/ui/Form';
import { Heading } from '@pcb/ui/Heading';
import { Inline } from '@pcb/ui/Inline';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import type { BoardFile } from '../../quote/BoardFiles/boardReading.ts';
import { useDroppedFiles } from '../../quote/BoardFiles/useDroppedFiles.ts';
import { shipDateOf, totalOf } from '../../quote/price/formatQuote.ts';
import { PriceSummary, type PriceSummaryProps } from '../../quote/price/PriceSummary.tsx';
import { SummaryBar } from '../../quote/price/SummaryBar.tsx';
import { formatShortDateSpan } from '../../shared/format/dates.ts';
import { useIsWide } from '../../shared/hooks/useIsWide.ts';
import type { Problems } from '../../shared/remote/remote.ts';
import * as styles from './ServicePanel.css.ts';

export interface ServicePanelProps extends Omit<PriceSummaryProps, 'headingRef' | 'onShowDetails'> {
  title: string;
  lead: string;
  formAction?: ReactNode;
  aboveForm?: ReactNode;
  /** Called with files dropped on the form. If omitted, the browser opens them. */
  onDropFiles?: ((files: readonly BoardFile[]) => void) | undefined;
  fields: ReactNode;
  problems: Problems['fields'];
  /** Rendered in the bar while there is no price: the first field to fill in. */
  firstMissing?: ReactNode;
  belowForm?: ReactNode;
  /** Rendered between form and price summary, or collapsed above the form if there is no room. */
  drawing?: ReactNode;
  /** The button that expands the drawing above the form. */
  drawingTitle: string;
  belowSummary?: ReactNode;
  details?: ReactNode;
}

/** Enter in the only text field of a form would reload the page. */
const stayOnPage = (event: FormEvent) => event.preventDefault();

export function ServicePanel({
  title,
  lead,
  formAction,
  aboveForm,
  onDropFiles,
  fields,
  problems,
  firstMissing,
  belowForm,
  drawing,
  drawingTitle,
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
  const isWide = useIsWide();
  const drawingId = useId();
  const [isDrawingOpen, setDrawingOpen] = useState(false);
  const isDrawingAbove = Boolean(drawing) && !isWide;
  const shipDate = shipDateOf(summary.quote);
  const { isDropTarget, listeners } = useDroppedFiles(onDropFiles);
  return (
    <Stack gap="xxlarge">
      <div className={drawing ? styles.workbench : styles.formAndPrice}>
        <div className={styles.work}>
          <Stack gap="medium" className={styles.formColumn} data-drop-target={isDropTarget || undefined} {...listeners}>
            <Inline align="baseline" className={styles.titleLine}>
              <Heading level={2} size="title">
                {title}
              </Heading>
              <Text size="small" tone="muted" className={isDrawingAbove ? styles.leadBesideButton : undefined}>
                {lead}
              </Text>
              {isDrawingAbove ? (
                <Button
                  variant="outline"
                  tone="neutral"
                  size="small"
                  aria-expanded={isDrawingOpen}
                  aria-controls={drawingId}
                  className={styles.drawingButton}
                  onPress={() => setDrawingOpen(!isDrawingOpen)}
                >
                  {drawingTitle}
                </Button>
              ) : null}
            </Inline>
            {aboveForm}
            {isDrawingAbove ? (
              <div id={drawingId} hidden={!isDrawingOpen}>
                {drawing}
              </div>
            ) : null}
            <Card>
              {formAction ? <div className={styles.action}>{formAction}</div> : null}
              <Form aria-label={title} validationBehavior="aria" validationErrors={problems} onSubmit={stayOnPage}>
                {fields}
              </Form>
            </Card>
            {belowForm}
          </Stack>
          {drawing && isWide ? <div className={styles.drawingColumn}>{drawing}</div> : null}
          <SummaryBar
            total={totalOf(summary.quote, summary.content.summary)}
            shipDate={shipDate && formatShortDateSpan(shipDate)}
            missing={firstMissing}
            summary={summaryHeading}
            onOpen={openSummary}
            content={summary.content.bar}
          />
        </div>
        <Stack className={styles.priceColumn}>
          <PriceSummary {...summary} headingRef={summaryHeading} {...(details && { onShowDetails: showDetails })} />
          {belowSummary}
        </Stack>
      </div>
      {details ? (
        <div
          ref={detailsBlock}
          role="group"
          aria-label={summary.content.summary.showDetails}
          tabIndex={-1}
          className={styles.detailsPart}
        >
          {details}
        </div>
      ) : null}
    </Stack>
  );
}
