import { circlePoints } from './arcs.ts';
import { evaluate } from './expressions.ts';
import type { Primitive } from './plot.ts';

/** More blocks than a macro needs; larger macros are not evaluated. */
const maxBlocks = 5000;

export type MacroTemplate = readonly string[];

const rotated = (points: readonly number[], degrees: number): number[] => {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const result: number[] = [];
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    result.push(x * cos - y * sin, x * sin + y * cos);
  }
  return result;
};

const area = (points: readonly number[], rotation: number, isDark = true): Primitive => ({
  points: rotated(points, rotation),
  radius: 0,
  isArea: true,
  isDark,
});

const circle = (x: number, y: number, diameter: number, rotation: number, isDark = true): Primitive => ({
  points: rotated([x, y], rotation),
  radius: diameter / 2,
  isArea: false,
  isDark,
});

const rectangle = (x: number, y: number, width: number, height: number) => [
  x - width / 2,
  y - height / 2,
  x + width / 2,
  y - height / 2,
  x + width / 2,
  y + height / 2,
  x - width / 2,
  y + height / 2,
];

const regularPolygon = (corners: number, x: number, y: number, diameter: number) =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (2 * Math.PI * index) / corners;
    return [x + (diameter / 2) * Math.cos(angle), y + (diameter / 2) * Math.sin(angle)];
  }).flat();

/** A ring minus a cross: four quarter rings, each more than half the gap from both axes. */
function thermal(x: number, y: number, outer: number, inner: number, gap: number, rotation: number): Primitive[] {
  const half = gap / 2;
  const [outerRadius, innerRadius] = [outer / 2, inner / 2];
  if (outerRadius <= half * Math.SQRT2) return [];
  const quarter = (radius: number) => {
    const from = Math.asin(half / radius);
    const count = Math.max(4, Math.ceil(circlePoints(0, 0, radius).length / 8));
    return Array.from({ length: count + 1 }, (_, index) => {
      const angle = from + ((Math.PI / 2 - 2 * from) * index) / count;
      return [radius * Math.cos(angle), radius * Math.sin(angle)] as const;
    });
  };
  const inside = innerRadius > half * Math.SQRT2 ? quarter(innerRadius) : ([[half, half]] as const);
  const points = [...quarter(outerRadius), ...inside.toReversed()];
  return [0, 90, 180, 270].map((turn) => {
    const turned = rotated(points.flat(), turn).map((value, index) => value + (index % 2 === 0 ? x : y));
    return area(turned, rotation);
  });
}

/** Concentric rings with a crosshair. Clear circles make the rings, so the cross comes last. */
function moire(values: readonly number[]): Primitive[] {
  const [
    x = 0,
    y = 0,
    diameter = 0,
    thickness = 0,
    gap = 0,
    maxRings = 0,
    hairThickness = 0,
    hairLength = 0,
    rotation = 0,
  ] = values;
  const rings: Primitive[] = [];
  let outer = diameter;
  for (let ring = 0; ring < Math.min(maxRings, 100) && outer > 0; ring += 1) {
    rings.push(circle(x, y, outer, rotation));
    const inner = outer - 2 * thickness;
    if (inner <= 0) break;
    rings.push(circle(x, y, inner, rotation, false));
    outer = inner - 2 * gap;
  }
  return [
    ...rings,
    area(rectangle(x, y, hairLength, hairThickness), rotation),
    area(rectangle(x, y, hairThickness, hairLength), rotation),
  ];
}

function primitivesOf(code: number, values: readonly number[]): Primitive[] | undefined {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0] = values;
  const isDark = a !== 0;
  switch (code) {
    case 1:
      return [circle(c, d, b, e, isDark)];
    case 2:
    case 20: {
      const length = Math.hypot(e - c, f - d);
      if (length === 0) return [];
      const [nx, ny] = [(-(f - d) / length) * (b / 2), ((e - c) / length) * (b / 2)];
      return [area([c - nx, d - ny, e - nx, f - ny, e + nx, f + ny, c + nx, d + ny], g, isDark)];
    }
    case 21:
      return [area(rectangle(d, e, b, c), f, isDark)];
    case 22:
      return [area(rectangle(d + b / 2, e + c / 2, b, c), f, isDark)];
    case 4: {
      const count = Math.max(0, Math.min(b, 20_000));
      return [area(values.slice(2, 2 + 2 * count), values[2 + 2 * (count + 1)] ?? 0, isDark)];
    }
    case 5:
      return [area(regularPolygon(Math.min(Math.max(3, Math.round(b)), 64), c, d, e), f, isDark)];
    case 6:
      return moire(values);
    case 7:
      return thermal(a, b, c, d, e, f);
    default:
      return undefined;
  }
}

/** Returns `undefined` if the macro has errors or too many blocks. */
export function evaluateMacro(blocks: MacroTemplate, parameters: readonly number[]): readonly Primitive[] | undefined {
  if (blocks.length > maxBlocks) return undefined;
  const variables = new Map(parameters.map((value, index) => [index + 1, value]));
  const result: Primitive[] = [];
  for (const block of blocks) {
    if (/^0(?!\d|\.)/.test(block)) continue;
    const assignment = /^\$(\d+)=(.*)$/.exec(block);
    if (assignment) {
      const value = evaluate(assignment[2] ?? '', variables);
      if (value === undefined) return undefined;
      variables.set(Number(assignment[1]), value);
      continue;
    }
    const [code, ...values] = block.split(',').map((text) => evaluate(text, variables));
    if (code === undefined || values.some((value) => value === undefined)) return undefined;
    const primitives = primitivesOf(code, values as number[]);
    if (!primitives) return undefined;
    result.push(...primitives);
  }
  return result;
}
