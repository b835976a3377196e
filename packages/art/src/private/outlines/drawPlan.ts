import { times } from '../pen/path.ts';
import type { Drawing } from './drawing.ts';
import type { BoxOutline, NeutralOutline, PlanOutline, WiresOutline } from './outline.ts';
import { centred, centredOffsets, circle, line, type Place, polygon, rect, type Shape } from './shapes.ts';

const padRadius = 0.8;

export function drawPlan({ length, width, isRound = false, rows, features }: PlanOutline): Drawing {
  const pins = rows.flatMap(({ x, y, count, step: [dx, dy] = [2.54, 0] }) =>
    Array.from({ length: count }, (_, index): Place => [x + index * dx, y + index * dy]),
  );
  // Small bodies, such as a microSD card, have small contacts.
  const radius = Math.min(padRadius, Math.min(length, width) * 0.08);
  return {
    bodies: [isRound ? circle(length / 2, width / 2, length / 2) : rect(0, 0, length, width)],
    pins: pins.map(([x, y]) => circle(x, y, radius)),
    lines: features.map(({ x, y, width: wide, height }) =>
      height === undefined ? circle(x, y, wide / 2) : rect(x, y, wide, height),
    ),
  };
}

/** Draws the outline and its centre. Without a size, it draws a dashed frame. */
export function drawNeutral({ length, width }: NeutralOutline): Drawing {
  if (length === undefined || width === undefined) return { bodies: [], pins: [], lines: dashedRect(3, 2) };
  const tick = Math.min(length, width) * 0.14;
  return {
    bodies: [centred(0, 0, length, width)],
    pins: [],
    lines: [line([-tick, 0], [tick, 0]), line([0, -tick], [0, tick])],
  };
}

/** Starts and ends with a dash at each corner. */
function dashedRect(length: number, width: number): readonly Shape[] {
  const dashes = (size: number) => {
    const count = Math.round(size / 0.24);
    const step = size / (count - 0.5);
    return times(count, (index) => [index * step - size / 2, (index + 0.5) * step - size / 2] as const);
  };
  return [
    ...[-width / 2, width / 2].flatMap((y) => dashes(length).map(([from, to]) => line([from, y], [to, y]))),
    ...[-length / 2, length / 2].flatMap((x) => dashes(width).map(([from, to]) => line([x, from], [x, to]))),
  ];
}

/** Isometric, with the lid on top. */
export function drawBox({ length, width, height }: BoxOutline): Drawing {
  const at = (x: number, y: number, z: number): Place => [(x - y) * Math.cos(Math.PI / 6), (x + y) / 2 - z];
  const lid = height * 0.8;
  return {
    bodies: [
      polygon(
        at(0, 0, height),
        at(length, 0, height),
        at(length, 0, 0),
        at(length, width, 0),
        at(0, width, 0),
        at(0, width, height),
      ),
    ],
    pins: [],
    lines: [
      line(at(0, width, height), at(length, width, height), at(length, 0, height)),
      line(at(length, width, height), at(length, width, 0)),
      line(at(0, width, lid), at(length, width, lid), at(length, 0, lid)),
    ],
  };
}

export function drawWires({ conductors }: WiresOutline): Drawing {
  const offsets = centredOffsets(conductors, 2.2);
  return {
    bodies: [],
    pins: [],
    lines: offsets.map((y) => line([-24, y + 6], [-8, y + 6], [8, y - 6], [24, y - 6])),
    marks: offsets.flatMap((y) => [rect(-29, y + 5.6, 5, 0.8), rect(24, y - 6.4, 5, 0.8)]),
  };
}
