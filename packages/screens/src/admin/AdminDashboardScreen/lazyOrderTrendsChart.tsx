import { type ComponentType, lazy } from 'react';
import * as styles from './OrderTrends.css.ts';
import type { OrderTrendsChartProps } from './OrderTrendsChart.tsx';

/** Rendered when the chart fails to load. Its class makes the table of figures visible. */
function MissingChart() {
  return <div hidden className={styles.missingChart} />;
}

/** The chart, loaded on first render. If loading fails, the page works without it. */
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
