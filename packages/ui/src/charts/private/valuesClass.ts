import { allValues } from './chartData.ts';
import * as styles from './plot.css.ts';
import type { PlotProps } from './plotProps.ts';

/** How many characters fit side by side above the points of any chart. */
const maxCharacters = 24;

/** The same number for a chart that is not narrow. */
const maxCharactersOfMany = 60;

/** Returns `undefined` if the values would overlap. They are in the tooltip and the table anyway. */
export function valuesClass({ categories, series, formatValue }: PlotProps): string | undefined {
  if (series.length > 1 || categories.length > maxCharactersOfMany) return undefined;
  const longest = Math.max(...allValues(categories, series).map((number) => formatValue(number).length));
  const characters = longest * categories.length;
  if (characters > maxCharactersOfMany) return undefined;
  return characters > maxCharacters ? styles.valueOfMany : styles.value;
}
