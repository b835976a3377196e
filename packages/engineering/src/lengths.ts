import { lazily } from './private/lazily.ts';

/** Exact: the inch is defined as 25.4 mm. */
export const mmPerMil = 0.0254;

/** The nominal thickness of copper of one ounce per square foot. */
const mmPerOunce = 0.035;

/** Returns the nominal thickness in mm of a copper weight in ounces per square foot. */
export const ounceToMm = (ounces: number) => ounces * mmPerOunce;

export const inchToMm = (inches: number) => inches * mmPerMil * 1000;

export const milToMm = (mil: number) => mil * mmPerMil;

export const mmToMil = (mm: number) => mm / mmPerMil;

// Rounds to twelve digits first: 1.005 × 100 is slightly less than 100.5 in binary and would round down.
const roundedTo = (value: number, decimals: number) =>
  Math.round(Number((value * 10 ** decimals).toPrecision(12))) / 10 ** decimals;

const noNumber = '–';

// Indian digit grouping: 12,34,567.8.
const upToOneDecimal = lazily(() => new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 }));

const oneDecimal = lazily(() => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 }));

/** Formats millimetres without the unit: '0.20'. NaN and Infinity become a dash. */
export const formatMm = (mm: number, decimals: number) =>
  Number.isFinite(mm) ? roundedTo(mm, decimals).toFixed(decimals) : noNumber;

/** Formats a length in mm as mil with one decimal, without the unit: '7.9'. NaN and Infinity become a dash. */
export const formatMmAsMil = (mm: number) =>
  Number.isFinite(mm) ? oneDecimal().format(roundedTo(mmToMil(mm), 1)) : noNumber;

/** Formats a length in mm in both units: '0.2 mm (7.9 mil)'. NaN and Infinity become a dash. */
export const inBothUnits = (mm: number) =>
  Number.isFinite(mm) ? `${roundedTo(mm, 4)} mm (${upToOneDecimal().format(roundedTo(mmToMil(mm), 1))} mil)` : noNumber;
