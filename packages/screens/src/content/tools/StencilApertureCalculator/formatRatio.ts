import { formatNumber } from '@pcb/ui/format';

/** Formats a ratio, rounded down: 0.6594 becomes 0.659, not 0.66, which would look like the limit that it misses. A list of ratios has 3 decimals in each. */
export const formatRatio = (ratio: number, minimumFractionDigits = 2) =>
  // Rounded to ten digits first: 1.4999999999999998 stays 1.5.
  formatNumber(Math.floor(Number((ratio * 1000).toPrecision(10))) / 1000, {
    minimumFractionDigits,
    maximumFractionDigits: 3,
  });
