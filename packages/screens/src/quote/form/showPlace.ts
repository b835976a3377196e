import type { Hint } from '@pcb/quoting/hints/hintsOf';
import { createContext } from 'react';

export type PlacedFigure =
  | 'smallestTrack'
  | 'smallestGap'
  | 'smallestDrill'
  | 'smallestRing'
  | 'copperToEdge'
  | 'smallestPasteAperture';

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
