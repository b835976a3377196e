import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDataSet } from '../../packages/gerber/src/readDataSet.ts';
import { formSchemas, initialForms } from '../../packages/quoting/src/forms.ts';
import { stackUpOf } from '../../packages/quoting/src/hints/facts.ts';
import {
  drawingViews,
  drawOrder,
  type DrawnOrder,
  viewOf,
  viewsOf,
} from '../../packages/screens/src/quote/OrderDrawing/drawnOrder.ts';
import { orderDrawingContent as content } from '../../packages/screens/src/quote/OrderDrawing/OrderDrawing.content.ts';
import { boardFiles, smallBoard } from '../gerber/writeBoard.ts';

const typed = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    'NaN',
    '1',
    '430',
    '385',
    '100 000',
    '100000',
    '1e3',
    '0.001',
    '80,5',
    '1,000',
    'നൂറ്',
  ),
  fc.constant('9'.repeat(300)),
  fc.string(),
  fc.double({ min: 0, max: 1_100, noNaN: true }).map(String),
);
const sides = fc.record({ sizeX: typed, sizeY: typed });
const dispatchUnit = fc.constantFrom(...formSchemas.fab.dispatchUnit.options);

const orders: fc.Arbitrary<DrawnOrder> = fc.oneof(
  fc
    .record({
      dispatchUnit,
      material: fc.constantFrom(...formSchemas.fab.material.options),
      finish: fc.constantFrom(...formSchemas.fab.finish.options),
    })
    .chain((options) =>
      sides.map((size): DrawnOrder => ({ service: 'fab', values: { ...initialForms.fab, ...options, ...size } })),
    ),
  fc
    .record({ dispatchUnit, material: fc.constantFrom(...formSchemas.flex.material.options) })
    .chain((options) =>
      sides.map((size): DrawnOrder => ({ service: 'flex', values: { ...initialForms.flex, ...options, ...size } })),
    ),
  fc
    .tuple(fc.constantFrom(...formSchemas.stencil.type.options), sides)
    .map(([type, size]): DrawnOrder => ({ service: 'stencil', values: { ...initialForms.stencil, type, ...size } })),
);

const choices = fc.record({
  columns: fc.option(fc.integer({ min: 1, max: 20 })),
  rows: fc.option(fc.integer({ min: 1, max: 20 })),
  isVCut: fc.boolean(),
});

const fab = (values: Partial<typeof initialForms.fab>): DrawnOrder => ({
  service: 'fab',
  values: { ...initialForms.fab, ...values },
});

describe('the drawing of an order', () => {
  it('exists for any typed text, in each of its views, with a sentence without NaN', () => {
    fc.assert(
      fc.property(orders, choices, fc.constantFrom('mm', 'mil'), (order, choice, unit) => {
        for (const view of viewsOf(order)) {
          if (view === 'layers') continue;
          const { scene, facts } = drawOrder(order, view, choice);
          expect(JSON.stringify(scene)).not.toMatch(/NaN|Infinity|null/);
          for (const text of [content.caption(order, facts, unit), content.alternative(order, facts, unit)])
            expect(text).toMatch(/^[A-Z0-9][^∞]*\.$/);
          expect(content.caption(order, facts, unit)).not.toMatch(/NaN|undefined/);
        }
      }),
    );
  });

  it('[B-14] splits the working panel into used and wasted area', () => {
    const size = fc.integer({ min: 1, max: 430 }).map(String);
    fc.assert(
      fc.property(size, size, dispatchUnit, choices, (sizeX, sizeY, unit, choice) => {
        const { facts } = drawOrder(fab({ sizeX, sizeY, dispatchUnit: unit }), 'workingPanel', choice);
        if (facts.kind !== 'workingPanel') throw new Error(facts.kind);
        const { item, count, used } = facts;
        expect(used * 450 * 610).toBeCloseTo(count * item.width * item.height, 3);
        expect(used).toBeLessThanOrEqual((430 * 585) / (450 * 610) + 1e-9);
      }),
    );
  });

  it('shows the first view until the user chooses another view of the order', () => {
    expect(viewOf(fab({}), null)).toBe('piece');
    expect(viewOf(fab({ dispatchUnit: 'panel' }), null)).toBe('panel');
    expect(viewOf(fab({}), 'panel')).toBe('piece');
    for (const view of drawingViews) expect(viewOf(fab({ dispatchUnit: 'panel' }), view)).toBe(view);
    expect(viewsOf({ service: 'stencil', values: initialForms.stencil })).toEqual(['piece']);
  });

  it('has V-cuts only for rigid boards: film is too thin', () => {
    const choice = { columns: 2, rows: 2, isVCut: true };
    const flex: DrawnOrder = { service: 'flex', values: { ...initialForms.flex, dispatchUnit: 'panel' } };
    const gapOf = (order: DrawnOrder) => {
      const { facts } = drawOrder(order, 'panel', choice);
      return facts.kind === 'panel' ? facts.panel.request.gap : undefined;
    };
    expect(gapOf(fab({ dispatchUnit: 'panel' }))).toBe(0);
    expect(gapOf(flex)).toBe(2);
  });

  it('has layers for FR-4 boards with a standard stack-up', () => {
    const of = (values: Partial<typeof initialForms.fab>) => stackUpOf({ ...initialForms.fab, ...values })?.id ?? null;
    expect(of({ layers: '4', thickness: '1.0' })).toBe('4-1.0');
    expect(of({ layers: '4', thickness: '1.0', hole: '0.20' })).toBe('4-1.0-laser');
    expect(of({ layers: '1' })).toBe('1-1.6');
    expect(of({ layers: '1', thickness: '2.0' })).toBeNull();
    expect(of({ material: 'rogers' })).toBeNull();
  });
});

describe('the board of fabrication files', async () => {
  // A plate without one corner, 30 × 20 mm, whose lower left corner is at 100, 50 in the files.
  const outline = [
    [100, 50],
    [130, 50],
    [130, 60],
    [120, 70],
    [100, 70],
  ] as const;
  const pads = [[105, 52, 1.6]] as const;
  const reading = await readDataSet(boardFiles({ ...smallBoard, outline, pads, tracks: [], holes: [[105, 52, 1]] }));
  if (reading.status !== 'read' || !reading.boards[0]) throw new Error('The sample has no board.');
  // The second hole is on another board of the same files.
  const tools = reading.tools.map((tool) => ({ ...tool, holes: Float64Array.of(...tool.holes, 300, 52) }));
  const data = { outline: reading.boards[0], tools };
  const draw = (sizeX: string, sizeY: string) =>
    drawOrder({ service: 'fab', values: { ...initialForms.fab, sizeX, sizeY } }, 'piece', undefined, data);

  it('is drawn in its own shape, upright, with its own holes', () => {
    const { facts } = draw('30', '20.05');
    const shape = facts.kind === 'piece' ? facts.shape : undefined;
    expect(shape?.contour).toHaveLength(5);
    expect(shape?.contour).toContainEqual({ x: 20, y: 0 });
    expect(shape?.contour).toContainEqual({ x: 30, y: 10 });
    expect(shape?.holes).toEqual([{ x: 5, y: 18, diameter: 1 }]);
  });

  it('is not drawn for an order of another size', () => {
    expect(draw('31', '20').facts).toEqual({ kind: 'piece', size: { width: 31, height: 20 } });
    expect(draw('20', '30').facts).toEqual({ kind: 'piece', size: { width: 20, height: 30 } });
  });
});
