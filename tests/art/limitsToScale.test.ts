import { capabilities } from '@pcb/engineering/capabilities';
import { initialForms } from '@pcb/quoting/forms';
import { describe, expect, it } from 'vitest';
import * as features from '../../packages/art/src/drawings/FinestFeatures/drawFeatures.ts';
import * as largest from '../../packages/art/src/drawings/LargestBoard/drawLargestBoard.ts';

/** The widths and heights of the rectangles of a path. */
const rectsOf = (d: string) =>
  [...d.matchAll(/h([\d.]+)v([\d.]+)h-/g)].map(([, width, height]) => ({
    width: Number(width),
    height: Number(height),
  }));
const radiiOf = (d: string) => [...d.matchAll(/a([\d.]+) /g)].map(([, radius]) => Number(radius));

describe('the finest features', () => {
  const drawn = features.drawFeatures();
  const toMm = (units: number) => units / features.scale;

  it('have one scale: hair, tracks, gap, holes, rings and the edge of the board', () => {
    expect(toMm(drawn.hair.width)).toBeCloseTo(0.07, 3);
    expect(rectsOf(drawn.tracks).map(({ height }) => toMm(height))).toEqual([
      expect.closeTo(0.1016, 3),
      expect.closeTo(0.1016, 3),
    ]);
    const [first = Number.NaN, second = Number.NaN] = [...drawn.tracks.matchAll(/M\S+ ([\d.]+)/g)].map(([, y]) =>
      Number(y),
    );
    expect(toMm(second - first)).toBeCloseTo(2 * 0.1016, 3);
    expect(radiiOf(drawn.mechanicalHole).map((radius) => 2 * toMm(radius))[0]).toBeCloseTo(0.3, 3);
    expect(radiiOf(drawn.laserHole).map((radius) => 2 * toMm(radius))[0]).toBeCloseTo(0.2, 3);
    const [mechanicalPad = 0, , laserPad = 0] = radiiOf(drawn.pads);
    expect(toMm(mechanicalPad) - 0.15).toBeCloseTo(0.127, 3);
    expect(toMm(laserPad) - 0.1).toBeCloseTo(0.127, 3);
    expect(toMm(rectsOf(drawn.edge.laminate)[0]?.height ?? 0)).toBeCloseTo(1.6, 3);
  });

  it('have the thickness of the order form', () => {
    expect(capabilities.board.usualThickness.text).toBe(initialForms.fab.thickness);
  });
});

it('draws the largest board and the paper on it to one scale', () => {
  const sizeOf = (d: string) => {
    const [rect] = rectsOf(d);
    return [rect?.width ?? 0, rect?.height ?? 0].map((units) => units / largest.scale);
  };
  expect(sizeOf(largest.drawn.board)).toEqual([expect.closeTo(430, 1), expect.closeTo(385, 1)]);
  expect(sizeOf(largest.drawn.paper)).toEqual([expect.closeTo(420, 1), expect.closeTo(297, 1)]);
});
