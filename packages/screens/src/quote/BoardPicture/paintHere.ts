import type { BoardOverview } from '@pcb/gerber/reading';
import type { PaintBoard, PaintPicture } from './paintBoard.ts';

/** Paints on the main thread. Loaded with the first picture, so that a page whose worker paints does not load it. */
export const paintHere = (board: BoardOverview): PaintBoard => {
  let paint: PaintPicture | undefined;
  return async (request) => {
    const { painterOf } = await import('./paintBoard.ts');
    paint ??= painterOf(board);
    return paint(request);
  };
};
