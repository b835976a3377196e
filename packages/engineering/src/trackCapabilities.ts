/** Whether a track is on an outer or on an inner layer of the board. */
export type TrackPosition = 'outer' | 'inner';

/** The finest track and spacing for one copper weight. */
export interface TrackCapability {
  id: 'half-outer' | 'half-inner' | 'one' | 'two';
  /** Finished copper in ounces per square foot. */
  copper: number;
  /** The layers that it holds for. */
  positions: readonly TrackPosition[];
  /** The narrowest track in mm. */
  track: number;
  /** The narrowest spacing between two tracks, in mm. */
  spacing: number;
}

/** The finest track and spacing that we make, lightest copper first. Source: our capability sheet, in mm. */
export const trackCapabilities: readonly TrackCapability[] = [
  { id: 'half-outer', copper: 0.5, positions: ['outer'], track: 0.09, spacing: 0.09 },
  { id: 'half-inner', copper: 0.5, positions: ['inner'], track: 0.125, spacing: 0.125 },
  { id: 'one', copper: 1, positions: ['outer', 'inner'], track: 0.15, spacing: 0.15 },
  { id: 'two', copper: 2, positions: ['outer', 'inner'], track: 0.175, spacing: 0.2 },
];

/** Our narrowest track in mm for a copper weight in ounces; `undefined` for a weight that the capability sheet does not list. */
export const minimumTrack = (copper: number, position: TrackPosition): number | undefined =>
  trackCapabilities.find((row) => row.copper === copper && row.positions.includes(position))?.track;
