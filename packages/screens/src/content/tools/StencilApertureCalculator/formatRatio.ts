import { formatNumber } from '@pcb/ui/format';

/** Rounds down, so that 0.6594 does not become 0.66, the limit that it misses. Ratios in a list have 3 decimals. */
export const formatRatio = (ratio: number, minimumFractionDigits = 2) =>
  // Rounded to ten digits first: 1.4999999999999998 stays 1.5.
  formatNumber(Math.floor(Number((ratio * 1000).toPrecision(10))) / 1000, {
    minimumFractionDigits,
    maximumFractionDigits: 3,
  });
