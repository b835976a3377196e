import type { Points } from '../gerber/plot.ts';
import type { TimeLimit } from './timeLimit.ts';

/** A file with more lines is a drawing; comparing them all would take minutes. */
const maxSegments = 4000;
/** The maximum number of pieces, because thousands of lines can cross thousands. */
const maxPieces = 50_000;
/** In mm: an end this close to a line is on it. */
const onLine = 0.02;

interface Segment {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

function meetings(a: Segment, b: Segment): number[] {
  const [dx, dy] = [a.x2 - a.x1, a.y2 - a.y1];
  const [ex, ey] = [b.x2 - b.x1, b.y2 - b.y1];
  const length = Math.hypot(dx, dy);
  const shares = [
    [b.x1, b.y1],
    [b.x2, b.y2],
  ].flatMap(([x = 0, y = 0]) => {
    const share = ((x - a.x1) * dx + (y - a.y1) * dy) / (length * length);
    const distance = Math.abs((x - a.x1) * dy - (y - a.y1) * dx) / length;
    return distance <= onLine ? [share] : [];
  });
  const cross = dx * ey - dy * ex;
  if (Math.abs(cross) > 1e-9) {
    const share = ((b.x1 - a.x1) * ey - (b.y1 - a.y1) * ex) / cross;
    const other = ((b.x1 - a.x1) * dy - (b.y1 - a.y1) * dx) / cross;
    if (other >= 0 && other <= 1) shares.push(share);
  }
  return shares.filter((share) => share * length > onLine && (1 - share) * length > onLine);
}

/** Cuts lines where they cross or touch, because outlines may overshoot. Returns them uncut if that takes too long. */
export function cutAtCrossings(lines: readonly Points[], isOver: TimeLimit): readonly Points[] {
  const segments = lines.flatMap((points) => {
    const result: Segment[] = [];
    for (let index = 2; index < points.length; index += 2) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = points.slice(index - 2, index + 2);
      if (x1 !== x2 || y1 !== y2) result.push({ x1, y1, x2, y2 });
    }
    return result;
  });
  if (segments.length > maxSegments) return lines;
  const overlap = (a: Segment, b: Segment) =>
    Math.min(a.x1, a.x2) <= Math.max(b.x1, b.x2) + onLine &&
    Math.min(b.x1, b.x2) <= Math.max(a.x1, a.x2) + onLine &&
    Math.min(a.y1, a.y2) <= Math.max(b.y1, b.y2) + onLine &&
    Math.min(b.y1, b.y2) <= Math.max(a.y1, a.y2) + onLine;
  const pieces: Points[] = [];
  for (const segment of segments) {
    if (isOver(segments.length) || pieces.length > maxPieces) return lines;
    const cuts = segments.flatMap((other) =>
      other !== segment && overlap(segment, other) ? meetings(segment, other) : [],
    );
    const shares = [0, ...cuts.toSorted((a, b) => a - b), 1];
    const { x1, y1, x2, y2 } = segment;
    const at = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share];
    for (const [index, share] of shares.slice(1).entries()) {
      pieces.push([...at(shares[index] ?? 0), ...at(share)]);
    }
  }
  return pieces;
}
