import { capabilities } from '@pcb/engineering/capabilities';
import { layOut, usedFraction, recommendedGrid, recommendedPanel } from '@pcb/engineering/panel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

const usableArea = capabilities.panel.usable.value;
const millingGap = capabilities.panel.millingGap.value;

// Any board up to the shorter side of the maximum size.
const length = fc.integer({ min: 100, max: 38_500 }).map((hundredths) => hundredths / 100);
const gap = fc.constantFrom(0, 2, 2.4, 5, 10);

describe('the use of a working panel', () => {
  it('is the area of the boards that fit: 28 boards of 100 × 80 mm cover 81.6 %', () => {
    const board = { width: 100, height: 80 };
    expect(usedFraction(board, layOut(board, millingGap))).toBeCloseTo(0.816, 3);
  });

  it('never exceeds the usable area, for any size', () => {
    const { width: usableWidth, height: usableHeight } = usableArea;
    fc.assert(
      fc.property(length, length, (width, height) => {
        const used = usedFraction({ width, height }, layOut({ width, height }, millingGap));
        expect(used).toBeGreaterThanOrEqual(0);
        expect(used * 450 * 610).toBeLessThanOrEqual(usableWidth * usableHeight + 1e-6);
      }),
    );
  });
});

describe('rows and columns that we suggest', () => {
  it.each([
    [100, 80, 2, 2],
    [50, 40, 4, 4],
    [60, 20, 3, 10],
    [30, 90, 7, 2],
    [430, 385, 1, 1],
    [1, 1, 20, 20],
  ])('for boards of %d × %d mm: %d across, %d down', (width, height, columns, rows) => {
    expect(recommendedGrid({ width, height }, millingGap)).toEqual({ columns, rows });
  });

  it.each([
    ['a long board that fits only one way', 10, 187, {}, { columns: 15, rows: 1 }],
    ['a board that is longer than the panel', 64.7, 260, {}, { columns: 1, rows: 1 }],
    ['a board that is wider than the panel in both orientations', 210, 210, {}, { columns: 1, rows: 1 }],
    ['decided rows', 50, 40, { rows: 2 }, { columns: 4, rows: 2 }],
    ['decided rows that only the upright panel holds', 50, 40, { rows: 5 }, { columns: 3, rows: 5 }],
    ['decided rows that no usual panel holds', 50, 40, { rows: 12 }, { columns: 1, rows: 12 }],
    ['both decided', 50, 40, { columns: 7, rows: 9 }, { columns: 7, rows: 9 }],
  ])('for %s', (_, width, height, fixed, grid) => {
    expect(recommendedGrid({ width, height }, millingGap, fixed)).toEqual(grid);
  });

  it('fit the most boards on a panel of the usual size, and one board if even that is too large for it', () => {
    const counts = Array.from({ length: 20 }, (_, index) => index + 1);
    const side = (count: number, board: number, between: number) =>
      count * board + (count - 1) * between + 2 * (capabilities.panel.border.value + between) - 1e-6;
    fc.assert(
      fc.property(length, length, gap, (width, height, between) => {
        const isUsual = (columns: number, rows: number) => {
          const sides = [side(columns, width, between), side(rows, height, between)];
          return Math.max(...sides) <= recommendedPanel.width && Math.min(...sides) <= recommendedPanel.height;
        };
        const grid = recommendedGrid({ width, height }, between);
        const most = Math.max(
          ...counts.flatMap((columns) => counts.map((rows) => (isUsual(columns, rows) ? columns * rows : 0))),
        );
        expect(grid.columns * grid.rows).toBe(Math.max(most, 1));
        expect(most === 0 || isUsual(grid.columns, grid.rows)).toBe(true);
      }),
    );
  });
});
