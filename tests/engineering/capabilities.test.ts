import { minTrack, trackCapabilities } from '@pcb/engineering/capabilities';
import { expect, it } from 'vitest';

it('has a minimum track only for listed copper weights', () => {
  expect([minTrack(0.5, 'outer'), minTrack(0.5, 'inner'), minTrack(2, 'outer')]).toEqual([0.09, 0.125, 0.175]);
  expect(minTrack(3, 'outer')).toBeUndefined();
  expect(minTrack(NaN, 'outer')).toBeUndefined();
});

it('has one capability for each copper weight and position', () => {
  const listed = trackCapabilities.flatMap(({ copper, positions }) =>
    positions.map((position) => `${copper} ${position}`),
  );
  expect(listed).toEqual(['0.5 outer', '0.5 inner', '1 outer', '1 inner', '2 outer', '2 inner']);
});
