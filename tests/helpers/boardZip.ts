import { zipSync } from 'fflate';
import { boardFiles, smallBoard } from '../gerber/writeBoard.ts';

/** The zip of a board of 30 × 20 mm with 2 copper layers. */
export const boardZip = {
  name: 'board.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync(Object.fromEntries(boardFiles(smallBoard).map(({ name, bytes }) => [name, bytes])))),
};
