import type { LineKind } from '@pcb/art/LineCrossSection';

export { type LineKind, lineKinds } from '@pcb/art/LineCrossSection';

/** The covers of a line on an outer layer. */
export const lineCovers = ['mask', 'bare'] as const;
export type LineCover = (typeof lineCovers)[number];

/** Lengths in mm and the dielectric constant, as typed. Values that the current kind does not use are kept for the others. */
export interface ImpedanceValues {
  /** The cross-section to calculate. */
  kind: LineKind;
  /** The width of the track, or of each track of a pair. */
  width: string;
  /** The gap between the tracks of a pair, edge to edge. */
  gap: string;
  /** The height of a single line or a pair over its plane. */
  height: string;
  /** The distance from a stripline to the plane above it. */
  heightAbove: string;
  /** The distance from a stripline to the plane below it. */
  heightBelow: string;
  /** The thickness of the copper. */
  thickness: string;
  /** Relative permittivity of the material, without a unit. */
  dielectricConstant: string;
  /** What covers a line on an outer layer. */
  cover: LineCover;
}

/** The input fields of each kind, in order. */
export const lineFields = {
  single: ['width', 'height', 'thickness', 'dielectricConstant'],
  pair: ['width', 'gap', 'height', 'thickness', 'dielectricConstant'],
  stripline: ['width', 'heightAbove', 'heightBelow', 'thickness', 'dielectricConstant'],
} as const satisfies Record<LineKind, readonly (keyof ImpedanceValues)[]>;

export type LineField = (typeof lineFields)[LineKind][number];
