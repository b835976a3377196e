import { describe, expect, it } from 'vitest';
import { fanOut, fanSize } from '../../packages/art/src/drawings/TrackFan/fanOut.ts';

describe('a fan of tracks', () => {
  it('starts at a constant pitch and stays inside the drawing', () => {
    const starts = fanOut().map(({ d }) => Number(/^M([\d.]+) /.exec(d)?.[1]));
    starts.slice(1).forEach((x, index) => expect((starts[index] ?? 0) - x).toBe(24));
    for (const { x, y } of fanOut()) {
      expect(x).toBeGreaterThan(0);
      expect(x).toBeLessThan(fanSize.width);
      expect(y).toBeGreaterThanOrEqual(0);
    }
  });

  it('bends at 45°', () => {
    for (const { d } of fanOut()) {
      const [, dx, dy] = /l(-?[\d.]+) (-?[\d.]+)/.exec(d) ?? [];
      expect(Math.abs(Number(dx))).toBe(Math.abs(Number(dy)));
    }
  });
});
