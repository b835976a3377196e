import { minTrack, type TrackPosition } from './capabilities.ts';
import type { Computed, Range } from './computed.ts';
import { firstFailure, isPositive, isWithin } from './conditions.ts';
import { milToMm, mmPerMil, ounceToMm } from './lengths.ts';

/** The range of the IPC-2221 charts, both ends inclusive. `trackWidth` returns a reason outside it. */
export const trackWidthLimits = {
  /** In amperes. */
  outerCurrent: 35,
  /** In amperes: half of the outer current. */
  innerCurrent: 17.5,
  /** The rise over the board, in °C. */
  temperatureRise: [10, 100],
  /** In ounces per square foot. */
  copper: [0.5, 3],
  /** The maximum in mm: 400 mil. */
  width: 10.16,
} as const;

/** The load and the copper of a track. */
export interface TrackLoad {
  /** DC or RMS, in amperes. */
  current: number;
  /** The allowed rise over the board, in °C. */
  temperatureRise: number;
  /** Base copper in ounces per square foot. Plating is ignored, which adds a margin on outer layers. */
  copper: number;
  position: TrackPosition;
}

export type TrackWidthReason =
  | { kind: 'notPositive'; input: 'current' }
  /** The current exceeds the charts; `maximum` is in amperes. */
  | { kind: 'beyondCharts'; input: 'current'; position: TrackPosition; maximum: number }
  /** `range` is in °C for the temperature rise, and in ounces per square foot for the copper. */
  | { kind: 'outOfRange'; input: 'temperatureRise' | 'copper'; range: Range }
  /** The track is wider than the charts cover; `maximum` is in mm. */
  | { kind: 'trackTooWide'; input: 'current'; maximum: number };

/** The required width of a track, in mm. */
export interface TrackWidth {
  computedWidth: number;
  /** Our minimum track for this copper; `undefined` if the capability sheet has no row for it. */
  minWidth: number | undefined;
  /** The width to draw: the larger of the two. */
  width: number;
  isBelowMinimum: boolean;
}

/**
 * Returns the track width in mm for a current, after IPC-2221: I = k·ΔT^0.44·A^0.725, with A in square mil and k 0.048
 * on outer and 0.024 on inner layers. It is valid up to 35 A on outer and 17.5 A on inner layers, 10–100 °C, 0.5–3 oz
 * and 10.16 mm (400 mil). For an invalid input it returns a reason. The charts are for a single track; nearby planes
 * cool it, and other hot tracks warm it. Half the current for inner layers is conservative: the tests behind IPC-2152
 * found that inner tracks are not warmer than outer ones.
 */
export function trackWidth({
  current,
  temperatureRise,
  copper,
  position,
}: TrackLoad): Computed<TrackWidth, TrackWidthReason> {
  const maximum = position === 'outer' ? trackWidthLimits.outerCurrent : trackWidthLimits.innerCurrent;
  const failure = firstFailure<TrackWidthReason>([
    [isPositive(current), { kind: 'notPositive', input: 'current' }],
    [current <= maximum, { kind: 'beyondCharts', input: 'current', position, maximum }],
    [
      isWithin(temperatureRise, trackWidthLimits.temperatureRise),
      { kind: 'outOfRange', input: 'temperatureRise', range: trackWidthLimits.temperatureRise },
    ],
    [
      isWithin(copper, trackWidthLimits.copper),
      { kind: 'outOfRange', input: 'copper', range: trackWidthLimits.copper },
    ],
  ]);
  if (failure) return failure;
  const k = position === 'outer' ? 0.048 : 0.024;
  const area = (current / (k * temperatureRise ** 0.44)) ** (1 / 0.725);
  const computedWidth = milToMm(area / (ounceToMm(copper) / mmPerMil));
  if (computedWidth > trackWidthLimits.width)
    return { isValid: false, reason: { kind: 'trackTooWide', input: 'current', maximum: trackWidthLimits.width } };
  const minWidth = minTrack(copper, position);
  return {
    isValid: true,
    computedWidth,
    minWidth,
    width: Math.max(computedWidth, minWidth ?? 0),
    isBelowMinimum: minWidth !== undefined && computedWidth < minWidth,
  };
}
