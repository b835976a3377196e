'use client';
import { capabilities } from '@pcb/engineering/capabilities';
import { type DeliveryPanel, deliveryPanel } from '@pcb/engineering/panel';
import { Text } from '@pcb/ui/Text';
import { calculate } from '../../../shared/calculator/calculate.ts';
import { calculatorContent } from '../../../shared/calculator/Calculator.content.ts';
import { type Answer, Calculator, LengthField, TypedField } from '../../../shared/calculator/Calculator.tsx';
import { readTypedNumber } from '../../../shared/typedNumber.ts';
import { useValues, type ValuesProps } from '../../../shared/calculator/useValues.ts';
import { arrow, dimension } from '../dimension.css.ts';
import { type Dimension, drawCorner, drawPanel, drawWorkingPanel } from './drawPanel.ts';
import { panelDrawingContent, type PanelDrawingContent } from './PanelDrawing.content.ts';
import {
  blank,
  boardArrow,
  boardFigure,
  boardLeader,
  boards,
  cuts,
  details,
  detailSheet,
  fiducials,
  fields,
  figure,
  frame,
  holes,
  nothing,
  pageSlots,
  placed,
  root,
  sheet,
  slots,
  tabs,
  usable,
  workingSheet,
} from './PanelDrawing.css.ts';

/** The values of the fields, as typed. */
export interface PanelValues {
  /** The width of one board, in mm. */
  width: string;
  /** The height of one board, in mm. */
  height: string;
  /** The number of boards side by side. */
  columns: string;
  /** The number of boards above each other. */
  rows: string;
  /** The gap between two boards, in mm; 0 for V-cuts. */
  gap: string;
}

export interface PanelDrawingProps extends ValuesProps<PanelValues> {
  /** The text; override to translate or reword it. @default panelDrawingContent */
  content?: PanelDrawingContent;
}

const { border, tabWidth, toolingHole, working } = capabilities.panel;

const initial: PanelValues = { width: '50', height: '40', columns: '2', rows: '3', gap: '2' };

function DimensionLine({ of, children }: { of: Dimension; children: string }) {
  return (
    <>
      <path className={dimension} d={of.lines} />
      <path className={arrow} d={of.arrows} />
      <text
        className={figure}
        {...(of.isUpright ? { transform: `translate(${of.x} ${of.y}) rotate(-90)` } : { x: of.x, y: of.y })}
      >
        {children}
      </text>
    </>
  );
}

function PanelSheet({ panel, content }: { panel: DeliveryPanel; content: PanelDrawingContent }) {
  const drawn = drawPanel(panel);
  return (
    <svg
      role="img"
      aria-label={content.alternative(panel)}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      className={sheet}
    >
      <path className={frame} d={drawn.frame} />
      <path className={slots} d={drawn.slots} />
      <path className={boards} d={drawn.boards} />
      <path className={tabs} d={drawn.tabs} />
      <path className={cuts} d={drawn.cuts} />
      <path className={holes} d={drawn.holes} />
      <path className={fiducials} d={drawn.fiducials} />
      <DimensionLine of={drawn.dimensions.width}>{content.format(panel.width)}</DimensionLine>
      <DimensionLine of={drawn.dimensions.height}>{content.format(panel.height)}</DimensionLine>
      {drawn.boardLabel ? (
        <text className={boardFigure} {...drawn.boardLabel}>
          {content.size(panel.request.width, panel.request.height)}
        </text>
      ) : null}
    </svg>
  );
}

function Corner({ gap, content }: { gap: number; content: PanelDrawingContent }) {
  const drawn = drawCorner(gap);
  return (
    <svg
      role="img"
      aria-label={content.corner.alternative(gap)}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      className={detailSheet}
    >
      <path className={frame} d={drawn.frame} />
      <path className={pageSlots} d={drawn.slots} />
      <path className={boards} d={drawn.board} />
      <path className={tabs} d={drawn.tab} />
      <path className={cuts} d={drawn.cuts} />
      <path className={holes} d={drawn.hole} />
      <path className={dimension} d={drawn.holeLeader} />
      <text className={figure} {...drawn.holeLabel}>
        Ø{toolingHole.text}
      </text>
      <DimensionLine of={drawn.border}>{border.text}</DimensionLine>
      <DimensionLine of={drawn.borderDown}>{border.text}</DimensionLine>
      {drawn.gap ? <DimensionLine of={drawn.gap}>{content.format(gap)}</DimensionLine> : null}
      {drawn.tabWidth ? (
        <>
          <path className={boardLeader} d={drawn.tabWidth.lines} />
          <path className={boardArrow} d={drawn.tabWidth.arrows} />
          <text className={boardFigure} x={drawn.tabWidth.x} y={drawn.tabWidth.y}>
            {tabWidth.text}
          </text>
          <path className={boardLeader} d={drawn.outlineLeader} />
          <path className={boardArrow} d={drawn.outlineArrow} />
          <text className={boardFigure} x={drawn.outline.x - 26} y={drawn.outline.y}>
            ±{capabilities.board.outlineTolerance.text}
          </text>
        </>
      ) : null}
    </svg>
  );
}

function WorkingPanel({ panel, content }: { panel: DeliveryPanel; content: PanelDrawingContent }) {
  const drawn = drawWorkingPanel(panel, panel.panels);
  return (
    <svg
      role="img"
      aria-label={content.working.alternative(panel)}
      viewBox={`0 0 ${drawn.width} ${drawn.height}`}
      className={workingSheet}
    >
      <path className={blank} d={drawn.frame} />
      <path className={placed} d={drawn.panels} />
      <path className={usable} d={drawn.usable} />
      <DimensionLine of={drawn.across}>{content.format(working.value.width)}</DimensionLine>
      <DimensionLine of={drawn.along}>{content.format(working.value.height)}</DimensionLine>
    </svg>
  );
}

function answerOf(panel: DeliveryPanel, content: PanelDrawingContent): Answer {
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
        check: <WorkingPanel panel={panel} content={content} />,
      },
    ],
    sentence: content.sentence(panel),
    warning,
  };
}

/**
 * Draws a delivery panel from typed sizes, with its dimensions, an enlarged corner, and the number of panels that fit
 * on a working panel.
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
  const wrong = (Object.keys(content.fields) as (keyof PanelValues)[]).filter((name) => errors[name] !== undefined);
  return (
    <div className={root}>
      <Calculator
        title={content.title}
        labels={calculatorContent}
        basis={content.basis}
        answer={
          result.isValid
            ? answerOf(result.panel, content)
            : {
                label: content.panel,
                figure: undefined,
                sentence: calculatorContent.noResult(wrong.map((name) => content.fields[name])),
              }
        }
      >
        <div className={fields}>
          <LengthField labels={calculatorContent} {...fieldOf('width')} />
          <LengthField labels={calculatorContent} {...fieldOf('height')} />
          <TypedField unit={content.pieces} inputMode="numeric" {...fieldOf('columns')} />
          <TypedField unit={content.pieces} inputMode="numeric" {...fieldOf('rows')} />
          <TypedField unit={content.millimetres} description={content.gapNote} {...fieldOf('gap')} />
        </div>
        {result.isValid ? (
          <PanelSheet panel={result.panel} content={content} />
        ) : (
          <div className={nothing}>
            <Text tone="muted">{content.nothing}</Text>
          </div>
        )}
      </Calculator>
      {result.isValid ? (
        <div className={details}>
          <Corner gap={result.panel.request.gap} content={content} />
          <div>
            <Text weight="strong">{content.corner.title}</Text>
            <Text size="small" tone="muted">
              {result.panel.request.gap === 0 ? content.corner.cutText : content.corner.text}
            </Text>
          </div>
        </div>
      ) : null}
    </div>
  );
}
