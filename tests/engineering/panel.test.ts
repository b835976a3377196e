import { capabilities } from '@pcb/engineering/capabilities';
import {
  type DeliveryPanel,
  deliveryPanel,
  holesPerTab,
  layOut,
  type PanelReason,
  type PanelRequest,
  tabsPerEdge,
} from '@pcb/engineering/panel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../helpers/engineeringResults.ts';

const usableArea = capabilities.panel.usable.value;
const millingGap = capabilities.panel.millingGap.value;

const fromGuidelines: PanelRequest = { width: 50, height: 40, columns: 2, rows: 3, gap: 2 };

const panelOf = (request: Partial<PanelRequest>): DeliveryPanel =>
  valuesOf(deliveryPanel({ ...fromGuidelines, ...request })).panel;

// Any board up to the shorter side of the maximum size.
const length = fc.integer({ min: 100, max: 38_500 }).map((hundredths) => hundredths / 100);
const count = fc.integer({ min: 1, max: 20 });
const gap = fc.constantFrom(0, 2, 2.4, 5, 10);

describe('[B-14] the working panel', () => {
  it('is 450 × 610 mm, with 430 × 585 mm usable', () => {
    expect(capabilities.panel.working.value).toEqual({ width: 450, height: 610 });
    expect(usableArea).toEqual({ width: 430, height: 585 });
    expect(capabilities.panel.border.value).toBe(5);
  });
});

describe('boards on a working panel', () => {
  it.each([
    [50, 50, 88, false],
    [100, 80, 28, false],
    [160, 100, 12, true],
    [430, 385, 1, false],
    [430, 585, 1, false],
    [585, 430, 1, true],
    [430.1, 585, 0, false],
    [500, 500, 0, false],
  ])('holds %d × %d mm: %d, turned: %s', (width, height, expected, isRotated) => {
    expect(layOut({ width, height }, millingGap)).toMatchObject({ count: expected, isRotated });
  });

  it('counts without floating-point errors: ten boards of 41.2 mm and nine gaps are 430 mm', () => {
    expect(layOut({ width: 41.2, height: 585 }, 2).columns).toBe(10);
    expect(layOut({ width: 41.21, height: 585 }, 2).columns).toBe(9);
  });

  it('returns the same count for a rotated board', () => {
    fc.assert(
      fc.property(length, length, gap, (width, height, between) => {
        expect(layOut({ width, height }, between).count).toBe(layOut({ width: height, height: width }, between).count);
      }),
    );
  });

  it('fits all boards inside, with no room for another row or column', () => {
    fc.assert(
      fc.property(length, length, gap, (width, height, between) => {
        const { columns, rows, isRotated, count: boards } = layOut({ width, height }, between);
        const [across, along] = isRotated ? [height, width] : [width, height];
        const needs = (number: number, size: number) => number * size + (number - 1) * between;
        expect(boards).toBe(columns * rows);
        if (boards > 0) {
          expect(needs(columns, across)).toBeLessThanOrEqual(usableArea.width + 1e-6);
          expect(needs(rows, along)).toBeLessThanOrEqual(usableArea.height + 1e-6);
        }
        expect(needs(columns + 1, across)).toBeGreaterThan(usableArea.width - 1e-6);
        expect(needs(rows + 1, along)).toBeGreaterThan(usableArea.height - 1e-6);
      }),
    );
  });
});

describe('[B-14] tabs', () => {
  it.each([
    [1, 1],
    [39.99, 1],
    [40, 1],
    [79.99, 1],
    [80, 2],
    [120, 3],
    [585, 14],
  ])('an edge of %d mm has %d', (edge, tabs) => {
    expect(tabsPerEdge(edge)).toBe(tabs);
  });
});

describe('breakaway holes', () => {
  it('fit a tab of 1.6 mm with 0.25 mm between them: three of 0.3 mm, two of 0.5 mm, one of 1.0 mm', () => {
    expect([0.3, 0.5, 1].map(holesPerTab)).toEqual([3, 2, 1]);
  });
});

describe('a delivery panel', () => {
  it('of 2 × 3 boards of 50 × 40 mm is 116 × 138 mm', () => {
    expect(panelOf({})).toMatchObject({
      width: 116,
      height: 138,
      boards: 6,
      tabs: { acrossWidth: 1, acrossHeight: 1 },
      // Three in 430 mm and four in 585 mm.
      panels: { count: 12, columns: 3, rows: 4 },
      isTooSmallForVCut: false,
    });
  });

  it.each([
    [{ width: 80, height: 60, columns: 1, rows: 1 }, 94, 74],
    [{ width: 80, height: 60, columns: 2, rows: 2 }, 176, 136],
    [{ width: 33.3, height: 33.3, columns: 3, rows: 3 }, 117.9, 117.9],
    [{ width: 50, height: 40, columns: 2, rows: 3, gap: 0 }, 110, 130],
  ])('%j is %d × %d mm', (request, width, height) => {
    expect(panelOf(request)).toMatchObject({ width, height });
  });

  it('has no tabs at a V-cut, which requires 100 mm in both directions', () => {
    expect(panelOf({ gap: 0 })).toMatchObject({ tabs: { acrossWidth: 0, acrossHeight: 0 }, isTooSmallForVCut: false });
    expect(panelOf({ gap: 0, columns: 1 }).isTooSmallForVCut).toBe(true);
    expect(panelOf({ columns: 1 }).isTooSmallForVCut).toBe(false);
  });

  it('is returned even if it does not fit on a working panel', () => {
    expect(panelOf({ width: 300, height: 300 })).toMatchObject({ width: 616, height: 918, panels: { count: 0 } });
  });

  it('accepts the maximum board of FR-4 and of Rogers, in either orientation', () => {
    for (const [width, height] of [
      [430, 385],
      [385, 430],
      [435, 275],
      [275, 435],
    ] as const)
      expect(panelOf({ width, height, columns: 1, rows: 1 }).singles.count).toBe(1);
  });

  it.each<[Partial<PanelRequest>, PanelReason]>([
    [{ width: 0 }, { kind: 'notPositive', input: 'width' }],
    [{ width: -5 }, { kind: 'notPositive', input: 'width' }],
    [{ height: Number.NaN }, { kind: 'notPositive', input: 'height' }],
    [{ height: 0.5 }, { kind: 'outOfRange', input: 'height', range: [1, 435] }],
    [{ width: 436 }, { kind: 'outOfRange', input: 'width', range: [1, 435] }],
    [
      { width: 430, height: 386 },
      { kind: 'boardTooLarge', input: 'height', maximum: { width: 430, height: 385 } },
    ],
    [
      { width: 400, height: 431 },
      { kind: 'boardTooLarge', input: 'width', maximum: { width: 430, height: 385 } },
    ],
    [{ columns: 1.5 }, { kind: 'notACount', input: 'columns', range: [1, 20] }],
    [{ columns: 0 }, { kind: 'notACount', input: 'columns', range: [1, 20] }],
    [{ rows: 21 }, { kind: 'notACount', input: 'rows', range: [1, 20] }],
    [{ gap: -1 }, { kind: 'outOfRange', input: 'gap', range: [0, 20] }],
    [{ gap: Number.POSITIVE_INFINITY }, { kind: 'outOfRange', input: 'gap', range: [0, 20] }],
  ])('rejects %j: %j', (request, reason) => {
    expect(deliveryPanel({ ...fromGuidelines, ...request })).toEqual({ isValid: false, reason });
  });

  it('is the sum of its boards, gaps and two borders, to the µm', () => {
    fc.assert(
      fc.property(length, length, count, count, gap, (width, height, columns, rows, between) => {
        const panel = panelOf({ width, height, columns, rows, gap: between });
        expect(panel.width).toBeCloseTo(columns * width + (columns + 1) * between + 10, 6);
        expect(panel.height).toBeCloseTo(rows * height + (rows + 1) * between + 10, 6);
        expect(panel.boards).toBe(columns * rows);
      }),
    );
  });

  it('never increases the yield compared with single boards', () => {
    fc.assert(
      fc.property(length, length, count, count, (width, height, columns, rows) => {
        const { panels, boards, singles } = panelOf({ width, height, columns, rows });
        expect(panels.count * boards).toBeLessThanOrEqual(singles.count);
      }),
    );
  });

  it('never returns NaN or Infinity for any input', () => {
    const any = fc.oneof(fc.double(), fc.constantFrom(0, -1, Number.NaN, Number.POSITIVE_INFINITY, 1e308, 40));
    fc.assert(
      fc.property(any, any, any, any, any, (width, height, columns, rows, between) => {
        const result = deliveryPanel({ width, height, columns, rows, gap: between });
        const numbers = (value: unknown): number[] =>
          typeof value === 'number'
            ? [value]
            : typeof value === 'object' && value
              ? Object.values(value).flatMap(numbers)
              : [];
        expect(numbers(result).every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
