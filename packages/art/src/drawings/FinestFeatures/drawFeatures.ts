import { capabilities, outerCopperWeights } from '@pcb/engineering/capabilities';
import { hairDiameter } from '@pcb/engineering/everyday';
import { milToMm } from '@pcb/engineering/lengths';
import { circlePath, rectPath } from '../../private/pen/path.ts';
import { shorten } from '../../private/pen/shorten.ts';

/** SVG units per mm. */
export const scale = 124;

export const barLength = 0.5;

const track = milToMm(capabilities.track.standard.value);
const ring = milToMm(capabilities.drill.minAnnularRing.value);

/** The middle of each part from top to bottom, in mm from the top of the piece of board. */
const middles = { hair: 0.16, tracks: 0.53, mechanicalHole: 1.08, laserHole: 1.72 } as const;
export type Feature = keyof typeof middles;
const features = Object.keys(middles) as Feature[];

const patch = { left: 74, width: 84, top: 26, height: 2.08 * scale } as const;
const middleX = patch.left + patch.width / 2;
const edge = { left: 33, width: 27 } as const;
const labelX = patch.left + patch.width + 18;

const toY = (mm: number) => patch.top + mm * scale;

const drillPaths = (middle: number, diameter: number) => ({
  hole: circlePath(middleX, toY(middle), (diameter / 2) * scale),
  pad: circlePath(middleX, toY(middle), (diameter / 2 + ring) * scale),
});

/** The position where each leader ends: the right edge of the part. */
const reach: Record<Feature, number> = {
  hair: patch.left + patch.width,
  tracks: patch.left + patch.width + 7,
  mechanicalHole: middleX + (capabilities.drill.mechanical.value / 2 + ring) * scale,
  laserHole: middleX + (capabilities.drill.laser.value / 2 + ring) * scale,
};

const bottom = patch.top + patch.height;

function drawEdge() {
  const top = bottom - capabilities.board.usualThickness.value * scale;
  const foil = (outerCopperWeights[0].finished / 1000) * scale;
  const line = edge.left - 11;
  return {
    laminate: rectPath(edge.left, top, edge.width, bottom - top),
    foils: [top, bottom - foil].map((y) => rectPath(edge.left, y, edge.width, foil)).join(''),
    dimension: `M${edge.left - 3} ${top}H${line - 4}M${edge.left - 3} ${bottom}H${line - 4}M${line} ${top}V${bottom}`,
    arrows: `M${line} ${top}l-3 8h6ZM${line} ${bottom}l-3 -8h6Z`,
    figure: { x: line - 12, y: (top + bottom) / 2 },
  };
}

export function drawFeatures() {
  const tracksTop = toY(middles.tracks - 1.5 * track);
  const mechanical = drillPaths(middles.mechanicalHole, capabilities.drill.mechanical.value);
  const laser = drillPaths(middles.laserHole, capabilities.drill.laser.value);
  const hairY = toY(middles.hair);
  const bracket = patch.left + patch.width + 3;
  return {
    patch: shorten(rectPath(patch.left, patch.top, patch.width, patch.height), 2),
    hair: {
      // Horizontal at both ends, because they are flush with the edges of the board.
      d: shorten(`M${patch.left} ${hairY - 4}c40 0 44 8 ${patch.width} 8`, 2),
      width: hairDiameter * scale,
    },
    tracks: shorten(
      [0, 2]
        .map((index) => rectPath(patch.left, tracksTop + index * track * scale, patch.width, track * scale))
        .join(''),
      2,
    ),
    pads: shorten(mechanical.pad + laser.pad, 2),
    mechanicalHole: shorten(mechanical.hole, 2),
    laserHole: shorten(laser.hole, 2),
    edge: drawEdge(),
    leaders: shorten(
      [
        `M${bracket} ${tracksTop}h4v${3 * track * scale}h-4`,
        ...features.map((feature) => `M${reach[feature]} ${toY(middles[feature])}H${labelX - 4}`),
      ].join(''),
      2,
    ),
    labels: features.map((feature) => ({ feature, x: labelX, y: toY(middles[feature]) })),
  };
}
