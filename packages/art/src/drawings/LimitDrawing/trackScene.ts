import { rectPath } from '../../private/pen/path.ts';
import type { LimitScene } from './scene.ts';

/** A pair of tracks: their width and the gap between them, in mm. */
export interface TrackPair {
  track: number;
  gap: number;
}

const size = { width: 1.6, height: 0.94 };
const middle = size.width / 2;
const board = { top: 0.2, bottom: 0.7 };
const height = board.bottom - board.top;

/** Draws two tracks from above, next to each other, with the limits of width and gap, up to 0.4 mm each. */
export function trackScene({ track, gap }: TrackPair, limit: TrackPair): LimitScene {
  const [left, right] = [middle - gap / 2, middle + gap / 2];
  const line = (x: number) => `M${x} ${board.top}v${height}`;
  return {
    size,
    bar: 0.2,
    shapes: [
      { paint: 'mask', d: rectPath(0, board.top, size.width, height) },
      {
        paint: 'track',
        limit: 'track',
        d: rectPath(left - track, board.top, track, height) + rectPath(right, board.top, track, height),
      },
      { paint: 'clear', limit: 'gap', d: rectPath(left, board.top, gap, height) },
    ],
    marks: [
      { limit: 'track', isOnBoard: true, d: line(left - limit.track) + line(right + limit.track) },
      { limit: 'gap', isOnBoard: true, d: line(middle - limit.gap / 2) + line(middle + limit.gap / 2) },
    ],
    measures: [
      { id: 'gap', kind: 'across', limits: ['gap'], from: left, to: right, at: board.top - 0.05 },
      { id: 'track', kind: 'across', limits: ['track'], from: left - track, to: left, at: board.bottom + 0.06 },
    ],
  };
}
