import { lazily } from '../../../shared/remote/lazily.ts';

const upToThreeDecimals = lazily(
  () =>
    new Intl.NumberFormat('en-IN', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 3,
    }),
);

/** Formats a ratio, rounded down: 0.6594 becomes 0.659, not 0.66, which would look like the limit that it misses. */
export const formatRatio = (ratio: number) =>
  // Rounded to ten digits first: 1.4999999999999998 stays 1.5.
  upToThreeDecimals().format(Math.floor(Number((ratio * 1000).toPrecision(10))) / 1000);
