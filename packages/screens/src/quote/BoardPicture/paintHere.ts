import type { BoardOverview } from '@pcb/gerber/reading';
import type { PaintBoard, PaintPicture } from './paintBoard.ts';

/** Paints on the main thread. Its code loads with the first picture: where a worker paints, the page needs none of it. */
export const paintHere = (board: BoardOverview): PaintBoard => {
  let paint: PaintPicture | undefined;
  return async (request) => {
    const { painterOf } = await import('./paintBoard.ts');
    paint ??= painterOf(board);
    return paint(request);
  };
};
