import { type Computed, firstRefusal, isPositive, isWithin } from './computed.ts';
import { milToMm, mmPerMil } from './lengths.ts';
import { minimumTrack, type TrackPosition } from './trackCapabilities.ts';

/** Copper of one ounce per square foot in mm, nominal. */
const mmPerOunce = 0.035;

/** What the charts of IPC-2221 cover, both ends included. Outside them `trackWidth` refuses. */
export const trackWidthLimits = {
  /** In amperes, from just above 0. Half as much for inner layers. */
  outerCurrent: 35,
  innerCurrent: 17.5,
  /** In °C (kelvin) above the board. */
  temperatureRise: [10, 100],
  /** In ounces per square foot. */
  copper: [0.5, 3],
  /** In mm: 400 mil. */
  width: 10.16,
} as const;

export interface TrackLoad {
  /** Direct or effective current in amperes. */
  current: number;
  /** How much warmer than the board the track may become, in °C. */
  temperatureRise: number;
  /** Finished copper in ounces per square foot. */
  copper: number;
  position: TrackPosition;
}

interface TrackWidth {
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
 * The charts behind it are for a track by itself on a board; planes close by cool it, other hot tracks warm it. It
 * holds up to 35 A outside and 17.5 A inside, 10–100 °C, 0.5–3 oz and 10.16 mm (400 mil). A bad input gives the input's
 * name and a reason.
 */
export function trackWidth({
  current,
  temperatureRise,
  copper,
  position,
}: TrackLoad): Computed<TrackWidth, Exclude<keyof TrackLoad, 'position'>> {
  const largest = position === 'outer' ? trackWidthLimits.outerCurrent : trackWidthLimits.innerCurrent;
  const refusal = firstRefusal<Exclude<keyof TrackLoad, 'position'>>([
    ['current', isPositive(current), 'The current must be more than 0.'],
    ['current', current <= largest, `The charts end at ${largest} A for ${position} layers.`],
    [
      'temperatureRise',
      isWithin(temperatureRise, trackWidthLimits.temperatureRise),
      'The temperature rise must be between 10 and 100 °C.',
    ],
    ['copper', isWithin(copper, trackWidthLimits.copper), 'The copper must be between 0.5 and 3 oz.'],
  ]);
  if (refusal) return refusal;
  const k = position === 'outer' ? 0.048 : 0.024;
  const area = (current / (k * temperatureRise ** 0.44)) ** (1 / 0.725);
  const computedWidth = milToMm(area / ((copper * mmPerOunce) / mmPerMil));
  if (computedWidth > trackWidthLimits.width)
    return {
      isValid: false,
      input: 'current',
      reason: 'The track would be wider than 10.16 mm (400 mil), where the charts end. Use thicker copper or a plane.',
    };
  const minimumWidth = minimumTrack(copper, position);
  return {
    isValid: true,
    computedWidth,
    minimumWidth,
    width: Math.max(computedWidth, minimumWidth ?? 0),
    isBelowMinimum: minimumWidth !== undefined && computedWidth < minimumWidth,
  };
}
