import { describe, expect, it } from 'vitest';
import { technicalCapabilitiesContent } from '../../packages/screens/src/content/pages/technicalCapabilities.content.ts';
import { faqs, numbersIn, pages, shows, stringsIn, tableNamed, tablesOf, valueOf } from '../helpers/contentPages.ts';

type LengthUnit = 'mm' | 'mil' | 'µm';
const unitInMm: Record<LengthUnit, number> = { mm: 1, mil: 0.0254, µm: 0.001 };
const isLengthUnit = (unit: string | undefined): unit is LengthUnit => unit !== undefined && unit in unitInMm;

/** Whether each figure of the second text is what that of the first, which is exact, rounds to in the other unit. */
function isConversion([exact, from]: readonly [string, LengthUnit], [rounded, to]: readonly [string, LengthUnit]) {
  const exacts = numbersIn(exact);
  const results = numbersIn(rounded);
  return (
    exacts.length === results.length &&
    results.every((figure, index) => shows(figure, (valueOf(exacts[index] ?? '') * unitInMm[from]) / unitInMm[to]))
  );
}

describe('lengths', () => {
  it.each([
    ['0.20', 'mm', '7.87', 'mil', true],
    ['0.20', 'mm', '7.88', 'mil', false],
    ['5', 'mm', '190', 'mil', false],
    ['450 × 610', 'mm', '17,717 × 24,016', 'mil', true],
    ['450 × 610', 'mm', '17,717', 'mil', false],
    ['2.5', 'mil', '0.064', 'mm', true],
    ['2.5', 'mil', '0.065', 'mm', false],
  ] as const)('compares %s %s with %s %s: %s', (exact, from, rounded, to, isSame) => {
    expect(isConversion([exact, from], [rounded, to])).toBe(isSame);
  });

  // Of two columns for one length, the first is exact and the second computed from it.
  const columnPairs = Object.entries(pages).flatMap(([path, content]) =>
    tablesOf(content).flatMap((table) => {
      const lengths = table.columns.filter(({ unit }) => isLengthUnit(unit));
      return lengths
        .filter(({ unit }) => unit === 'mil')
        .map(({ id }) => {
          const stem = id.replace(/Mil$/, '');
          const both = lengths.filter((column) => column.id.replace(/(Mil|Mm|Um)$/, '') === stem);
          return { path, caption: table.caption, stem, both, rows: table.rows };
        });
    }),
  );

  it.each(columnPairs)('are the same in both units: $path, $caption, $stem', ({ both, rows }) => {
    expect(both).toHaveLength(2);
    const [exact, computed] = both;
    if (!exact || !computed || !isLengthUnit(exact.unit) || !isLengthUnit(computed.unit)) throw new Error('No lengths');
    for (const { cells } of rows) {
      const figures = [
        [cells[exact.id] ?? '', exact.unit],
        [cells[computed.id] ?? '', computed.unit],
      ] as const;
      expect(isConversion(...figures), figures.join(' ')).toBe(true);
    }
  });

  it('are the same in the tables of mixed units', () => {
    const split = (cell = '') => {
      const [, figure = '', unit] = /^(.*) (mm|mil)$/.exec(cell) ?? [];
      return isLengthUnit(unit) ? ([figure, unit] as const) : undefined;
    };
    const rows = Object.values(pages)
      .flatMap(tablesOf)
      .flatMap((table) => table.rows)
      .filter(({ cells }) => cells['converted'] !== undefined && cells['converted'] !== '—');
    expect(rows.length).toBeGreaterThanOrEqual(15);
    for (const { cells } of rows) {
      const exact = split(cells['limit']);
      const computed = split(cells['converted']);
      expect(exact && computed && exact[1] !== computed[1] && isConversion(exact, computed), cells['limit']).toBe(true);
    }
  });

  it('are the same in running text, where the first is exact', () => {
    const found = stringsIn([pages, faqs]).flatMap((text) => [
      ...text.matchAll(/([\d.,× –/±]+) (mm|mil) \(([^)]+) (mm|mil)\)/g),
    ]);
    expect(found.length).toBeGreaterThanOrEqual(20);
    for (const [text, exact = '', from, computed = '', to] of found) {
      if (!isLengthUnit(from) || !isLengthUnit(to)) throw new Error(text);
      expect(isConversion([exact, from], [computed, to]), text).toBe(true);
    }
  });

  it('carry 35 µm for each ounce of copper', () => {
    const ounces: Record<string, number> = { '1/2': 0.5, '0.5': 0.5 };
    for (const { cells } of tableNamed(technicalCapabilitiesContent, 'Circuit Layers').rows) {
      const ounce = cells['copperOz'] ?? '';
      expect(Number(cells['copperUm'])).toBe(35 * (ounces[ounce] ?? Number(ounce)));
    }
  });
});
