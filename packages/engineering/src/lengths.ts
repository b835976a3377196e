/** One mil (a thousandth of an inch) in millimetres: exact, since the inch is defined as 25.4 mm. */
export const mmPerMil = 0.0254;

/** Copper of one ounce per square foot in mm: the nominal thickness of the trade. */
const mmPerOunce = 0.035;

/** The nominal thickness in mm of copper of so many ounces per square foot. */
export const ounceToMm = (ounces: number) => ounces * mmPerOunce;

/** Inches in millimetres. */
export const inchToMm = (inches: number) => inches * mmPerMil * 1000;

/** Mil in millimetres. */
export const milToMm = (mil: number) => mil * mmPerMil;

/** Millimetres in mil. */
export const mmToMil = (mm: number) => mm / mmPerMil;

// To twelve digits first: 1.005 × 100 is a little less than 100.5 in binary and would round down.
const roundedTo = (value: number, decimals: number) =>
  Math.round(Number((value * 10 ** decimals).toPrecision(12))) / 10 ** decimals;

const noNumber = '–';

// Grouped as in India: 12,34,567.8.
const upToOneDecimal = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 1 });

const oneDecimal = new Intl.NumberFormat('en-IN', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Millimetres with so many decimals, without the unit: '0.20'. A dash for what is no number. */
export const formatMm = (mm: number, decimals: number) =>
  Number.isFinite(mm) ? roundedTo(mm, decimals).toFixed(decimals) : noNumber;

/** A length given in mm, in mil with one decimal, without the unit: '7.9'. A dash for what is no number. */
export const formatMil = (mm: number) =>
  Number.isFinite(mm) ? oneDecimal.format(roundedTo(mmToMil(mm), 1)) : noNumber;

/** A length given in mm, in both units and without trailing zeros, for a sentence: '0.2 mm (7.9 mil)'. A dash for what is no number. */
export const inBothUnits = (mm: number) =>
  Number.isFinite(mm) ? `${roundedTo(mm, 4)} mm (${upToOneDecimal.format(roundedTo(mmToMil(mm), 1))} mil)` : noNumber;
