import { stackUps } from '@pcb/engineering/stackUps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStackUp, spread } from '../../packages/art/src/drawings/StackUpDrawing/drawStackUp.ts';

describe('the drawing of a stack-up', () => {
  it.each(stackUps)('$id: draws every layer at its height, to one scale and without gaps', (stackUp) => {
    const { layers, top, bottom } = drawStackUp(stackUp);
    expect(layers.map(({ layer }) => layer)).toEqual(stackUp.layers);
    for (const { layer, height } of layers) expect(height / layer.thickness).toBeCloseTo(180, 9);
    for (const [index, layer] of layers.entries()) {
      const above = layers[index - 1];
      expect(layer.top).toBeCloseTo(above ? above.top + above.height : top, 9);
    }
    expect(bottom - top).toBeCloseTo(stackUp.thickness * 180, 9);
  });

  it.each(stackUps)('$id: shows every layer, even at a width of 320 px', (stackUp) => {
    // The drawing is 300 units wide and rendered at 280 px.
    expect(Math.min(...drawStackUp(stackUp).layers.map(({ height }) => height * (280 / 300)))).toBeGreaterThan(2);
  });

  it.each(stackUps)('$id: has its labels in order, apart and inside the drawing', (stackUp) => {
    const { layers, height } = drawStackUp(stackUp);
    const labels = layers.map(({ labelY }) => labelY);
    expect(Math.min(...labels)).toBeGreaterThan(6);
    expect(Math.max(...labels)).toBeLessThan(height - 6);
    for (const [index, label] of labels.slice(1).entries()) {
      expect(label - (labels[index] ?? Number.NaN)).toBeGreaterThan(14.999);
    }
  });

  it('draws a hole only through boards with copper on both sides', () => {
    for (const stackUp of stackUps) expect(drawStackUp(stackUp).wall !== '').toBe(stackUp.copperLayers > 1);
  });
});

describe('spread', () => {
  it('keeps positions that are far enough apart', () => {
    expect(spread([0, 20, 50], 15)).toEqual([0, 20, 50]);
  });

  it('moves neighbours apart in both directions', () => {
    expect(spread([10, 10], 10)).toEqual([5, 15]);
    expect(spread([], 10)).toEqual([]);
  });

  it('keeps the order and the minimum pitch for any positions', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 500, noNaN: true }), { maxLength: 12 }),
        fc.double({ min: 1, max: 30, noNaN: true }),
        (places, pitch) => {
          const sorted = [...places].sort((one, other) => one - other);
          const moved = spread(sorted, pitch);
          expect(moved).toHaveLength(sorted.length);
          for (const [index, place] of moved.slice(1).entries()) {
            expect(place - (moved[index] ?? Number.NaN)).toBeGreaterThanOrEqual(pitch - 1e-9);
          }
        },
      ),
    );
  });
});
