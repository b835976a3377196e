import type { CarrierTape } from '@pcb/art/TapeDrawing';

/** The standard tapes, narrowest first, each with its packages and the size of the drawn one, in mm. */
export const tapes: readonly (CarrierTape & { parts: string })[] = [
  { width: 8, pitch: 4, part: { across: 2, along: 1.25 }, parts: 'Chips 0402 to 1206, SOT-23, SOD-123' },
  { width: 12, pitch: 8, part: { across: 6, along: 4.9 }, parts: 'SO-8, SMA, SMB, SOT-223, TSSOP-8 to TSSOP-16' },
  { width: 16, pitch: 8, part: { across: 10, along: 6.6 }, parts: 'SO-14, SO-16, TSSOP-20 to TSSOP-28, DPAK' },
  { width: 24, pitch: 16, part: { across: 15.2, along: 10.2 }, parts: 'D2PAK' },
];
