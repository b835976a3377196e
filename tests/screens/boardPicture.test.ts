import type { ReadDataSet } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { boardPictureContent as content } from '../../packages/screens/src/quote/BoardPicture/BoardPicture.content.ts';
import { isPlaceIn, viewIn, viewOfPlace } from '../../packages/screens/src/quote/BoardPicture/boardViews.ts';
import {
  aspectOf,
  cameraOn,
  maxZoom,
  project,
  projectionOf,
  sheetOf,
  visibleArea,
  visibleBounds,
} from '../../packages/screens/src/quote/BoardPicture/projection.ts';
import { sampleBoard, sampleBoardFiles } from '../../stories/screens/quote/sampleBoard.ts';

const bounds = { minX: 100, minY: -40, maxX: 160, maxY: 0 };
const top = sheetOf(bounds, aspectOf(bounds), 'top');
const bottom = sheetOf(bounds, aspectOf(bounds), 'bottom');
const whole = { zoom: 1, x: 0.5, y: 0.5 };

/** Rounded, without negative zeros. */
const rounded = (values: object) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, Math.round(Number(value) * 1e6) / 1e6 + 0]));

it('the sample of the stories is a board whose files all state their layers', () => {
  expect(sampleBoard.notes).toEqual([]);
  expect(sampleBoard.files.filter(({ foundBy }) => foundBy !== 'none')).toHaveLength(sampleBoardFiles.length);
});

describe('the projection of a board', () => {
  it('has y running up and the board in the middle', () => {
    const projection = projectionOf(top, whole, 600, 400);
    expect(rounded(project(projection, { x: 130, y: -20 }))).toEqual({ x: 300, y: 200 });
    const corner = project(projection, { x: 100, y: 0 });
    expect(corner.x).toBeLessThan(30);
    expect(corner.y).toBeLessThan(30);
  });

  it('mirrors the bottom side from left to right', () => {
    const from = (sheet: typeof top) => project(projectionOf(sheet, whole, 600, 400), { x: 110, y: -10 });
    expect(rounded(from(bottom))).toEqual(rounded({ x: 600 - from(top).x, y: from(top).y }));
  });

  it.each([top, bottom])('converts a camera to the visible area and back', (sheet) => {
    const place = { x: 120, y: -15, width: 8 };
    const camera = cameraOn(sheet, place);
    expect(rounded(visibleArea(sheet, camera))).toEqual(place);
    const visible = visibleBounds(projectionOf(sheet, camera, 300, 200), 300, 200);
    expect(rounded({ from: visible.minX, to: visible.maxX })).toEqual({ from: 116, to: 124 });
    expect((visible.minY + visible.maxY) / 2).toBeCloseTo(-15);
  });

  it('stays on the sheet and within the zoom', () => {
    expect(cameraOn(top, { x: 0, y: 500, width: 1e-6 })).toEqual({ zoom: maxZoom, x: 0.5 / maxZoom, y: 0.5 / maxZoom });
    expect(cameraOn(top, { x: 130, y: -20, width: 1e6 })).toEqual(whole);
  });

  it('has an aspect from a square to twice as wide, even for a point', () => {
    const aspect = (width: number, height: number) => aspectOf({ minX: 0, minY: 0, maxX: width, maxY: height });
    expect([aspect(60, 40), aspect(10, 90), aspect(90, 10), aspect(0, 0)]).toEqual([1.5, 1, 2, 1]);
    expect(sheetOf({ minX: 1, minY: 1, maxX: 1, maxY: 1 }, 1, 'top').height).toBeGreaterThan(0);
  });
});

describe('the views of a board', () => {
  it('are files that can be drawn; others are the top side', () => {
    expect(viewIn(sampleBoard, { file: 'sample-PTH.drl' })).toEqual({ file: 'sample-PTH.drl' });
    expect(viewIn(sampleBoard, { file: 'README' })).toBe('top');
    expect(viewOfPlace(sampleBoard, { x: 0, y: 0 })).toBeUndefined();
  });

  it('have the places of their layers, of holes and of no layer', () => {
    const at = (file?: string) => ({ x: 0, y: 0, ...(file && { file }) });
    const sides = (file?: string) =>
      (['top', 'bottom'] as const).filter((side) => isPlaceIn(sampleBoard, at(file), side));
    expect(sides('sample-F_Cu.gbr')).toEqual(['top']);
    expect(sides('sample-In1_Cu.gbr')).toEqual([]);
    expect(sides('sample-PTH.drl')).toEqual(['top', 'bottom']);
    expect(sides()).toEqual(['top', 'bottom']);
    expect(isPlaceIn(sampleBoard, at('sample-B_Cu.gbr'), { file: 'sample-B_Cu.gbr' })).toBe(true);
  });

  it('are named after their content', () => {
    const plain: ReadDataSet = { ...sampleBoard, holeSizes: [], copperLayers: 1, size: undefined };
    expect(content.caption(plain, 'bottom')).toBe('Bottom side, seen from below, 1 copper layer, no holes.');
    expect(content.caption(sampleBoard, { file: 'sample-In2_Cu.gbr' })).toBe(
      'Copper, layer 3, seen from above, 60 × 40 mm, 4 copper layers, 16 holes and 1 slot.',
    );
    expect(content.layer({ function: 'paste', side: 'top' })).toBe('Paste, top');
    expect(content.layer({ function: 'copper' })).toBe('Copper');
  });
});
