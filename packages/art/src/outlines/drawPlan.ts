import type { Drawing } from './drawing.ts';
import type { BoxOutline, NeutralOutline, PlanOutline, WiresOutline } from './outline.ts';
import { centred, centredOffsets, circle, line, type Place, polygon, rect } from './shapes.ts';

const padRadius = 0.8;

export function drawPlan({ length, width, isRound = false, rows, features }: PlanOutline): Drawing {
  const pins = rows.flatMap(({ x, y, count, step: [dx, dy] = [2.54, 0] }) =>
    Array.from({ length: count }, (_, index): Place => [x + index * dx, y + index * dy]),
  );
  // Small bodies, such as a microSD card, have contacts to match.
  const radius = Math.min(padRadius, Math.min(length, width) * 0.08);
  return {
    bodies: [isRound ? circle(length / 2, width / 2, length / 2) : rect(0, 0, length, width)],
    pins: pins.map(([x, y]) => circle(x, y, radius)),
    lines: features.map(({ x, y, width: wide, height }) =>
      height === undefined ? circle(x, y, wide / 2) : rect(x, y, wide, height),
    ),
  };
}

/** The outline and its centre. Without a size, only the corners. */
export function drawNeutral(outline: NeutralOutline): Drawing {
  const { length = 3, width = 2 } = outline;
  const tick = Math.min(length, width) * 0.14;
  const corners = [-1, 1].flatMap((right) =>
    [-1, 1].map((down) => {
      const [x, y] = [(right * length) / 2, (down * width) / 2];
      return line([x - right * 2 * tick, y], [x, y], [x, y - down * 2 * tick]);
    }),
  );
  const isKnown = outline.length !== undefined;
  return {
    bodies: isKnown ? [centred(0, 0, length, width)] : [],
    pins: [],
    lines: [line([-tick, 0], [tick, 0]), line([0, -tick], [0, tick]), ...(isKnown ? [] : corners)],
  };
}

/** An isometric view with the lid at the top. */
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

/** Each wire is bent twice, and its conductor is bare at both ends. */
export function drawWires({ conductors }: WiresOutline): Drawing {
  const offsets = centredOffsets(conductors, 2.2);
  return {
    bodies: [],
    pins: [],
    lines: offsets.map((y) => line([-24, y + 6], [-8, y + 6], [8, y - 6], [24, y - 6])),
    marks: offsets.flatMap((y) => [rect(-29, y + 5.6, 5, 0.8), rect(24, y - 6.4, 5, 0.8)]),
  };
}
