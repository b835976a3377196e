import type { OwnBoard } from '@pcb/screens/ownBoard';
import { traceBoard } from '@pcb/screens/traceBoard';
import { sampleBoard } from './sampleBoard.ts';

const traced = traceBoard(sampleBoard);
if (!traced) throw new Error('The sample cannot be traced.');

/** The sample of 60 × 40 mm as a page receives it, ordered in blue. */
export const sampleOwnBoard: OwnBoard = {
  ...traced,
  look: { material: 'fr4', finish: 'gold', mask: 'blue', legend: 'white' },
};

/** The text alternative of its drawing. */
export const ownBoardName = 'Your board, top side: 60 × 40 mm, 4 copper layers';
