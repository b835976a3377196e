import { expect, it } from 'vitest';
import { spoken } from '../../packages/screens/src/shared/format/spoken.ts';

it.each([
  ['The maximum stencil size is 600 × 400 mm.', 'The maximum stencil size is 600 by 400 mm.'],
  ['80\u00a0×\u00a060 mm', '80 by 60 mm'],
  ['+\u00a0₹240', 'plus ₹240'],
  ['from −55 to 125 °C', 'from minus 55 to 125 °C'],
  ['FR-4, Cortex-M0+', 'FR-4, Cortex-M0+'],
])('%s is read as %s', (text, copy) => expect(spoken(text)).toBe(copy));
