import type { Range } from './computed.ts';

/** The base film of a flexible circuit: polyimide without adhesive, or PE with adhesive under its copper. */
export type FlexFilm = 'polyimide' | 'pe';

/** The inputs for the thickness of a flexible circuit. */
export interface FlexBuild {
  film: FlexFilm;
  layers: 1 | 2;
  /** The copper foil in µm, before plating. */
  copper: number;
  /** The number of sides with coverlay. */
  coverlays: 0 | 1 | 2;
}

/** The thinnest stocked materials in µm: the film, the adhesive under its copper, the coverlay with its adhesive. */
export const thinnestFlexMaterials: Readonly<Record<FlexFilm, { film: number; adhesive: number; coverlay: number }>> = {
  polyimide: { film: 12.5, adhesive: 0, coverlay: 12.5 + 15 },
  pe: { film: 25, adhesive: 20, coverlay: 25 + 25 },
};

/** The plating in µm per layer of a two-layer circuit; one layer has no plated holes. Our own process rule. */
export const flexPlating = 12;

/** Returns the minimum thickness in mm under copper and coverlay, to 0.01 mm, without surface finish and stiffener. */
export function minFlexThickness({ film, layers, copper, coverlays }: FlexBuild): number {
  const thinnest = thinnestFlexMaterials[film];
  const metal = copper + (layers === 2 ? flexPlating : 0);
  const micrometres = thinnest.film + layers * (metal + thinnest.adhesive) + coverlays * thinnest.coverlay;
  return Math.round(micrometres / 10) / 100;
}

/** Whether the circuit bends once, during installation, or in use. */
export type FlexUse = 'once' | 'flexing';

/** Bend radius ÷ thickness by copper layers, from possible to safe. Manufacturers quote `once` from IPC-2223. */
export const bendRatios: Readonly<Record<FlexUse, Readonly<Record<FlexBuild['layers'], Range>>>> = {
  once: { 1: [3, 6], 2: [6, 10] },
  flexing: { 1: [100, 100], 2: [150, 150] },
};

/** Returns the minimum inner bend radius in mm, by the safe ratio. `thickness` is in mm, at the bend. */
export const minBendRadius = (use: FlexUse, layers: FlexBuild['layers'], thickness: number): number =>
  Number((bendRatios[use][layers][1] * thickness).toFixed(2));
