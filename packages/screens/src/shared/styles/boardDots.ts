import { board } from '@pcb/art/boardColors';

/** One tenth of an inch at the scale of the drawings. */
export const pitch = '1.5rem';

/** The dot grid of a section with a board. For the rules of `screenStyle`. */
export const boardDots = {
  backgroundImage: `radial-gradient(circle at center, ${board.maskTrack} 1.25px, transparent 1.75px)`,
  backgroundSize: `${pitch} ${pitch}`,
} as const;
