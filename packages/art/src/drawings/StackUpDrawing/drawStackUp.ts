import { solderMaskThickness, type StackLayer, type StackUp } from '@pcb/engineering/stackUps';
import { repeat } from '../../private/pen/path.ts';
import { bars, between, type Span } from '../../private/pen/spans.ts';

/** Per mm of height: 0.0175 mm of copper is about 3 units. It is the same for every stack-up. */
const unitsPerMm = 180;

export const sheet = {
  width: 300,
  dimension: 40,
  left: 58,
  right: 204,
  leaderEnd: 226,
  label: 232,
} as const;

const hole = { pad: [74, 122], wall: [83, 113], drill: [87, 109] } as const satisfies Record<string, Span>;

/** Areas without copper by the use of the layer, between tracks and around the hole in a plane. */
const gaps = {
  signal: [
    [58, 74],
    [122, 136],
    [148, 158],
    [170, 190],
  ],
  plane: [[68, 128]],
  'signal and ground': [
    [58, 64],
    [122, 136],
  ],
} as const satisfies Record<string, readonly Span[]>;

const whole: Span = [sheet.left, sheet.right];

const labelPitch = 15;
const padding = 14;

export interface DrawnLayer {
  layer: StackLayer;
  top: number;
  height: number;
  d: string;
  /** The glass bundles in a dielectric, as path data. */
  glass: string;
  /** The middle of the layer if there is room. */
  labelY: number;
}

export interface DrawnStackUp {
  height: number;
  top: number;
  bottom: number;
  layers: readonly DrawnLayer[];
  resin: string;
  mask: string;
  wall: string;
  drill: string;
}

const gapsOf = (use: 'signal' | 'ground' | 'power' | 'signal and ground') =>
  use === 'ground' || use === 'power' ? gaps.plane : gaps[use];

/** Draws rows of lens shapes, which are the glass bundles of a woven cloth in cross-section. */
function clothOf(layer: StackLayer, top: number, height: number): string {
  if (layer.kind === 'copper') return '';
  const isFine = layer.kind === 'prepreg' && layer.glass === '2116';
  const rows = layer.kind === 'prepreg' ? layer.sheets : Math.round(layer.thickness / 0.13);
  const pitch = height / rows;
  const bundle = isFine ? 9 : 14;
  const bulge = Math.min(0.3 * pitch, isFine ? 4 : 6);
  const count = Math.floor((sheet.right - sheet.left) / (2 * bundle));
  return repeat(rows, (row) => {
    const y = top + (row + 0.5) * pitch;
    // Every other row is shifted by one bundle, as in a pressed board.
    const start = sheet.left + (sheet.right - sheet.left - 2 * bundle * count) / 2 + (row % 2) * bundle;
    return repeat(row % 2 === 0 ? count : count - 1, (index) => {
      const x = start + index * 2 * bundle;
      return `M${x + 2} ${y}q${bundle - 2} ${-2 * bulge} ${2 * bundle - 4} 0q${2 - bundle} ${2 * bulge} ${4 - 2 * bundle} 0Z`;
    });
  });
}

/** Spreads positions until neighbours are `pitch` apart: the mean of pushing them down and pushing them up. */
export function spread(places: readonly number[], pitch: number): number[] {
  const push = (values: readonly number[]) =>
    values.reduce<number[]>(
      (done, value, index) => [...done, index === 0 ? value : Math.max(value, (done[index - 1] ?? 0) + pitch)],
      [],
    );
  const down = push(places);
  const up = push(places.map((place) => -place).reverse())
    .map((place) => -place)
    .reverse();
  return down.map((place, index) => (place + (up[index] ?? place)) / 2);
}

export function drawStackUp({ layers, copperLayers }: StackUp): DrawnStackUp {
  const maskHeight = solderMaskThickness * unitsPerMm;
  const top = padding + maskHeight;
  const heights = layers.map(({ thickness }) => thickness * unitsPerMm);
  const tops = heights.map((_, index) => heights.slice(0, index).reduce((sum, height) => sum + height, top));
  const bottom = heights.reduce((sum, height) => sum + height, top);
  const labels = spread(
    tops.map((layerTop, index) => layerTop + (heights[index] ?? 0) / 2),
    labelPitch,
  );
  const isPlated = copperLayers > 1;

  const drawn = layers.map((layer, index): DrawnLayer => {
    const layerTop = tops[index] ?? top;
    const height = heights[index] ?? 0;
    const parts = layer.kind === 'copper' ? between(gapsOf(layer.use), whole) : [whole];
    return {
      layer,
      top: layerTop,
      height,
      d: bars(parts, layerTop, layerTop + height),
      glass: clothOf(layer, layerTop, height),
      labelY: labels[index] ?? layerTop,
    };
  });

  // Mask covers the copper and fills the gaps down to the laminate. The pad of the hole stays bare.
  const masked = isPlated ? between([hole.pad], whole) : [whole];
  const outer = [drawn[0], drawn.at(-1)].map((end) => (end?.layer.kind === 'copper' ? end : undefined));
  const mask = [
    outer[0] ? bars(masked, outer[0].top - maskHeight, outer[0].top + outer[0].height) : '',
    outer[1] ? bars(masked, outer[1].top, outer[1].top + outer[1].height + maskHeight) : '',
  ].join('');

  return {
    height: bottom + maskHeight + padding,
    top,
    bottom,
    layers: drawn,
    resin: drawn
      .slice(1, -1)
      .filter(({ layer }) => layer.kind === 'copper')
      .map(({ top: from, height }) => bars([whole], from, from + height))
      .join(''),
    mask,
    wall: isPlated ? bars([hole.wall], top, bottom) : '',
    drill: isPlated ? bars([hole.drill], top - 1, bottom + 1) : '',
  };
}

/** Returns the leader from a layer to its label, with a 45° segment if there is room. */
export function leaderOf({ top, height, labelY }: DrawnLayer): string {
  const middle = top + height / 2;
  const rise = Math.min(Math.abs(labelY - middle), sheet.leaderEnd - sheet.right - 8);
  return `M${sheet.right + 2} ${middle}H${sheet.leaderEnd - 4 - rise}L${sheet.leaderEnd - 4} ${labelY}H${sheet.leaderEnd}`;
}
