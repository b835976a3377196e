import type { LimitMeasure } from './scene.ts';

/** The width of the sheet, in SVG units. */
export const sheetWidth = 320;

/** A dimension line in SVG units, with the middle of its figure. */
export interface DrawnMeasure {
  lines: string;
  arrows: string;
  x: number;
  y: number;
  isUpright: boolean;
}

/** The arrows of a shorter line are outside. */
const minForInside = 24;
/** The distance of the middle of a figure from its line. */
const textDistance = 13;
/** Half the width of a figure, which must stay on the sheet. */
const halfText = 30;

const onSheet = (x: number) => Math.min(Math.max(x, halfText), sheetWidth - halfText);

function drawAcross(from: number, to: number, y: number, isAbove: boolean): DrawnMeasure {
  const isInside = to - from >= minForInside;
  const [start, end] = isInside ? [from, to] : [from - 12, to + 12];
  const arm = isInside ? 7 : -7;
  return {
    lines: `M${from} ${y - 5}v10M${to} ${y - 5}v10M${start} ${y}H${end}`,
    arrows: `M${from} ${y}l${arm} -3v6zM${to} ${y}l${-arm} -3v6z`,
    x: onSheet((from + to) / 2),
    y: y + (isAbove ? -textDistance : textDistance),
    isUpright: false,
  };
}

function drawUpright(from: number, to: number, x: number): DrawnMeasure {
  const isInside = to - from >= minForInside;
  const [start, end] = isInside ? [from, to] : [from - 12, to + 12];
  const arm = isInside ? 7 : -7;
  return {
    lines: `M${x - 5} ${from}h10M${x - 5} ${to}h10M${x} ${start}V${end}`,
    arrows: `M${x} ${from}l-3 ${arm}h6zM${x} ${to}l-3 ${-arm}h6z`,
    x: x - textDistance,
    y: Math.max((from + to) / 2, halfText),
    isUpright: true,
  };
}

/** Draws a line from the centre of an arc to its middle, up and to the right. */
function drawRadius(x: number, y: number, radius: number): DrawnMeasure {
  const reach = radius * Math.SQRT1_2;
  const [tipX, tipY] = [x + reach, y - reach];
  return {
    lines: `M${x - 4} ${y}h8M${x} ${y - 4}v8M${x} ${y}L${tipX} ${tipY}`,
    arrows: `M${tipX} ${tipY}l-7 3l4 4z`,
    x: onSheet(x),
    y: y + textDistance,
    isUpright: false,
  };
}

/** Draws a dimension line, with its figure away from the middle of the sheet. `scale` is in SVG units per mm. */
export function drawMeasure(measure: LimitMeasure, scale: number, sheetHeight: number): DrawnMeasure {
  if (measure.kind === 'radius') return drawRadius(measure.x * scale, measure.y * scale, measure.radius * scale);
  const [from, to, at] = [measure.from * scale, measure.to * scale, measure.at * scale];
  return measure.kind === 'across' ? drawAcross(from, to, at, at < sheetHeight / 2) : drawUpright(from, to, at);
}

/** Returns the length that a dimension line shows, in mm. */
export const lengthOf = (measure: LimitMeasure) =>
  measure.kind === 'radius' ? measure.radius : measure.to - measure.from;
