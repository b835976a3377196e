import { expect, it } from 'vitest';
import { faults } from '../../scripts/faults/list/index.ts';
import { problemsOf } from '../../scripts/faults/plant.ts';

it('every planted fault still has its place in the sources, and a file that catches it', () => {
  expect(problemsOf(faults)).toEqual([]);
});
