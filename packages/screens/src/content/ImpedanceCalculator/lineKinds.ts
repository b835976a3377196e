export const lineKinds = ['single', 'pair', 'stripline'] as const;

/** A single line or a pair on an outer layer over a plane, or a line between two planes. */
export type LineKind = (typeof lineKinds)[number];

/** Lengths in mm and the dielectric constant, as they were typed. Those that the kind has no use for are kept for the others. */
export interface ImpedanceValues {
  kind: LineKind;
  width: string;
  /** Of a pair. */
  gap: string;
  /** Of a single line or a pair. */
  height: string;
  /** Of a stripline. */
  heightAbove: string;
  /** Of a stripline. */
  heightBelow: string;
  thickness: string;
  dielectricConstant: string;
}

/** What is typed for each kind, in order. */
export const lineFields = {
  single: ['width', 'height', 'thickness', 'dielectricConstant'],
  pair: ['width', 'gap', 'height', 'thickness', 'dielectricConstant'],
  stripline: ['width', 'heightAbove', 'heightBelow', 'thickness', 'dielectricConstant'],
} as const satisfies Record<LineKind, readonly (keyof ImpedanceValues)[]>;

export type LineField = (typeof lineFields)[LineKind][number];
