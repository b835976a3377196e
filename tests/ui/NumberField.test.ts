import { expect, it } from 'vitest';
import { keepLastValue } from '../../packages/ui/src/components/NumberField/keepLastValue.ts';

it('[K-02] an emptied field with a minimum value keeps its last value', () => {
  expect(keepLastValue(NaN, 3, 1)).toBe(3);
  expect(keepLastValue(NaN, 3, 0)).toBe(3);
});

it('an emptied field without a minimum value is empty', () => {
  expect(keepLastValue(NaN, 3, undefined)).toBeNaN();
});

it('accepts every number', () => {
  expect(keepLastValue(7, 3, 1)).toBe(7);
  expect(keepLastValue(7, NaN, 1)).toBe(7);
});
