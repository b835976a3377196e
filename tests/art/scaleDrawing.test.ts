import { capabilities } from '@pcb/engineering/capabilities';
import { deliveryPanel, layOut, recommendedGrid } from '@pcb/engineering/panel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { boardScene } from '../../packages/art/src/drawings/ScaleDrawing/boardScene.ts';
import { maxZoom, panBy, wholeDrawing, zoomBy } from '../../packages/art/src/drawings/ScaleDrawing/camera.ts';
import { measureHeight, measureWidth, scaleBar } from '../../packages/art/src/drawings/ScaleDrawing/measure.ts';
import { panelScene } from '../../packages/art/src/drawings/ScaleDrawing/panelScene.ts';
import { coinDiameter, type Scene } from '../../packages/art/src/drawings/ScaleDrawing/scene.ts';
import { fitScale, frame, project, sheet } from '../../packages/art/src/drawings/ScaleDrawing/sheet.ts';
import { stencilScene } from '../../packages/art/src/drawings/ScaleDrawing/stencilScene.ts';
import { workingPanelScene } from '../../packages/art/src/drawings/ScaleDrawing/workingPanelScene.ts';

const look = { material: 'fr4', finish: 'gold' } as const;

/** Lengths that the order forms accept. */
const mm = fc.oneof(fc.double({ min: 0.01, max: 1_000, noNaN: true }), fc.constantFrom(1, 385, 430, 1_000));
const size = fc.record({ width: mm, height: mm });

const panelOf = (board: { width: number; height: number }, gap: number) => {
  const result = deliveryPanel({ ...board, ...recommendedGrid(board, gap), gap });
  return result.isValid ? result.panel : undefined;
};

const scenes = fc.tuple(size, fc.constantFrom(0, 2)).map(([piece, gap]): readonly Scene[] => {
  const panel = panelOf(piece, gap);
  return [
    boardScene(piece, look),
    boardScene(piece, { material: 'polyimide', finish: 'gold' }),
    boardScene(piece, { material: 'polyimide', finish: 'gold', stiffener: { material: 'fr4', side: 'top' } }),
    stencilScene(piece, true),
    stencilScene(piece, false),
    workingPanelScene({ board: piece, layout: layOut(piece, 2) }, look),
    ...(panel ? [panelScene(panel, look), workingPanelScene({ panel }, look)] : []),
  ];
});

const camera = fc
  .tuple(
    fc.double({ min: 0.1, max: 40, noNaN: true }),
    fc.double({ min: -3, max: 3, noNaN: true }),
    fc.double({ min: -3, max: 3, noNaN: true }),
  )
  .map(([factor, right, down]) => panBy(zoomBy(wholeDrawing, factor), right, down));

/** The bounding box of path data in the commands that our paths use. */
function extentOf(d: string) {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const [, command = '', digits = ''] of d.matchAll(/([MLHVhvlazZ])([^MLHVhvlazZ]*)/g)) {
    const values = (digits.match(/-?\d*\.?\d+(?:e-?\d+)?/g) ?? []).map(Number);
    const [a = 0, b = 0] = values.slice(-2);
    if (command === 'M') [x, y, startX, startY] = [a, b, a, b];
    else if (command === 'L') [x, y] = [a, b];
    else if (command === 'H') x = b || a;
    else if (command === 'V') y = b || a;
    else if (command === 'h') x += values[0] ?? 0;
    else if (command === 'v') y += values[0] ?? 0;
    else if (command === 'l' || command === 'a') [x, y] = [x + a, y + b];
    else [x, y] = [startX, startY];
    box.left = Math.min(box.left, x);
    box.right = Math.max(box.right, x);
    box.top = Math.min(box.top, y);
    box.bottom = Math.max(box.bottom, y);
  }
  return box;
}

describe('a scene of any size', () => {
  it('has no NaN and no infinity', () => {
    fc.assert(
      fc.property(scenes, (all) => {
        expect(JSON.stringify(all)).not.toMatch(/null|NaN|Infinity/);
        for (const { shapes } of all) for (const { d } of shapes) expect(d).not.toBe('');
      }),
    );
  });

  it('keeps every shape inside its size, except for the ends of centre lines', () => {
    fc.assert(
      fc.property(scenes, (all) => {
        for (const { size: whole, shapes } of all) {
          const slack = 1e-6 * Math.max(whole.width, whole.height);
          for (const shape of shapes) {
            if (shape.paint === 'centre') continue;
            const half = 'dashes' in shape ? shape.height / 2 : 0;
            const { left, top, right, bottom } = extentOf(shape.d);
            expect(left).toBeGreaterThanOrEqual(-slack);
            expect(top - half).toBeGreaterThanOrEqual(-slack);
            expect(right).toBeLessThanOrEqual(whole.width + slack);
            expect(bottom + half).toBeLessThanOrEqual(whole.height + slack);
          }
        }
      }),
    );
  });

  it('has few nodes, even with 28,000 boards on a working panel', () => {
    const tiny = { width: 1, height: 1 };
    const { shapes } = workingPanelScene({ board: tiny, layout: layOut(tiny, 2) }, look);
    expect(shapes).toHaveLength(3);
    expect(layOut(tiny, 2).count).toBe(144 * 195);
    expect(JSON.stringify(shapes).length).toBeLessThan(5_000);
  });
});

describe('rows of pieces', () => {
  it('have as many dashes as pieces fit, and end with the last one', () => {
    fc.assert(
      fc.property(
        fc.record({ width: fc.integer({ min: 5, max: 400 }), height: fc.integer({ min: 5, max: 400 }) }),
        (board) => {
          const layout = layOut(board, 2);
          const rows = workingPanelScene({ board, layout }, look).shapes.filter((shape) => 'dashes' in shape);
          const drawn = rows.reduce((sum, { d, dashes }) => {
            const lines = [...d.matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length));
            const pitch = dashes.reduce((total, dash) => total + dash, 0);
            return sum + lines.reduce((total, length) => total + Math.round((length + 2) / pitch), 0);
          }, 0);
          expect(drawn).toBe(layout.count);
        },
      ),
    );
  });

  it('draw the boards of panels: 4 panels of 4 × 4 boards are 8 rows that cross two panels', () => {
    const panel = panelOf({ width: 50, height: 40 }, 2);
    if (!panel) throw new Error('No panel');
    const rows = workingPanelScene({ panel }, look).shapes.filter((shape) => 'dashes' in shape);
    expect(rows.map((row) => row.paint)).toEqual(['laminate', 'piece']);
    // The panel is rotated on the landscape working panel: 50 mm across, and 16 mm from board to board over two borders.
    expect(rows[1]).toMatchObject({ height: 40, dashes: [50, 2, 50, 2, 50, 2, 50, 16] });
    expect(rows[1]?.d.match(/M/g)).toHaveLength(8);
  });
});

describe('the coin', () => {
  it('never overlaps the piece, and is omitted if it would shrink it to less than a quarter', () => {
    fc.assert(
      fc.property(size, (piece) => {
        const { coin, measured, size: whole } = boardScene(piece, look);
        const radius = coinDiameter / 2;
        if (!coin) {
          expect(Math.max(piece.width, piece.height)).toBeLessThan(coinDiameter);
          return;
        }
        expect(fitScale(whole)).toBeGreaterThanOrEqual(fitScale(piece) / 4);
        const isBeside = coin.x - radius >= measured.x + measured.width;
        const isBelow = coin.y - radius >= measured.y + measured.height;
        expect(isBeside || isBelow).toBe(true);
      }),
    );
  });
});

describe('the camera', () => {
  it('stays inside the drawing and keeps the point under the pointer', () => {
    const point = fc.double({ min: 0, max: 1, noNaN: true });
    fc.assert(
      fc.property(camera, point, point, fc.double({ min: 1, max: 3, noNaN: true }), (start, x, y, factor) => {
        const next = zoomBy(start, factor, { x, y });
        expect(next.zoom).toBeLessThanOrEqual(maxZoom);
        for (const centre of [next.x, next.y]) {
          expect(centre - 0.5 / next.zoom).toBeGreaterThanOrEqual(-1e-9);
          expect(centre + 0.5 / next.zoom).toBeLessThanOrEqual(1 + 1e-9);
        }
        const under = ({ zoom, x: centre }: typeof next) => centre + (x - 0.5) / zoom;
        expect(under(next)).toBeCloseTo(under(start), 9);
      }),
    );
  });

  it('shows all of a drawing at zoom 1, and projects in proportion', () => {
    fc.assert(
      fc.property(size, camera, (whole, view) => {
        const all = project(whole, wholeDrawing);
        expect(all.toX(0)).toBeGreaterThanOrEqual(frame.x - 1e-6);
        expect(all.toX(whole.width)).toBeLessThanOrEqual(frame.x + frame.width + 1e-6);
        expect(all.toY(0)).toBeGreaterThanOrEqual(frame.y - 1e-6);
        expect(all.toY(whole.height)).toBeLessThanOrEqual(frame.y + frame.height + 1e-6);
        const { window, scale } = project(whole, view);
        expect(window.width * scale).toBeCloseTo(frame.width, 6);
        expect(window.height * scale).toBeCloseTo(frame.height, 6);
      }),
    );
  });
});

describe('dimensions', () => {
  it('stay on the sheet at any zoom', () => {
    fc.assert(
      fc.property(scenes, camera, (all, view) => {
        for (const { size: whole, measured } of all) {
          const projection = project(whole, view);
          for (const side of [measureWidth(measured, projection), measureHeight(measured, projection)]) {
            if (!side) continue;
            const { left, top, right, bottom } = extentOf(side.lines);
            expect(Math.min(left, top, side.x, side.y)).toBeGreaterThanOrEqual(0);
            expect(Math.max(right, side.x)).toBeLessThanOrEqual(sheet.width);
            expect(Math.max(bottom, side.y)).toBeLessThanOrEqual(sheet.height);
          }
        }
      }),
    );
  });

  it('have a scale bar of 1, 2 or 5 times a power of ten, between 28 and 72 units long', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 5_000, noNaN: true }), fc.constantFrom('mm', 'mil'), (scale, unit) => {
        const { mm: length, length: units } = scaleBar(scale, unit);
        expect(units).toBeLessThanOrEqual(72 + 1e-9);
        expect(units).toBeGreaterThan(28);
        const inUnit = unit === 'mm' ? length : length / 0.0254;
        expect(Number(inUnit.toPrecision(6)).toExponential()).toMatch(/^[125]e/);
      }),
    );
  });

  it('measure the working panel, which is landscape', () => {
    const board = { width: 50, height: 50 };
    const { measured } = workingPanelScene({ board, layout: layOut(board, 2) }, look);
    const { width, height } = capabilities.panel.working.value;
    expect(measured).toMatchObject({ width: height, height: width });
  });
});
