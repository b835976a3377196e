'use client';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { type ComponentPropsWithRef, createElement, type ReactNode, useId, useMemo, useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Button } from '../../components/Button/Button.tsx';
import { useMessages } from '../../components/MessagesProvider/MessagesProvider.tsx';
import { fillMessage } from '../../private/fillMessage.ts';
import { Styled } from '../../private/inlineStyle/Styled.tsx';
import { joinClassNames } from '../../private/joinClassNames.ts';
import { allValues, type ChartSeries } from './chartData.ts';
import * as styles from './ChartFrame.css.ts';
import { FiguresTable } from './FiguresTable.tsx';
import { type LoadPlot, usePlot } from './usePlot.ts';

export interface ChartProps extends Omit<ComponentPropsWithRef<'figure'>, 'children' | 'aria-label'> {
  /** The accessible name of the drawing and of its table, such as `Orders, 2025`. */
  'aria-label': string;
  /** The caption: one sentence that says what the chart shows, for readers who cannot see it. */
  summary: ReactNode;
  /** The header of the category column in the table, such as `Month`. */
  categoryLabel: string;
  /** The short names along the horizontal axis, in order: `Aug`, `Week 3`. */
  categories: readonly string[];
  /** One to four series with a value for each category. More would be hard to tell apart. */
  series: readonly ChartSeries[];
  /** Formats a value for axis, tooltip and table. @default the number in the locale of the page: 12,34,567 */
  formatValue?: (value: number) => string;
  /** The height of the drawing, a CSS length. The drawing fills the width of its container. @default '17rem' */
  height?: string;
  /** Shown in place of the chart if there are no values. @default 'No data' in the language of the page */
  empty?: ReactNode;
}

interface ChartFrameProps extends ChartProps {
  loadPlot: LoadPlot;
  /** Renders the sample of a series in the legend. `id` is shared by the whole chart. */
  renderSample: (index: number, id: string) => ReactNode;
}

export function ChartFrame({
  'aria-label': label,
  summary,
  categoryLabel,
  categories,
  series,
  formatValue,
  height = '17rem',
  empty,
  loadPlot,
  renderSample,
  className,
  style,
  ...props
}: ChartFrameProps) {
  const messages = useMessages();
  const { locale } = useLocale();
  const id = useId();
  const plot = usePlot(loadPlot);
  const [isTableChosen, setTableChosen] = useState(false);
  const formatNumber = useMemo(() => {
    // Three decimals or three significant digits, so that 0.0000001 is not shown as 0.
    const format = new Intl.NumberFormat(locale, {
      maximumFractionDigits: 3,
      maximumSignificantDigits: 3,
      roundingPriority: 'morePrecision',
    });
    return (value: number) => format.format(value);
  }, [locale]);

  const count = allValues(categories, series).length;
  const missingCount = categories.length * series.length - count;
  const isTableShown = isTableChosen || plot === null;
  const data = { categories, series, noData: messages.noData, formatValue: formatValue ?? formatNumber };
  return (
    <Styled
      elementType="figure"
      {...props}
      className={joinClassNames(styles.frame, className)}
      style={{ ...assignInlineVars({ [styles.plotHeight]: height }), ...style }}
    >
      <div className={styles.head}>
        <figcaption className={styles.summary}>{summary}</figcaption>
        {count > 0 && plot !== null ? (
          <Button variant="outline" size="small" onPress={() => setTableChosen(!isTableChosen)}>
            {isTableChosen ? messages.showAsChart : messages.showAsTable}
          </Button>
        ) : null}
      </div>
      {count === 0 ? (
        <div className={styles.empty}>{empty ?? messages.noData}</div>
      ) : (
        <>
          {plot === null ? <p className={styles.note}>{messages.chartFailed}</p> : null}
          {isTableShown ? null : (
            <>
              {series.length > 1 ? (
                <ul className={styles.legend}>
                  {series.map((one, index) => (
                    <li key={one.id} className={styles.legendEntry}>
                      {renderSample(index, `${id}legend`)}
                      <span>{one.label}</span>
                    </li>
                  ))}
                </ul>
              ) : null}
              <div className={styles.place}>
                {plot ? (
                  createElement(plot, { ...data, label: `${label}. ${messages.chartKeys}` })
                ) : (
                  <div className={styles.placeholder} />
                )}
              </div>
              {missingCount > 0 ? (
                <p className={styles.note}>
                  {fillMessage(messages.missingValues, { count: formatNumber(missingCount) })}
                </p>
              ) : null}
            </>
          )}
          <div
            role="group"
            aria-label={label}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboards must reach a scroll container
            tabIndex={0}
            className={isTableShown ? styles.tableBox : styles.printedTableBox}
          >
            <FiguresTable {...data} label={label} categoryLabel={categoryLabel} />
          </div>
        </>
      )}
    </Styled>
  );
}
