import { valueAt } from './chartData.ts';
import * as styles from './ChartFrame.css.ts';
import type { PlotProps } from './plotProps.ts';

interface FiguresTableProps extends PlotProps {
  categoryLabel: string;
}

/** Shows the numbers even if the drawing cannot be loaded. */
export function FiguresTable({ label, categoryLabel, categories, series, formatValue, noData }: FiguresTableProps) {
  return (
    <table aria-label={label} className={styles.table}>
      <thead>
        <tr>
          <th scope="col" className={styles.header}>
            {categoryLabel}
          </th>
          {series.map((one) => (
            <th key={one.id} scope="col" className={styles.seriesHeader}>
              {one.label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((name, index) => (
          // Category names can repeat.
          <tr key={index}>
            <th scope="row" className={styles.category}>
              {name}
            </th>
            {series.map((one) => {
              const value = valueAt(one, index);
              return (
                <td key={one.id} className={value === null ? styles.missing : styles.valueCell}>
                  {value === null ? noData : formatValue(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
