import type { Drawing } from './drawing.ts';
import type {
  CardOutline,
  HeaderOutline,
  MezzanineOutline,
  PairOutline,
  ShroudOutline,
  SpliceOutline,
  TerminalOutline,
} from './outline.ts';
import { centred, centredOffsets, circle, line, polygon, rect } from './shapes.ts';

/** Draws it from the side, and below that from above. Only the pins from above are numbered. */
export function drawHeader({ pins, pitch, rows, height, above }: HeaderOutline): Drawing {
  const columns = pins / rows;
  const xs = centredOffsets(columns, pitch);
  const [length, width, post, below] = [columns * pitch, rows * pitch, pitch * 0.26, 3];
  const planTop = height + below + pitch * 1.2;
  return {
    bodies: [
      ...xs.flatMap((x) => [
        rect(x - post / 2, height, post, below),
        ...(above > 0 ? [rect(x - post / 2, -above, post, above)] : []),
      ]),
      rect(-length / 2, 0, length, height),
      rect(-length / 2, planTop, length, width),
    ],
    // Headers are numbered across their rows, so pins 1 and 2 face each other.
    pins: xs.flatMap((x) =>
      Array.from({ length: rows }, (_, row) =>
        centred(x, planTop + width - (row + 0.5) * pitch, pitch * 0.4, pitch * 0.4),
      ),
    ),
    marks: [circle(-length / 2 - pitch * 0.5, planTop + width - pitch / 2, pitch * 0.18)],
  };
}

export function drawMezzanine({ pins, pitch, half, hasGuidePosts }: MezzanineOutline): Drawing {
  const xs = centredOffsets(pins / 2, pitch);
  const row = (pins / 2 - 1) * pitch;
  const [length, width, reach, lead] = [row + 3, 4, 0.8, pitch * 0.5];
  const opening = half === 'plug' ? centred(0, 0, row + 1.6, 1.3) : centred(0, 0, row + 1.6, 2.3);
  const post = 0.55;
  return {
    bodies: [centred(0, 0, length, width)],
    pins: [
      ...xs.map((x) => rect(x - lead / 2, width / 2 - 0.35, lead, reach + 0.35)),
      ...xs.toReversed().map((x) => rect(x - lead / 2, -width / 2 - reach, lead, reach + 0.35)),
    ],
    lines: [
      opening,
      ...(half === 'socket' ? [line([-row / 2 - 0.5, 0], [row / 2 + 0.5, 0])] : []),
      ...(hasGuidePosts ? [circle(-length / 2 - 0.9, 0, post), circle(length / 2 + 0.9, 0, post)] : []),
    ],
    marks: [circle(-length / 2 + 0.45, width / 2 - 0.5, 0.2)],
  };
}

export function drawShroud({ pins, pitch, length, width, isSurfaceMount }: ShroudOutline): Drawing {
  const wall = pitch * 0.3;
  const size = pitch * 0.26;
  const xs = centredOffsets(pins, pitch);
  const anchor = pitch * 0.8;
  return {
    bodies: [
      ...(isSurfaceMount
        ? [-length / 2 - anchor * 0.4, length / 2 - anchor * 0.6].map((x) =>
            rect(x, width * 0.3 - anchor, anchor, 2 * anchor),
          )
        : []),
      centred(0, 0, length, width),
    ],
    pins: isSurfaceMount
      ? xs.map((x) => rect(x - size, -width / 2 - pitch, 2 * size, pitch * 1.2))
      : xs.map((x) => centred(x, width * 0.06, size, size)),
    lines: isSurfaceMount
      ? [
          line(
            [-length / 2 + wall, width / 2],
            [-length / 2 + wall, 0],
            [length / 2 - wall, 0],
            [length / 2 - wall, width / 2],
          ),
        ]
      : [centred(0, 0, length - 2 * wall, width - 2 * wall)],
    marks: [
      circle(
        -length / 2 - pitch * (isSurfaceMount ? 0.7 : 0.4),
        isSurfaceMount ? -width / 2 : width * 0.06,
        pitch * 0.13,
      ),
    ],
  };
}

export function drawTerminal({ pins, pitch, height }: TerminalOutline): Drawing {
  const xs = centredOffsets(pins, pitch);
  const length = pins * pitch;
  return {
    bodies: [rect(-length / 2, 0, length, height)],
    pins: xs.map((x) => rect(x - 0.5, height, 1, height * 0.35)),
    lines: [
      ...xs.flatMap((x) => [
        circle(x, height * 0.22, pitch * 0.24),
        line([x - pitch * 0.17, height * 0.22], [x + pitch * 0.17, height * 0.22]),
        centred(x, height * 0.68, pitch * 0.6, height * 0.42),
      ]),
      ...xs.slice(1).map((x) => line([x - pitch / 2, 0], [x - pitch / 2, height])),
    ],
  };
}

/** Has no standard sizes. The pins of one half are between the two housings. */
export function drawPair({ pins }: PairOutline): Drawing {
  const ys = centredOffsets(pins, 2.5);
  const width = pins * 2.5 + 1.5;
  return {
    bodies: [rect(-11, -width / 2, 9, width), rect(3, -width / 2, 8, width)],
    pins: ys.map((y) => rect(-2, y - 0.4, 4, 0.8)),
    lines: [
      line([-8.5, -width / 2], [-8.5, width / 2]),
      line([8.5, -width / 2], [8.5, width / 2]),
      ...ys.flatMap((y) => [line([-17, y], [-11, y]), line([11, y], [17, y])]),
    ],
  };
}

export function drawSplice({ pins, length, width }: SpliceOutline): Drawing {
  const pitch = (length - 1.6) / pins;
  const xs = centredOffsets(pins, pitch);
  return {
    bodies: [centred(0, 0, length, width)],
    pins: xs.map((x) => circle(x, width / 2 - 3.2, pitch * 0.3)),
    lines: xs.map((x) => centred(x, -width * 0.14, pitch * 0.78, width * 0.56)),
  };
}

/** Contact 1 is on the right, seen from the contacts with the insertion edge at the top. */
export function drawCard({ pins, pitch, length, width }: CardOutline): Drawing {
  const shoulder = 1.3;
  return {
    bodies: [polygon([0, 0], [length - shoulder, 0], [length - shoulder, 6], [length, 7], [length, width], [0, width])],
    pins: centredOffsets(pins, pitch)
      .toReversed()
      .map((x) => rect(length / 2 - shoulder / 2 + x - 0.4, 1, 0.8, 2.9)),
    lines: [line([1, width - 1.6], [length - 1, width - 1.6])],
  };
}
