import { minimumTrack, type TrackPosition } from './capabilities.ts';
import type { Computed, Range } from './computed.ts';
import { firstRefusal, isPositive, isWithin } from './conditions.ts';
import { milToMm, mmPerMil, ounceToMm } from './lengths.ts';

/** What the charts of IPC-2221 cover, both ends included. Outside them `trackWidth` refuses. */
export const trackWidthLimits = {
  /** In amperes, from just above 0. */
  outerCurrent: 35,
  /** In amperes: half as much for inner layers. */
  innerCurrent: 17.5,
  /** In °C (kelvin) above the board. */
  temperatureRise: [10, 100],
  /** In ounces per square foot. */
  copper: [0.5, 3],
  /** In mm: 400 mil. */
  width: 10.16,
} as const;

/** What a track carries, and the copper that it is made of. */
export interface TrackLoad {
  /** Direct or effective current in amperes. */
  current: number;
  /** How much warmer than the board the track may become, in °C. */
  temperatureRise: number;
  /** Finished copper in ounces per square foot. */
  copper: number;
  /** Whether the track is on an outer or on an inner layer. */
  position: TrackPosition;
}

/** Why there is no track width. */
export type TrackWidthReason =
  | { kind: 'notPositive'; input: 'current' }
  /** More than the charts cover; `maximum` is in amperes. */
  | { kind: 'beyondCharts'; input: 'current'; position: TrackPosition; maximum: number }
  /** Of the temperature rise in °C, of the copper in ounces per square foot. */
  | { kind: 'outOfRange'; input: 'temperatureRise' | 'copper'; range: Range }
  /** The track would be wider than the charts cover; `maximum` is in mm. */
  | { kind: 'trackTooWide'; input: 'current'; maximum: number };

/** How wide a track must be. */
export interface TrackWidth {
  /** What the formula gives, in mm. */
  computedWidth: number;
  /** What we can make with this copper, in mm; `undefined` when the capability sheet has no row for it. */
  minimumWidth: number | undefined;
  /** What to draw: the wider of the two, in mm. */
  width: number;
  /** The formula's width is narrower than we can make. */
  isBelowMinimum: boolean;
}

/**
 * How wide a track must be to carry a current, after IPC-2221: I = k·ΔT^0.44·A^0.725, with A in square mil and k 0.048 on
 * outer and 0.024 on inner layers. The result is in mm.
 *
 * The charts behind it are for a track by itself on a board; planes close by cool it, other hot tracks warm it. Half the
 * current for inner layers is a conservative rule: the tests behind IPC-2152 found inner tracks no warmer than outer ones. It
 * holds up to 35 A outside and 17.5 A inside, 10–100 °C, 0.5–3 oz and 10.16 mm (400 mil). A bad input gives a reason
 * and the input's name.
 */
export function trackWidth({
  current,
  temperatureRise,
  copper,
  position,
}: TrackLoad): Computed<TrackWidth, TrackWidthReason> {
  const largest = position === 'outer' ? trackWidthLimits.outerCurrent : trackWidthLimits.innerCurrent;
  const refusal = firstRefusal<TrackWidthReason>([
    [isPositive(current), { kind: 'notPositive', input: 'current' }],
    [current <= largest, { kind: 'beyondCharts', input: 'current', position, maximum: largest }],
    [
      isWithin(temperatureRise, trackWidthLimits.temperatureRise),
      { kind: 'outOfRange', input: 'temperatureRise', range: trackWidthLimits.temperatureRise },
    ],
    [
      isWithin(copper, trackWidthLimits.copper),
      { kind: 'outOfRange', input: 'copper', range: trackWidthLimits.copper },
    ],
  ]);
  if (refusal) return refusal;
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
