import { wavelength } from '@pcb/engineering/wavelength';
import { expect, it } from 'vitest';

it('is the speed of light over the frequency, and shorter in a dielectric', () => {
  expect(wavelength(1e9, 1)).toBeCloseTo(299.792458, 6);
  expect(wavelength(1e9, 4)).toBeCloseTo(149.896229, 6);
});
