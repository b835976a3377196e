import { stackUps } from '@pcb/engineering/stackUps';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawStackUp, spread } from '../../packages/screens/src/content/tools/StackUpFigure/drawStackUp.ts';

describe('the drawing of a stack-up', () => {
  it.each(stackUps)('$id: has every layer at its height, at one scale and without a gap', (stackUp) => {
    const { layers, top, bottom } = drawStackUp(stackUp);
    expect(layers.map(({ layer }) => layer)).toEqual(stackUp.layers);
    for (const { layer, height } of layers) expect(height / layer.thickness).toBeCloseTo(180, 9);
    for (const [index, layer] of layers.entries()) {
      const above = layers[index - 1];
      expect(layer.top).toBeCloseTo(above ? above.top + above.height : top, 9);
    }
    expect(bottom - top).toBeCloseTo(stackUp.thickness * 180, 9);
  });

  it.each(stackUps)('$id: shows every layer, on a screen of 320 px too', (stackUp) => {
    // Drawn 300 wide, and at 280 px on that screen.
    expect(Math.min(...drawStackUp(stackUp).layers.map(({ height }) => height * (280 / 300)))).toBeGreaterThan(2);
  });

  it.each(stackUps)('$id: has its labels in order, apart and in the picture', (stackUp) => {
    const { layers, height } = drawStackUp(stackUp);
    const labels = layers.map(({ labelY }) => labelY);
    expect(Math.min(...labels)).toBeGreaterThan(6);
    expect(Math.max(...labels)).toBeLessThan(height - 6);
    for (const [index, label] of labels.slice(1).entries()) {
      expect(label - (labels[index] ?? Number.NaN)).toBeGreaterThan(14.999);
    }
  });

  it('draws a hole through boards with copper on both sides alone', () => {
    for (const stackUp of stackUps) expect(drawStackUp(stackUp).wall !== '').toBe(stackUp.copperLayers > 1);
  });
});

describe('spread', () => {
  it('leaves alone what is far enough apart', () => {
    expect(spread([0, 20, 50], 15)).toEqual([0, 20, 50]);
  });

  it('moves neighbours apart both ways', () => {
    expect(spread([10, 10], 10)).toEqual([5, 15]);
    expect(spread([], 10)).toEqual([]);
  });

  it('keeps the order and the pitch of any places', () => {
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
