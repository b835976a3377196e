import type { LimitScene } from './scene.ts';

/** A bend of a flexible circuit: its thickness and its inner radius, in mm. */
export interface Bend {
  thickness: number;
  radius: number;
}

const size = { width: 5.6, height: 3.7 };
const start = 0.7;
const inner = { x: 4.2, y: 0.7 };
const end = 3.25;

/** Draws a circuit with `layers` copper layers, bent by 90°, in cross-section, with the smallest inner radius. */
export function bendScene({ thickness, radius }: Bend, limit: { radius: number }, layers: 1 | 2): LimitScene {
  const { x, y } = inner;
  const centre = { x: x - radius, y: y + radius };
  const outer = radius + thickness;
  const conductorAt = (offset: number) =>
    `M${start} ${y - offset}H${centre.x}a${radius + offset} ${radius + offset} 0 0 1 ${radius + offset} ${radius + offset}V${end}`;
  return {
    size,
    bar: 0.5,
    shapes: [
      {
        paint: 'film',
        d: `M${start} ${y - thickness}H${centre.x}V${y}H${start}z` + `M${x} ${centre.y}H${x + thickness}V${end}H${x}z`,
      },
      {
        paint: 'film',
        limit: 'radius',
        d:
          `M${centre.x} ${y - thickness}a${outer} ${outer} 0 0 1 ${outer} ${outer}` +
          `h${-thickness}a${radius} ${radius} 0 0 0 ${-radius} ${-radius}z`,
      },
      ...(layers === 1 ? [0.5] : [0.25, 0.75]).map(
        (part) => ({ paint: 'conductor', d: conductorAt(part * thickness) }) as const,
      ),
    ],
    marks: [
      {
        limit: 'radius',
        d: `M${x - limit.radius} ${y}a${limit.radius} ${limit.radius} 0 0 1 ${limit.radius} ${limit.radius}`,
      },
    ],
    measures: [
      { id: 'thickness', kind: 'upright', limits: [], from: y - thickness, to: y, at: start - 0.2 },
      { id: 'radius', kind: 'radius', limits: ['radius'], ...centre, radius },
    ],
  };
}
