export interface Ends {
  startX: number;
  startY: number;
  endX: number;
  endY: number;
  isClockwise: boolean;
}

export interface Centre {
  centreX: number;
  centreY: number;
}

const deviation = ({ startX, startY, endX, endY }: Ends, { centreX, centreY }: Centre) =>
  Math.abs(Math.hypot(startX - centreX, startY - centreY) - Math.hypot(endX - centreX, endY - centreY));

/** Arcs in G74 are at most a quarter circle. */
function isQuarter({ startX, startY, endX, endY, isClockwise }: Ends, { centreX, centreY }: Centre): boolean {
  const from = Math.atan2(startY - centreY, startX - centreX);
  const to = Math.atan2(endY - centreY, endX - centreX);
  let angle = isClockwise ? from - to : to - from;
  while (angle < 0) angle += 2 * Math.PI;
  return angle <= Math.PI / 2 + 0.01;
}

/**
 * Works in mm. Without a quadrant mode, signed offsets follow G75. In single quadrant mode offsets have no sign, and
 * one of four centres makes at most a quarter circle. Returns `undefined` if the arc has no length.
 */
export function arcCentre(
  ends: Ends,
  i: number,
  j: number,
  quadrants: 'single' | 'multi' | undefined,
): Centre | undefined {
  if (i === 0 && j === 0) return undefined;
  const signed = { centreX: ends.startX + i, centreY: ends.startY + j };
  const isClosed = ends.startX === ends.endX && ends.startY === ends.endY;
  const tolerance = Math.max(0.02, Math.hypot(i, j) * 0.01);
  if (quadrants === 'multi' || (quadrants === undefined && (isClosed || deviation(ends, signed) <= tolerance)))
    return signed;
  if (isClosed) return undefined;
  const candidates = [-1, 1].flatMap((signI) =>
    [-1, 1].map((signJ) => ({
      centreX: ends.startX + signI * Math.abs(i),
      centreY: ends.startY + signJ * Math.abs(j),
    })),
  );
  const quarters = candidates.filter((candidate) => isQuarter(ends, candidate));
  const [best] = quarters.toSorted((a, b) => deviation(ends, a) - deviation(ends, b));
  return best ?? signed;
}
