import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSize, sheet } from '../../packages/art/src/drawings/SizeDrawing/drawSize.ts';

describe('drawSize', () => {
  it('draws every possible size to scale and within the sheet', () => {
    const millimetres = fc.double({ min: 0.01, max: 1_000, noNaN: true });
    fc.assert(
      fc.property(millimetres, millimetres, (sizeX, sizeY) => {
        const { x, y, width, height } = drawSize(sizeX, sizeY);
        expect(x).toBeGreaterThanOrEqual(0);
        expect(y).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(sheet.width);
        expect(y + height).toBeLessThanOrEqual(sheet.height);
        // Very long and thin outlines are drawn slightly thicker, so that they stay visible.
        if (width > 3 && height > 3) expect(width / height).toBeCloseTo(sizeX / sizeY, 6);
      }),
    );
  });
});
