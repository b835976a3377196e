import { minimumTrack, type TrackPosition } from './capabilities.ts';
import type { Computed, Range } from './computed.ts';
import { firstFailure, isPositive, isWithin } from './conditions.ts';
import { milToMm, mmPerMil, ounceToMm } from './lengths.ts';

/** The range of the IPC-2221 charts, both ends inclusive. Outside of it `trackWidth` returns a reason. */
export const trackWidthLimits = {
  /** The maximum current on outer layers, in amperes. */
  outerCurrent: 35,
  /** The maximum current on inner layers, in amperes: half the outer one. */
  innerCurrent: 17.5,
  /** The temperature rise over the board, in °C. */
  temperatureRise: [10, 100],
  /** The copper weight in ounces per square foot. */
  copper: [0.5, 3],
  /** The maximum track width in mm: 400 mil. */
  width: 10.16,
} as const;

/** The load and the copper of a track. */
export interface TrackLoad {
  /** The DC or RMS current in amperes. */
  current: number;
  /** The allowed temperature rise of the track over the board, in °C. */
  temperatureRise: number;
  /** The base copper in ounces per square foot. Plating is not counted, which leaves a margin on outer layers. */
  copper: number;
  /** Whether the track is on an outer or on an inner layer. */
  position: TrackPosition;
}

/** Why there is no track width. */
export type TrackWidthReason =
  | { kind: 'notPositive'; input: 'current' }
  /** More than the charts cover; `maximum` is in amperes. */
  | { kind: 'beyondCharts'; input: 'current'; position: TrackPosition; maximum: number }
  /** `range` is in °C for the temperature rise, and in ounces per square foot for the copper. */
  | { kind: 'outOfRange'; input: 'temperatureRise' | 'copper'; range: Range }
  /** The track would be wider than the charts cover; `maximum` is in mm. */
  | { kind: 'trackTooWide'; input: 'current'; maximum: number };

/** The required width of a track. */
export interface TrackWidth {
  /** The result of the formula, in mm. */
  computedWidth: number;
  /** Our minimum track for this copper, in mm; `undefined` if the capability sheet has no row for it. */
  minimumWidth: number | undefined;
  /** The width to draw: the larger of the two, in mm. */
  width: number;
  /** Whether the result of the formula is below our minimum. */
  isBelowMinimum: boolean;
}

/**
 * The track width for a current, after IPC-2221: I = k·ΔT^0.44·A^0.725, with A in square mil and k 0.048 on
 * outer and 0.024 on inner layers. The result is in mm.
 *
 * The charts behind it are for a single track on a board; nearby planes cool it, other hot tracks warm it. Half the
 * current for inner layers is a conservative rule: the tests behind IPC-2152 found inner tracks no warmer than outer ones.
 * Valid up to 35 A on outer and 17.5 A on inner layers, 10–100 °C, 0.5–3 oz and 10.16 mm (400 mil). An invalid input
 * returns a reason with the name of the input.
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
  const minimumWidth = minimumTrack(copper, position);
  return {
    isValid: true,
    computedWidth,
    minimumWidth,
    width: Math.max(computedWidth, minimumWidth ?? 0),
    isBelowMinimum: minimumWidth !== undefined && computedWidth < minimumWidth,
  };
}
