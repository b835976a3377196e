export const lineKinds = ['single', 'pair', 'stripline'] as const;

/** A single line or a pair on an outer layer over a plane, or a line between two planes. */
export type LineKind = (typeof lineKinds)[number];

/** Lengths in mm and the dielectric constant, as they were typed. Those that the kind has no use for are kept for the others. */
export interface ImpedanceValues {
  /** Which cross-section is computed. */
  kind: LineKind;
  /** Of the track, or of each track of a pair. */
  width: string;
  /** Between the tracks of a pair, from edge to edge. */
  gap: string;
  /** From a single line or a pair down to its plane. */
  height: string;
  /** From a stripline up to the plane above it. */
  heightAbove: string;
  /** From a stripline down to the plane below it. */
  heightBelow: string;
  /** Of the copper. */
  thickness: string;
  /** Relative permittivity of the material, without a unit. */
  dielectricConstant: string;
}

/** What is typed for each kind, in order. */
export const lineFields = {
  single: ['width', 'height', 'thickness', 'dielectricConstant'],
  pair: ['width', 'gap', 'height', 'thickness', 'dielectricConstant'],
  stripline: ['width', 'heightAbove', 'heightBelow', 'thickness', 'dielectricConstant'],
} as const satisfies Record<LineKind, readonly (keyof ImpedanceValues)[]>;

export type LineField = (typeof lineFields)[LineKind][number];
