import type { LineKind } from '@pcb/art/LineCrossSection';

export { type LineKind, lineKinds } from '@pcb/art/LineCrossSection';

export const lineCovers = ['mask', 'bare'] as const;
export type LineCover = (typeof lineCovers)[number];

/** Lengths in mm and the dielectric constant, as typed. Values that the current kind does not use are kept. */
export interface ImpedanceValues {
  kind: LineKind;
  width: string;
  /** Between the tracks of a pair, edge to edge. */
  gap: string;
  /** The height of a single line or a pair over its plane. */
  height: string;
  heightAbove: string;
  heightBelow: string;
  thickness: string;
  dielectricConstant: string;
  cover: LineCover;
}

export const lineFields = {
  single: ['width', 'height', 'thickness', 'dielectricConstant'],
  pair: ['width', 'gap', 'height', 'thickness', 'dielectricConstant'],
  stripline: ['width', 'heightAbove', 'heightBelow', 'thickness', 'dielectricConstant'],
} as const satisfies Record<LineKind, readonly (keyof ImpedanceValues)[]>;

export type LineField = (typeof lineFields)[LineKind][number];
