'use client';
import { DeliveryPanelDrawing } from '@pcb/art/DeliveryPanelDrawing';
import { PanelCornerDrawing } from '@pcb/art/PanelCornerDrawing';
import { WorkingPanelDrawing } from '@pcb/art/WorkingPanelDrawing';
import { type DeliveryPanel, deliveryPanel } from '@pcb/engineering/panel';
import { readTypedNumber } from '@pcb/quoting/typedNumber';
import { Box } from '@pcb/ui/Box';
import { Grid } from '@pcb/ui/Grid';
import { Stack } from '@pcb/ui/Stack';
import { Text } from '@pcb/ui/Text';
import { calculate } from '../../../shared/calculator/calculate.ts';
import { calculatorContent } from '../../../shared/calculator/Calculator.content.ts';
import { type Result, Calculator, LengthField, TypedField } from '../../../shared/calculator/Calculator.tsx';
import { useValues, type ValuesProps } from '../../../shared/calculator/useValues.ts';
import { keepTogether } from '../../../shared/format/keepTogether.ts';
import type { WithContent } from '../../../shared/WithContent.ts';
import { panelDrawingContent, type PanelDrawingContent } from './PanelDrawing.content.ts';
import * as styles from './PanelDrawing.css.ts';

/** As typed. Lengths are in mm. */
export interface PanelValues {
  width: string;
  height: string;
  /** The number of boards side by side. */
  columns: string;
  /** The number of boards above each other. */
  rows: string;
  /** The gap between two boards, in mm; 0 for V-cuts. */
  gap: string;
}

export interface PanelDrawingProps extends ValuesProps<PanelValues>, WithContent<PanelDrawingContent> {}

const initial: PanelValues = { width: '50', height: '40', columns: '2', rows: '3', gap: '2' };

function resultOf(panel: DeliveryPanel, content: PanelDrawingContent): Result {
  const warning =
    panel.panels.count === 0 ? content.tooLarge : panel.isTooSmallForVCut ? content.tooSmallForVCut : undefined;
  return {
    label: content.panel,
    figure: content.size(panel.width, panel.height),
    unit: content.millimetres,
    rows: [
      { id: 'boards', label: content.rows.boards, value: content.format(panel.boards) },
      { id: 'width-tabs', label: content.rows.tabsAcrossWidth, value: content.format(panel.tabs.acrossWidth) },
      { id: 'height-tabs', label: content.rows.tabsAcrossHeight, value: content.format(panel.tabs.acrossHeight) },
      { id: 'singles', label: content.rows.singles, value: content.format(panel.singles.count) },
      {
        id: 'panels',
        label: content.rows.panels,
        value: content.format(panel.panels.count),
        check: (
          <WorkingPanelDrawing
            panel={panel}
            figure={content.format}
            aria-label={content.working.alternative(panel)}
            className={styles.workingSheet}
          />
        ),
      },
    ],
    sentence: content.sentence(panel),
    warning,
  };
}

/**
 * Draws a delivery panel from typed sizes, with dimensions, an enlarged corner and the panels per working panel.
 *
 * @example <PanelDrawing defaultValues={{ width: '80', height: '60' }} />
 */
export function PanelDrawing({ content = panelDrawingContent, ...props }: PanelDrawingProps) {
  const [values, change] = useValues(props, initial);
  const result = calculate(
    {
      width: readTypedNumber(values.width),
      height: readTypedNumber(values.height),
      columns: readTypedNumber(values.columns, 'count'),
      rows: readTypedNumber(values.rows, 'count'),
      gap: readTypedNumber(values.gap, 'zeroOrMore'),
    },
    deliveryPanel,
    calculatorContent.problems,
    content.reasons,
  );
  const errors = result.isValid ? {} : result.errors;
  const fieldOf = (name: keyof PanelValues) => ({
    label: content.fields[name],
    value: values[name],
    onChange: (typed: string) => change({ [name]: typed }),
    error: errors[name],
  });
  const invalidFields = (Object.keys(content.fields) as (keyof PanelValues)[]).filter(
    (name) => errors[name] !== undefined,
  );
  return (
    <Stack gap="xlarge" className={styles.root}>
      <Calculator
        title={content.title}
        labels={calculatorContent}
        basis={content.basis}
        result={
          result.isValid
            ? resultOf(result.panel, content)
            : {
                label: content.panel,
                figure: undefined,
                sentence: calculatorContent.noResult(invalidFields.map((name) => content.fields[name])),
              }
        }
      >
        <Grid minColumnWidth="8.5rem" gap="large" align="start">
          <LengthField labels={calculatorContent} {...fieldOf('width')} />
          <LengthField labels={calculatorContent} {...fieldOf('height')} />
          <TypedField unit={content.pieces} inputMode="numeric" {...fieldOf('columns')} />
          <TypedField unit={content.pieces} inputMode="numeric" {...fieldOf('rows')} />
          <TypedField unit={content.millimetres} description={content.gapNote} {...fieldOf('gap')} />
        </Grid>
        {result.isValid ? (
          <DeliveryPanelDrawing
            panel={result.panel}
            figure={content.format}
            boardSize={content.size(result.panel.request.width, result.panel.request.height)}
            aria-label={content.alternative(result.panel)}
            className={styles.sheet}
          />
        ) : (
          <Box padding="xlarge" borderRadius="medium" className={styles.nothing}>
            <Text tone="muted">{content.nothing}</Text>
          </Box>
        )}
      </Calculator>
      {result.isValid ? (
        <div className={styles.details}>
          <PanelCornerDrawing
            gap={result.panel.request.gap}
            figure={content.format}
            aria-label={content.corner.alternative(result.panel.request.gap)}
            className={styles.detailSheet}
          />
          <div>
            <Text weight="strong">{content.corner.title}</Text>
            <Text size="small" tone="muted">
              {keepTogether(result.panel.request.gap === 0 ? content.corner.cutText : content.corner.text)}
            </Text>
          </div>
        </div>
      ) : null}
    </Stack>
  );
}
