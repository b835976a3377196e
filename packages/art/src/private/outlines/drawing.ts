import type { Shape } from './shapes.ts';

export interface Drawing {
  bodies: readonly Shape[];
  pins: readonly Shape[];
  shades?: readonly Shape[];
  lines?: readonly Shape[];
  marks?: readonly Shape[];
}
