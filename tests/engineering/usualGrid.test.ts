import { capabilities } from '@pcb/engineering/capabilities';
import { deliveryPanel, layOut, usedFraction, usualGrid, usualPanel } from '@pcb/engineering/panel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../helpers/engineeringResults.ts';

const usableArea = capabilities.panel.usable.value;
const millingGap = capabilities.panel.millingGap.value;

// Any board up to the shorter side of the maximum size.
const length = fc.integer({ min: 100, max: 38_500 }).map((hundredths) => hundredths / 100);
const gap = fc.constantFrom(0, 2, 2.4, 5, 10);

describe('the use of a working panel', () => {
  it('is the area of what fits: 28 boards of 100 × 80 mm cover 81.6 %', () => {
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
    expect(usualGrid({ width, height }, millingGap)).toEqual({ columns, rows });
  });

  it('make a panel of the usual size with no room for another row or column, or of one board', () => {
    const [long, short] = [usualPanel.width, usualPanel.height];
    const isUsual = (width: number, height: number) =>
      Math.max(width, height) <= long + 1e-6 && Math.min(width, height) <= short + 1e-6;
    fc.assert(
      fc.property(length, length, gap, (width, height, between) => {
        const grid = usualGrid({ width, height }, between);
        const panel = valuesOf(deliveryPanel({ width, height, ...grid, gap: between })).panel;
        const isSingleRow = grid.columns === 1 || grid.rows === 1;
        expect(isUsual(panel.width, panel.height) || isSingleRow).toBe(true);
        if (isUsual(panel.width, panel.height)) {
          const wider = panel.width + width + between;
          const higher = panel.height + height + between;
          expect(grid.columns === 20 || grid.rows === 20 || !isUsual(wider, higher)).toBe(true);
        }
      }),
    );
  });
});
