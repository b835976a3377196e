import { expect, it } from 'vitest';
import { faults } from '../../scripts/faults/list/index.ts';
import { problemsOf } from '../../scripts/faults/plant.ts';

it('every planted fault matches its source file, and names an existing file that catches it', () => {
  expect(problemsOf(faults)).toEqual([]);
});
