import { readNumber } from '../gerber/coordinates.ts';
import type { DrillFormat } from './program.ts';

const millimetres = { mm: 1, inch: 25.4 } as const;

export const toMillimetres = (text: string, { unit, digits, omits }: DrillFormat) =>
  readNumber(text, digits, omits) * millimetres[unit];
