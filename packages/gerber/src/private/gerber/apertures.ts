import { evaluateMacro, type MacroTemplate } from './macros.ts';
import type { Aperture, Points, Primitive } from './plot.ts';

const circlePrimitive = (diameter: number, isDark = true): Primitive => ({
  points: [0, 0],
  radius: diameter / 2,
  isArea: false,
  isDark,
});

const area = (points: readonly number[]): Primitive => ({
  points,
  radius: 0,
  isArea: true,
  isDark: true,
});

const rectangle = (width: number, height: number) =>
  area([-width / 2, -height / 2, width / 2, -height / 2, width / 2, height / 2, -width / 2, height / 2]);

const obround = (width: number, height: number): Primitive => {
  const [x, y] = [Math.max(0, (width - height) / 2), Math.max(0, (height - width) / 2)];
  const points = x === 0 && y === 0 ? [0, 0] : [-x, -y, x, y];
  return { points, radius: Math.min(width, height) / 2, isArea: false, isDark: true };
};

const polygon = (diameter: number, corners: number, degrees: number) => {
  const count = Math.min(Math.max(3, Math.round(corners)), 64);
  return area(
    Array.from({ length: count }, (_, index) => {
      const angle = (2 * Math.PI * index) / count + (degrees * Math.PI) / 180;
      return [(diameter / 2) * Math.cos(angle), (diameter / 2) * Math.sin(angle)];
    }).flat(),
  );
};

const hole = (width = 0, height?: number): readonly Primitive[] => {
  if (!(width > 0)) return [];
  return height !== undefined && height > 0
    ? [{ ...rectangle(width, height), isDark: false }]
    : [circlePrimitive(width, false)];
};

const scaled = (primitive: Primitive, scale: number): Primitive => ({
  ...primitive,
  points: primitive.points.map((value) => value * scale),
  radius: primitive.radius * scale,
});

function smallerExtent(primitives: readonly Primitive[]): number {
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { points, radius } of primitives) {
    for (let index = 0; index < points.length; index += 2) {
      minX = Math.min(minX, (points[index] ?? 0) - radius);
      maxX = Math.max(maxX, (points[index] ?? 0) + radius);
      minY = Math.min(minY, (points[index + 1] ?? 0) - radius);
      maxY = Math.max(maxY, (points[index + 1] ?? 0) + radius);
    }
  }
  return primitives.length === 0 ? 0 : Math.min(maxX - minX, maxY - minY);
}

export type DefinedAperture = Aperture | { error: 'bad-macro'; macro: string } | undefined;

/** Reads an `AD` such as `ADD10C,0.5X0.25`; `undefined` for other commands. `scale` is mm per unit of the file. */
export function defineAperture(
  command: string,
  macros: ReadonlyMap<string, MacroTemplate>,
  scale: number,
): DefinedAperture {
  const match = /^ADD0*(\d+)\s*([^,\s]+)\s*,?(.*)$/.exec(command);
  const [, number = '', template = '', rest = ''] = match ?? [];
  if (!match) return undefined;
  const code = `D${number}`;
  // Some tools write commas between the parameters.
  const values = rest
    .split(/[X,]/)
    .filter((text) => text.trim() !== '')
    .map(Number);
  if (values.some((value) => !Number.isFinite(value))) return undefined;
  const [a = 0, b = 0, c = 0, d, e] = values;
  const standard = (shape: Primitive, strokeWidth: number, holes: readonly Primitive[]): Aperture => ({
    code,
    strokeWidth: strokeWidth * scale,
    primitives: [shape, ...holes].map((primitive) => scaled(primitive, scale)),
    isCircle: shape.points.length === 2,
    hasDrillHole: holes.length > 0,
  });
  const macro = macros.get(template);
  if (macro) {
    const primitives = evaluateMacro(macro, values)?.map((primitive) => scaled(primitive, scale));
    if (!primitives) return { error: 'bad-macro', macro: template };
    return { code, strokeWidth: smallerExtent(primitives), primitives, isCircle: false };
  }
  if (template === 'C') return standard(circlePrimitive(a), a, hole(values[1], values[2]));
  if (template === 'R') return standard(rectangle(a, b), Math.min(a, b), hole(values[2], d));
  if (template === 'O') return standard(obround(a, b), Math.min(a, b), hole(values[2], d));
  if (template === 'P') return standard(polygon(a, b, c), a, hole(d, e));
  return { error: 'bad-macro', macro: template };
}

/** Mirroring, rotation and scaling by `LM`, `LR` and `LS`. */
export interface ApertureTransform {
  mirrorsX: boolean;
  mirrorsY: boolean;
  rotation: number;
  scale: number;
}

export const isIdentity = ({ mirrorsX, mirrorsY, rotation, scale }: ApertureTransform) =>
  !mirrorsX && !mirrorsY && rotation === 0 && scale === 1;

/** Mirrors points, then rotates them, then scales them around the origin. */
export function transformPoints(points: Points, transform: ApertureTransform): number[] {
  const angle = (transform.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const result: number[] = [];
  for (let index = 0; index < points.length; index += 2) {
    const x = (points[index] ?? 0) * (transform.mirrorsX ? -1 : 1);
    const y = (points[index + 1] ?? 0) * (transform.mirrorsY ? -1 : 1);
    result.push((x * cos - y * sin) * transform.scale, (x * sin + y * cos) * transform.scale);
  }
  return result;
}

export const transformAperture = (aperture: Aperture, transform: ApertureTransform): Aperture => ({
  ...aperture,
  strokeWidth: aperture.strokeWidth * transform.scale,
  primitives: aperture.primitives.map((primitive) => ({
    ...primitive,
    points: transformPoints(primitive.points, transform),
    radius: primitive.radius * transform.scale,
  })),
});
