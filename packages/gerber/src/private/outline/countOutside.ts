import type { BoardOutline, ReadingNote } from '../../reading.ts';
import type { Points } from '../gerber/plot.ts';
import { holds } from './nesting.ts';
import { timeLimit } from './timeLimit.ts';

export function countOutside(
  { holes, pads }: { holes: Points; pads: Points },
  boards: readonly BoardOutline[],
  isTimeOver: () => boolean,
): readonly ReadingNote[] {
  if (boards.length === 0) return [];
  const isOver = timeLimit(isTimeOver);
  const size = boards.reduce((sum, { contour }) => sum + contour.length, 0);
  const outside = (points: Points) => {
    let count = 0;
    for (let index = 0; index < points.length && !isOver(size); index += 2) {
      const [x = 0, y = 0] = [points[index], points[index + 1]];
      if (!boards.some(({ contour, bounds }) => holds(contour, bounds, x, y))) count += 1;
    }
    return count;
  };
  const note = { code: 'outside-outline', holes: outside(holes), pads: outside(pads) } as const;
  return note.holes + note.pads > 0 ? [note] : [];
}
