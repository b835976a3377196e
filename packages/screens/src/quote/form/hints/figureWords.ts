import type { Size } from '@pcb/quoting/limits';
import { shortened } from '../../../shared/format/words.ts';

const maxQuotedLength = 24;

export const quoted = (typed: string) => `“${shortened(typed.trim(), maxQuotedLength)}”`;

export const sides = ([long, short]: Size) => `${long} × ${short} mm`;
