import type { Size } from '@pcb/quoting/limits';
import { truncate } from '../../../shared/format/phrases.ts';

const maxQuotedLength = 24;

export const quoted = (typed: string) => `“${truncate(typed.trim(), maxQuotedLength)}”`;

export const formatSize = ([long, short]: Size) => `${long} × ${short} mm`;
