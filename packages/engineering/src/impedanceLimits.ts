import type { Range } from './computed.ts';

/** In ohms. */
export const freeSpaceImpedance = 376.73;

/** The valid ranges of the formulas, both ends inclusive. The functions return a reason outside them. */
export const impedanceLimits = {
  /** Single line, width ÷ height: published range. */
  singleWidth: [0.01, 100],
  /** Single line, relative permittivity: published range. */
  singleDielectric: [1, 128],
  /** Pair, width ÷ height: published range. */
  pairWidth: [0.1, 10],
  /** Pair, gap ÷ height: published range. */
  pairGap: [0.1, 10],
  /** Pair, relative permittivity: published range, cut at 2: no laminate is below, and the correction fails there. */
  pairDielectric: [2, 18],
  /** Pair, gap ÷ copper thickness: our own limit. Jansen requires a gap well above twice the thickness. */
  pairGapToThickness: [3, Infinity],
  /** Pair, apparent extra width from the facing edges, 2·t·h ÷ (s·εr), ÷ width: our own limit. */
  pairFacingEdges: [0, 0.45],
  /** Microstrip, copper thickness ÷ height: our own limit. Our tables stay below 0.3. */
  thickness: [0, 0.5],
  /** Microstrip, copper thickness ÷ width: our own limit, above which the thickness correction fails. */
  thicknessToWidth: [0, 1],
  /** Microstrip, solder mask ÷ height and ÷ gap: the range of our fit. */
  mask: [0, 0.25],
  /** Stripline, copper thickness ÷ distance between the planes: our own limit. */
  striplineThickness: [0, 0.25],
  /** Stripline, width ÷ (distance between the planes − copper thickness): our own limit. */
  striplineWidth: [0.01, 10],
  /** Stripline, relative permittivity: our own limit. */
  striplineDielectric: [1, 128],
} as const satisfies Record<string, Range>;
