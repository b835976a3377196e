import { describe, expect, it } from 'vitest';
import { drillFor, finishedSize, type HoleSizes } from '../../packages/engineering/src/holeSizes.ts';

describe('the drill for a hole', () => {
  it.each<[string, HoleSizes, boolean, number, number]>([
    ['a component hole is wider by 0.10 mm', 'finished', true, 1, 1.1],
    ['a hole without plating is as wide', 'finished', false, 3.2, 3.2],
    ['a via is drilled with its size', 'finished', true, 0.4, 0.4],
    ['a via of 18 mil still counts as one', 'finished', true, 0.4572, 0.4572],
    ['a hole of 0.50 mm is no via', 'finished', true, 0.5, 0.6],
    ['a via of 0.25 mm gets the smallest mechanical drill', 'finished', true, 0.25, 0.3],
    ['a via of 0.20 mm too', 'finished', true, 0.2, 0.3],
    ['a smaller one would become wider, so its drill is too small', 'finished', true, 0.15, 0.25],
    ['the size of a drill stays', 'drill', true, 1, 1],
  ])('%s', (_, sizes, isPlated, size, drill) => {
    expect(drillFor({ size, isPlated }, sizes)).toBeCloseTo(drill, 6);
  });
});

it('finishes a plated slot narrower than its tool', () => {
  expect(finishedSize({ size: 0.6, isPlated: true }, 'drill')).toBeCloseTo(0.5, 6);
  expect(finishedSize({ size: 0.6, isPlated: true }, 'finished')).toBe(0.6);
  expect(finishedSize({ size: 0.8, isPlated: false }, 'drill')).toBe(0.8);
});
