import { expect, it } from 'vitest';
import { keepLastValue } from '../../packages/ui/src/components/NumberField/keepLastValue.ts';

it('an emptied field keeps its last value for a minimum of 0 too', () => {
  expect(keepLastValue(NaN, 3, 0)).toBe(3);
});
