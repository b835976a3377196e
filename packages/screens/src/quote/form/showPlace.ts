import type { Hint } from '@pcb/quoting/hints/hintsOf';
import { createContext } from 'react';

/** The figures of the customer's files that have a place on the board. */
export type PlacedFigure =
  | 'smallestTrack'
  | 'smallestGap'
  | 'smallestDrill'
  | 'smallestRing'
  | 'copperToEdge'
  | 'smallestPasteAperture';

/** The figure that a hint is about, if it has a place. */
export function placedFigureOf({ code, figures }: Hint): PlacedFigure | undefined {
  switch (code) {
    case 'fileTrack':
      return figures.isGap ? 'smallestGap' : 'smallestTrack';
    case 'fileHole':
      return 'smallestDrill';
    case 'fileRing':
      return 'smallestRing';
    case 'fileEdge':
      return 'copperToEdge';
    case 'fileAreaRatio':
      return 'smallestPasteAperture';
    default:
      return undefined;
  }
}

/** Shows the place of a figure; `undefined` without a picture of the board. */
export const ShowPlaceContext = createContext<((figure: PlacedFigure) => void) | undefined>(undefined);
