import { type ComponentType, lazy } from 'react';
import * as styles from './OrderTrends.css.ts';
import type { OrderTrendsChartProps } from './OrderTrendsChart.tsx';

/** Stands for a chart that could not be loaded: beside it the table of figures shows itself. */
function MissingChart() {
  return <div hidden className={styles.missingChart} />;
}

/** The chart, loaded when it is first shown. Where it cannot be loaded, the page goes on without it. */
export const lazyOrderTrendsChart = (
  load: () => Promise<{ OrderTrendsChart: ComponentType<OrderTrendsChartProps> }> = () =>
    import('./OrderTrendsChart.tsx'),
) =>
  lazy<ComponentType<OrderTrendsChartProps>>(() =>
    load().then(
      ({ OrderTrendsChart }) => ({ default: OrderTrendsChart }),
      () => ({ default: MissingChart }),
    ),
  );
