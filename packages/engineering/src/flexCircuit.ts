import type { Range } from './computed.ts';

/** The base film of a flexible circuit: polyimide without adhesive, or PE with adhesive under its copper. */
export type FlexFilm = 'polyimide' | 'pe';

/** What the thickness of a flexible circuit follows from. */
export interface FlexBuild {
  film: FlexFilm;
  layers: 1 | 2;
  /** The copper foil in µm, before plating. */
  copper: number;
  /** The number of sides with coverlay. */
  coverlays: 0 | 1 | 2;
}

/**
 * The thinnest materials of a flexible circuit in µm, as manufacturers stock and publish them: the base film, the adhesive
 * between it and its copper, and the coverlay, which is a film with its adhesive.
 */
export const thinnestFlexMaterials: Readonly<Record<FlexFilm, { film: number; adhesive: number; coverlay: number }>> = {
  polyimide: { film: 12.5, adhesive: 0, coverlay: 12.5 + 15 },
  pe: { film: 25, adhesive: 20, coverlay: 25 + 25 },
};

/** The copper in µm that plating the holes adds to each of two layers. One layer has no plated holes. Our own process rule. */
export const flexPlating = 12;

/**
 * The minimum thickness of a flexible circuit in mm, to 0.01 mm: the sum of its thinnest materials where it has copper and
 * coverlay, without surface finish and stiffener.
 */
export function minFlexThickness({ film, layers, copper, coverlays }: FlexBuild): number {
  const thinnest = thinnestFlexMaterials[film];
  const metal = copper + (layers === 2 ? flexPlating : 0);
  const micrometres = thinnest.film + layers * (metal + thinnest.adhesive) + coverlays * thinnest.coverlay;
  return Math.round(micrometres / 10) / 100;
}

/** How often a flexible circuit bends: once, when it is installed, or whenever the product is used. */
export type FlexUse = 'once' | 'flexing';

/**
 * The minimum radius ÷ thickness of a bend, by copper layers: from what is possible to what is safe. Usual practice, and
 * for once the figures that manufacturers quote from IPC-2223; the standard itself computes the strain of the copper.
 */
export const bendRatios: Readonly<Record<FlexUse, Readonly<Record<FlexBuild['layers'], Range>>>> = {
  once: { 1: [3, 6], 2: [6, 10] },
  flexing: { 1: [100, 100], 2: [150, 150] },
};

/** The minimum inner radius of a bend in mm, by the safe ratio. The thickness is that of the bend in mm. */
export const minBendRadius = (use: FlexUse, layers: FlexBuild['layers'], thickness: number): number =>
  Number((bendRatios[use][layers][1] * thickness).toFixed(2));
