import { expect, it } from 'vitest';
import { keepTogether } from '../../packages/screens/src/shared/format/keepTogether.ts';

it.each([
  ['a track of 0.30 mm on 1 oz copper', 'a track of 0.30_mm on 1_oz copper'],
  ['a panel of 430 × 370 mm', 'a panel of 430_×_370_mm'],
  ['15 percent, 18 % and 9 to 12 µm', '15_percent, 18_% and 9 to 12_µm'],
  ['24 Almond Road, 5 metres, in 1996 we', '24 Almond Road, 5 metres, in 1996 we'],
  ['1.6 mm FR-4 after IPC-6012', '1.6_mm FR-4 after IPC-6012'],
])('keeps figures and units of "%s" together', (text, kept) => {
  expect(keepTogether(text)).toBe(kept.replaceAll('_', '\u00a0'));
});
