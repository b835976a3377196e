import { outerCopperWeights } from './capabilities.ts';

/** IPC-4412 numbers of glass cloth. */
type GlassStyle = '7628' | '2116';

interface LayerBase {
  /** Unique in the stack-up: `L1`, `PP1`, `C1`, numbered from the top. */
  id: string;
  /** Finished (copper) or pressed (prepreg) thickness in mm. */
  thickness: number;
}

interface CopperLayer extends LayerBase {
  kind: 'copper';
  use: 'signal' | 'ground' | 'power' | 'signal and ground';
}

/** A cured laminate. Cores do not bond to each other without prepreg. */
interface CoreLayer extends LayerBase {
  kind: 'core';
  /** Relative permittivity, nominal. */
  dielectricConstant: number;
}

/** Glass cloth with uncured resin, which bonds the layers in the press. */
interface PrepregLayer extends LayerBase {
  kind: 'prepreg';
  glass: GlassStyle;
  sheets: 1 | 2;
  /** Relative permittivity, nominal. */
  dielectricConstant: number;
}

export type StackLayer = CopperLayer | CoreLayer | PrepregLayer;

/** The layers of a board. Thicknesses are in mm. */
export interface StackUp {
  /** The number of copper layers and the nominal thickness, such as `4-1.6`. */
  id: string;
  copperLayers: 1 | 2 | 4 | 6;
  /** Whether the outer prepreg is thin enough for laser vias. */
  hasLaserVias?: true;
  /** The thickness on the order form. */
  nominalThickness: number;
  /** The thickness over copper: the sum of all layers, without solder mask. */
  thickness: number;
  /** From the top side to the bottom side. */
  layers: readonly StackLayer[];
}

const halfOunce = outerCopperWeights[0];

/** In mm: 0.5 oz base copper plus plating. A one-layer board has a foil of 1 oz, which is as thick. */
export const outerCopper = halfOunce.finished / 1000;

/** In mm: an unplated foil of 1/2 oz. */
export const innerCopper = halfOunce.base / 1000;

/** The approximate thickness per side in mm. It is not included in any sum here. */
export const solderMaskThickness = 0.02;

/** Relative permittivity, nominal. The mask terms of `impedance.ts` are fitted to it. */
export const solderMaskDielectricConstant = 3.8;

/** The tolerance of a finished board, as a fraction of its nominal thickness. */
export const thicknessTolerance = 0.1;

/** Relative permittivity of FR-4 core and of 7628 prepreg, nominal, at 1 GHz. */
export const fr4DielectricConstant = 4.6;

/** One pressed sheet: nominal thickness in mm and relative permittivity at 1 GHz. */
const prepregSheets: Record<GlassStyle, { thickness: number; dielectricConstant: number }> = {
  '7628': { thickness: 0.2, dielectricConstant: fr4DielectricConstant },
  '2116': { thickness: 0.12, dielectricConstant: 4.25 },
};

const copper = (number: number, thickness: number, use: CopperLayer['use']): CopperLayer => ({
  kind: 'copper',
  id: `L${number}`,
  thickness,
  use,
});

const core = (number: number, thickness: number): CoreLayer => ({
  kind: 'core',
  id: `C${number}`,
  thickness,
  dielectricConstant: fr4DielectricConstant,
});

const prepreg = (number: number, glass: GlassStyle, sheets: PrepregLayer['sheets'] = 1): PrepregLayer => ({
  kind: 'prepreg',
  id: `PP${number}`,
  glass,
  sheets,
  thickness: prepregSheets[glass].thickness * sheets,
  dielectricConstant: prepregSheets[glass].dielectricConstant,
});

const twoLayers = (nominalThickness: number, coreThickness: number): StackUp => ({
  id: `2-${nominalThickness.toFixed(1)}`,
  copperLayers: 2,
  nominalThickness,
  thickness: nominalThickness,
  layers: [copper(1, outerCopper, 'signal'), core(1, coreThickness), copper(2, outerCopper, 'signal and ground')],
});

const fourLayers = (
  nominalThickness: number,
  coreThickness: number,
  thickness: number,
  glass: GlassStyle = '7628',
): StackUp => ({
  id: `4-${nominalThickness.toFixed(1)}`,
  copperLayers: 4,
  nominalThickness,
  thickness,
  layers: [
    copper(1, outerCopper, 'signal'),
    prepreg(1, glass),
    copper(2, innerCopper, 'ground'),
    core(1, coreThickness),
    copper(3, innerCopper, 'power'),
    prepreg(2, glass),
    copper(4, outerCopper, 'signal'),
  ],
});

/**
 * The standard stack-ups. All except the single layer are symmetric. All are within `thicknessTolerance` of their
 * nominal thickness and have prepreg between any two cores. They are our own build-ups, from published nominal values
 * of pressed prepreg (7628 0.175–0.21 mm, 2116 0.105–0.137 mm). Boards of other manufacturers may differ.
 */
export const stackUps: readonly StackUp[] = [
  {
    id: '1-1.6',
    copperLayers: 1,
    nominalThickness: 1.6,
    thickness: 1.6,
    layers: [copper(1, outerCopper, 'signal and ground'), core(1, 1.565)],
  },
  twoLayers(1, 0.93),
  twoLayers(1.6, 1.53),
  twoLayers(2, 1.93),
  fourLayers(1, 0.51, 1.015),
  fourLayers(1.6, 1.1, 1.605),
  fourLayers(2, 1.5, 2.005),
  {
    id: '6-1.6',
    copperLayers: 6,
    nominalThickness: 1.6,
    thickness: 1.6,
    layers: [
      copper(1, outerCopper, 'signal'),
      prepreg(1, '2116'),
      copper(2, innerCopper, 'ground'),
      core(1, 0.41),
      copper(3, innerCopper, 'signal'),
      prepreg(2, '7628', 2),
      copper(4, innerCopper, 'signal'),
      core(2, 0.41),
      copper(5, innerCopper, 'power'),
      prepreg(3, '2116'),
      copper(6, outerCopper, 'signal'),
    ],
  },
];

const laserFourLayers = (nominalThickness: number, coreThickness: number, thickness: number): StackUp => ({
  ...fourLayers(nominalThickness, coreThickness, thickness, '2116'),
  id: `4-${nominalThickness.toFixed(1)}-laser`,
  hasLaserVias: true,
});

/** Four layers with laser vias: a single outer sheet of 2116, so that a via of 0.20 mm is wider than it is deep. */
export const laserStackUps: readonly StackUp[] = [
  laserFourLayers(1, 0.71, 1.055),
  laserFourLayers(1.6, 1.2, 1.545),
  laserFourLayers(2, 1.6, 1.945),
];

/** Returns the stack-ups with this number of copper layers, thinnest first. It is empty if there are none. */
export const stackUpsOf = (copperLayers: number) => stackUps.filter((stackUp) => stackUp.copperLayers === copperLayers);

/** Returns the layers between two layers, such as L2 and L5, in either order; none if it does not have both. */
export function layersBetween({ layers }: StackUp, one: string, other: string): readonly StackLayer[] {
  const positions = [one, other].map((id) => layers.findIndex((layer) => layer.id === id));
  return positions.includes(-1) ? [] : layers.slice(Math.min(...positions) + 1, Math.max(...positions));
}

/** Returns the only dielectric between L1 and L2, or `undefined` for one copper layer. */
export function outerDielectric(stackUp: StackUp): CoreLayer | PrepregLayer | undefined {
  const [layer] = layersBetween(stackUp, 'L1', 'L2');
  return layer?.kind === 'copper' ? undefined : layer;
}

/**
 * Returns depth ÷ diameter of a laser via from L1 to L2, or `undefined` for one copper layer. IPC-T-50 measures from the
 * foil of the capture land to the target land: the dielectric plus the outer foil, 1/2 oz as on inner layers.
 */
export function laserViaRatio(stackUp: StackUp, diameter: number): number | undefined {
  const dielectric = outerDielectric(stackUp);
  return dielectric && (innerCopper + dielectric.thickness) / diameter;
}

/** Returns mm without floating-point errors: 1.605, not 1.6049999999999998. */
export const sumOfLayers = (layers: readonly StackLayer[]) =>
  Number(layers.reduce((sum, { thickness }) => sum + thickness, 0).toFixed(6));
