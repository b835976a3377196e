import type { Drawing } from './drawing.ts';
import type {
  ChipOutline,
  DualOutline,
  LedPackageOutline,
  ModuleOutline,
  MouldedOutline,
  PowerInductorOutline,
  QuadOutline,
  SotOutline,
} from './outline.ts';
import { centred, centredOffsets, circle, line, polygon, rect, type Shape } from './shapes.ts';

export function drawChip({ length, width, terminal, top }: ChipOutline): Drawing {
  const between = length - 2 * terminal;
  const coating = centred(0, 0, between + terminal * 0.3, width * 0.86);
  const tops: Record<ChipOutline['top'], Omit<Drawing, 'bodies' | 'pins'>> = {
    coating: { shades: [coating], lines: [coating] },
    lens: {
      lines: [circle(0, 0, Math.min(between, width) * 0.42)],
      marks: [rect(-between / 2, -width / 2, length * 0.05, width)],
    },
    plain: {},
  };
  return {
    bodies: [centred(0, 0, length, width)],
    pins: [rect(-length / 2, -width / 2, terminal, width), rect(length / 2 - terminal, -width / 2, terminal, width)],
    ...tops[top],
  };
}

export function drawMoulded({ length, width, span, terminal }: MouldedOutline): Drawing {
  const reach = Math.max((span - length) / 2, length * 0.09);
  return {
    bodies: [centred(0, 0, length, width)],
    pins: [rect(-span / 2, -terminal / 2, reach, terminal), rect(span / 2 - reach, -terminal / 2, reach, terminal)],
    marks: [rect(-length / 2 + length * 0.14, -width / 2, length * 0.08, width)],
  };
}

/** Pins are numbered anticlockwise from the left of the lower row. The notch and the dot are at pin 1. */
export function drawDual({ pins, pitch, length, width, span, lead }: DualOutline): Drawing {
  const reach = (span - width) / 2;
  const xs = centredOffsets(pins / 2, pitch);
  const notch = Math.min(width * 0.11, 0.8);
  return {
    bodies: [centred(0, 0, length, width)],
    pins: [
      ...xs.map((x) => rect(x - lead / 2, width / 2, lead, reach)),
      ...xs.toReversed().map((x) => rect(x - lead / 2, -span / 2, lead, reach)),
    ],
    lines: [
      line([-length / 2, -notch], [-length / 2 + notch, -notch], [-length / 2 + notch, notch], [-length / 2, notch]),
    ],
    marks: [circle(-length / 2 + width * 0.17, width / 2 - width * 0.17, width * 0.06)],
  };
}

export function drawSot({ pins, pitch, length, width, span, lead, tab }: SotOutline): Drawing {
  const reach = (span - width) / 2;
  return {
    bodies: [centred(0, 0, length, width)],
    pins: [
      ...centredOffsets(pins - 1, pitch).map((x) => rect(x - lead / 2, width / 2, lead, reach)),
      rect(-tab / 2, -span / 2, tab, reach),
    ],
    marks: [circle(-length / 2 + width * 0.2, width / 2 - width * 0.2, width * 0.07)],
  };
}

/** Pins are numbered anticlockwise from the top of the left side. */
export function drawQuad({ pins, pitch, length, width, span, lead }: QuadOutline): Drawing {
  const reach = (span - width) / 2;
  const offsets = centredOffsets(pins / 4, pitch);
  const back = offsets.toReversed();
  return {
    bodies: [centred(0, 0, length, width)],
    pins: [
      ...offsets.map((y) => rect(-span / 2, y - lead / 2, reach, lead)),
      ...offsets.map((x) => rect(x - lead / 2, width / 2, lead, reach)),
      ...back.map((y) => rect(length / 2, y - lead / 2, reach, lead)),
      ...back.map((x) => rect(x - lead / 2, -span / 2, lead, reach)),
    ],
    marks: [circle(-length / 2 + 0.9, -width / 2 + 0.9, 0.35)],
  };
}

export function drawLedPackage({ pins, pitch, length, width, lens }: LedPackageOutline): Drawing {
  const ys = centredOffsets(pins / 2, pitch);
  const height = pins === 2 ? width * 0.75 : 1;
  const depth = 0.45;
  return {
    bodies: [centred(0, 0, length, width)],
    pins: [
      ...ys.map((y) => rect(-length / 2 - depth / 2, y - height / 2, depth, height)),
      ...ys.toReversed().map((y) => rect(length / 2 - depth / 2, y - height / 2, depth, height)),
    ],
    lines: [circle(0, 0, lens / 2)],
  };
}

export function drawPowerInductor({ length, width }: PowerInductorOutline): Drawing {
  const corner = length * 0.16;
  const [x, y] = [length / 2, width / 2];
  return {
    bodies: [
      polygon(
        [corner - x, -y],
        [x - corner, -y],
        [x, corner - y],
        [x, y - corner],
        [x - corner, y],
        [corner - x, y],
        [-x, y - corner],
        [-x, corner - y],
      ),
    ],
    pins: [
      rect(-x - length * 0.03, -width * 0.22, length * 0.1, width * 0.44),
      rect(x - length * 0.07, -width * 0.22, length * 0.1, width * 0.44),
    ],
    lines: [circle(0, 0, length * 0.34), circle(0, 0, length * 0.2)],
  };
}

function antennaLine(length: number, height: number): Shape {
  const [top, bottom] = [height * 0.2, height * 0.8];
  const step = (length * 0.8) / 8;
  const points = Array.from({ length: 9 }, (_, index) => {
    const x = length * 0.1 + index * step;
    const [from, to] = index % 2 === 0 ? [bottom, top] : [top, bottom];
    return [
      [x, from],
      [x, to],
    ] as const;
  });
  return line(...points.flat());
}

export function drawModule({ pitch, length, width, sides, antenna }: ModuleOutline): Drawing {
  const [left, bottom, right] = sides;
  // A castellation is a half hole at the edge.
  const [wide, deep] = [pitch * 0.62, pitch * 0.7];
  const middle = (antenna + width) / 2;
  const rows = centredOffsets(left, pitch).map((y) => y + middle);
  const columns = centredOffsets(bottom, pitch).map((x) => x + length / 2);
  const margin = pitch * 1.1;
  // Above the can is the antenna or its connector.
  const canTop = antenna > 0 ? antenna + margin * 0.8 : 3.4;
  const can = rect(
    deep + margin * 0.6,
    canTop,
    length - 2 * deep - 1.2 * margin,
    width - canTop - margin * 0.8 - (bottom > 0 ? deep : 0),
  );
  return {
    bodies: [rect(0, 0, length, width)],
    pins: [
      ...rows.map((y) => rect(0, y - wide / 2, deep, wide)),
      ...columns.map((x) => rect(x - wide / 2, width - deep, wide, deep)),
      ...centredOffsets(right, pitch)
        .toReversed()
        .map((y) => rect(length - deep, y + middle - wide / 2, deep, wide)),
    ],
    lines: [
      can,
      ...(antenna > 0
        ? [antennaLine(length, antenna), line([0, antenna], [length, antenna])]
        : [circle(length / 2, 1.7, 1)]),
    ],
    marks: [circle(deep + margin * 0.35, (rows[0] ?? 0) - pitch * 0.55, pitch * 0.17)],
  };
}
