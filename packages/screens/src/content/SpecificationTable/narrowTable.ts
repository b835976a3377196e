import type { SpecificationColumn, SpecificationRow } from '../model.ts';
import { type LengthUnit, lengthUnits } from '../UnitSwitch/lengthUnits.ts';

/** The units in which a narrow table hides a cell, or the header without `text`: `mil`, or `mm mil` for always. */
export function hiddenIn({ lengths }: SpecificationColumn, text?: string): string | undefined {
  const other = (unit: LengthUnit) => (unit === 'mm' ? 'mil' : 'mm');
  const unit = lengthUnits.find((candidate) => text?.endsWith(` ${candidate}`));
  switch (lengths) {
    case 'mm':
    case 'mil':
      return other(lengths);
    case 'limit':
      return unit && other(unit);
    // A limit without a length, such as 8:1, is shown in both units. Its conversion is a dash.
    case 'conversion':
      return unit ? other(unit) : lengthUnits.join(' ');
    case undefined:
      return undefined;
  }
}

/** In px: a narrow table on a phone of 360 px, a character of a word and of a figure, and the padding of a cell. */
const phone = { table: 326, word: 7.4, figure: 8.4, padding: 16 } as const;
/** With more columns, a stacked row would be longer than the screen, and figures are easier to compare side by side. */
const maxStackedColumns = 5;

const longestOf = (texts: readonly string[]) => Math.max(0, ...texts.map(({ length }) => length));
const wordsOf = (text: string) => text.split(/\s+/);

function minWidth(
  { id, label, unit = '', isFigure = false }: SpecificationColumn,
  rows: readonly SpecificationRow[],
): number {
  const texts = rows.map(({ cells }) => cells[id] ?? '');
  const head = longestOf([...wordsOf(label), unit]) * phone.word;
  const body = isFigure ? longestOf(texts) * phone.figure : longestOf(texts.flatMap(wordsOf)) * phone.word;
  return Math.max(head, body) + phone.padding;
}

export function stacksWhenNarrow(columns: readonly SpecificationColumn[], rows: readonly SpecificationRow[]): boolean {
  const shown = lengthUnits.map((unit) =>
    columns.filter((column, index) => index === 0 || !hiddenIn(column)?.split(' ').includes(unit)),
  );
  return shown.some(
    (visible) =>
      visible.length <= maxStackedColumns &&
      visible.reduce((sum, column) => sum + minWidth(column, rows), 0) > phone.table,
  );
}
