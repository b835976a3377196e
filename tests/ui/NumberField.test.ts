import { expect, it } from 'vitest';
import { keepLastValue } from '../../packages/ui/src/components/NumberField/keepLastValue.ts';

it('an emptied field also keeps its last value with a minimum of 0', () => {
  expect(keepLastValue(NaN, 3, 0)).toBe(3);
});
