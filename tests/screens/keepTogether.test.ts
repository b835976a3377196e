import { expect, it } from 'vitest';
import { keepTogether, keepUnits } from '../../packages/screens/src/shared/format/keepTogether.ts';

it.each([
  ['a track of 0.30 mm on 1 oz copper', 'a track of 0.30_mm on 1_oz copper'],
  ['a panel of 430 × 370 mm', 'a panel of 430_×_370_mm'],
  ['15 percent, 18 % and 9 to 12 µm', '15_percent, 18_% and 9 to 12_µm'],
  ['24 Almond Road, 5 metres, in 1996 we', '24 Almond Road, 5 metres, in 1996 we'],
  ['1.6 mm FR-4 after IPC-6012 and J-STD-033', '1.6_mm FR-|4 after IPC-|6012 and J-|STD-|033'],
  ['lines of 0.3–1.6 Ω, and pre-production – in 2 days', 'lines of 0.3–|1.6_Ω, and pre-production – in 2 days'],
  ['by 17 ppm/°C or mm/mil', 'by 17_ppm/|°C or mm/mil'],
])('keeps figures, units and names of "%s" together', (text, kept) => {
  expect(keepTogether(text)).toBe(kept.replaceAll('_', '\u00a0').replaceAll('|', '\u2060'));
});

it('leaves names as they are where they may be copied', () => {
  expect(keepUnits('FR-4 of 1.6 mm')).toBe('FR-4 of 1.6\u00a0mm');
});
