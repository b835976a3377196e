import { lazily } from './private/lazily.ts';

/** One mil (a thousandth of an inch) in millimetres: exact, since the inch is defined as 25.4 mm. */
export const mmPerMil = 0.0254;

/** The nominal thickness in mm of copper of one ounce per square foot. */
const mmPerOunce = 0.035;

/** Converts a copper weight in ounces per square foot to its nominal thickness in mm. */
export const ounceToMm = (ounces: number) => ounces * mmPerOunce;

/** Converts inches to millimetres. */
export const inchToMm = (inches: number) => inches * mmPerMil * 1000;

/** Converts mil to millimetres. */
export const milToMm = (mil: number) => mil * mmPerMil;

/** Converts millimetres to mil. */
export const mmToMil = (mm: number) => mm / mmPerMil;

// Rounds to twelve digits first: 1.005 × 100 is slightly less than 100.5 in binary and would round down.
const roundedTo = (value: number, decimals: number) =>
  Math.round(Number((value * 10 ** decimals).toPrecision(12))) / 10 ** decimals;

const noNumber = '–';

// Indian digit grouping: 12,34,567.8.
const upToOneDecimal = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }));

const oneDecimal = lazily(() => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** Formats millimetres with this many decimals, without the unit: '0.20'. A dash for NaN and infinity. */
export const formatMm = (mm: number, decimals: number) =>
  Number.isFinite(mm) ? roundedTo(mm, decimals).toFixed(decimals) : noNumber;

/** Formats a length in mm as mil with one decimal, without the unit: '7.9'. A dash for NaN and infinity. */
export const formatMil = (mm: number) =>
  Number.isFinite(mm) ? oneDecimal().format(roundedTo(mmToMil(mm), 1)) : noNumber;

/** Formats a length in mm in both units without trailing zeros: '0.2 mm (7.9 mil)'. A dash for NaN and infinity. */
export const inBothUnits = (mm: number) =>
  Number.isFinite(mm) ? `${roundedTo(mm, 4)} mm (${upToOneDecimal().format(roundedTo(mmToMil(mm), 1))} mil)` : noNumber;
