import type { LineKind } from '@pcb/art/LineCrossSection';

export { type LineKind, lineKinds } from '@pcb/art/LineCrossSection';

export const lineCovers = ['mask', 'bare'] as const;
export type LineCover = (typeof lineCovers)[number];

/**
 * Lengths in mm and the dielectric constant, as typed. Values that the current kind does not use are kept for the
 * others.
 */
export interface ImpedanceValues {
  kind: LineKind;
  width: string;
  /** The gap between the tracks of a pair, edge to edge. */
  gap: string;
  /** The height of a single line or a pair over its plane. */
  height: string;
  /** The distance from a stripline to the plane above it. */
  heightAbove: string;
  /** The distance from a stripline to the plane below it. */
  heightBelow: string;
  thickness: string;
  /** Relative permittivity, without a unit. */
  dielectricConstant: string;
  cover: LineCover;
}

export const lineFields = {
  single: ['width', 'height', 'thickness', 'dielectricConstant'],
  pair: ['width', 'gap', 'height', 'thickness', 'dielectricConstant'],
  stripline: ['width', 'heightAbove', 'heightBelow', 'thickness', 'dielectricConstant'],
} as const satisfies Record<LineKind, readonly (keyof ImpedanceValues)[]>;

export type LineField = (typeof lineFields)[LineKind][number];
