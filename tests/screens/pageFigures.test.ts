import { trackWidth } from '@pcb/engineering/trackWidth';
import { describe, expect, it } from 'vitest';
import { designGuidelinesContent } from '../../packages/screens/src/content/pages/designGuidelines.content.ts';
import { panelGuidelinesContent } from '../../packages/screens/src/content/pages/panelGuidelines.content.ts';
import { solderPastePrepContent } from '../../packages/screens/src/content/pages/solderPastePrep.content.ts';
import { numbersIn, shows, stringsIn, tableNamed, valueOf } from '../helpers/contentPages.ts';

describe('what is computed', () => {
  const sizeOf = (cell = '') => {
    const [width = Number.NaN, height = Number.NaN] = numbersIn(cell).map(valueOf);
    return { width, height };
  };

  it('counts the boards that fit a working panel', () => {
    const count = (width: number, height: number) => Math.floor(432 / (width + 2)) * Math.floor(587 / (height + 2));
    for (const { cells } of tableNamed(panelGuidelinesContent, 'Boards on a Working Panel').rows) {
      const { width, height } = sizeOf(cells['sizeMm']);
      expect(Number(cells['count'])).toBe(Math.max(count(width, height), count(height, width)));
    }
  });

  it('adds boards, gaps and borders up to a delivery panel', () => {
    for (const { cells } of tableNamed(panelGuidelinesContent, 'Delivery Panels').rows) {
      const { width: columns, height: rows } = sizeOf(cells['panel']);
      const board = sizeOf(cells['boardMm']);
      const side = (count: number, length: number) => count * length + (count - 1) * 2 + 2 * (5 + 2);
      expect(sizeOf(cells['panelMm'])).toEqual({
        width: side(columns, board.width),
        height: side(rows, board.height),
      });
    }
  });

  it.each([
    ['oneMm', 1, 'outer'],
    ['twoMm', 2, 'outer'],
    ['innerMm', 0.5, 'inner'],
  ] as const)('gives the width of a track by its current: %s', (column, copper, position) => {
    for (const { cells } of tableNamed(designGuidelinesContent, 'Width by Current').rows) {
      const current = Number.parseFloat(cells['current'] ?? '');
      const result = trackWidth({ current, temperatureRise: 10, copper, position });
      const figure = cells[column] ?? '';
      expect(result.isValid ? shows(figure, result.width) : figure === '—', `${current} A: ${figure}`).toBe(true);
    }
  });

  it('names the widths that the formula alone would give', () => {
    const widthFor = (current: number, copper: number) => {
      const result = trackWidth({ current, temperatureRise: 10, copper, position: 'outer' });
      return result.isValid && result.isBelowMinimum ? result.computedWidth.toFixed(2) : undefined;
    };
    expect([widthFor(0.5, 1), widthFor(0.5, 2), widthFor(1, 2)]).toEqual(['0.12', '0.06', '0.15']);
    expect(stringsIn(designGuidelinesContent).join(' ')).toContain(
      '0.12 mm for 0.5 A on 1 oz, 0.06 mm for 0.5 A and 0.15 mm for 1 A on 2 oz',
    );
  });

  it('[B-16] gives the smallest drill by thickness', () => {
    for (const { cells } of tableNamed(designGuidelinesContent, 'Smallest Mechanical Drill by Thickness').rows) {
      const byRatio = Number.parseFloat(cells['board'] ?? '') / 8;
      expect(shows(cells['ratioMm'] ?? '', byRatio), cells['board']).toBe(true);
      expect(Number(cells['drillMm'])).toBe(Math.max(0.3, Number(cells['ratioMm'])));
    }
  });

  it('gives the smallest apertures by foil', () => {
    const { rows } = tableNamed(solderPastePrepContent, 'Smallest Apertures by Foil');
    expect(rows.map(({ cells }) => cells['foil'])).toEqual(['4 mil', '5 mil', '6 mil', '8 mil']);
    for (const { cells } of rows) {
      const foil = Number.parseFloat(cells['foil'] ?? '');
      expect(shows(cells['foilMm'] ?? '', foil * 0.0254)).toBe(true);
      expect(Number(cells['slotMil'])).toBeCloseTo(foil * 1.5, 9);
      expect(Number(cells['padMil'])).toBeCloseTo(foil * 4 * 0.66, 9);
    }
  });
});
