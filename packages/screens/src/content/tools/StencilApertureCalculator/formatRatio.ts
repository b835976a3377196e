const upToThreeDecimals = new Intl.NumberFormat('en-IN', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 3,
});

/** A ratio, rounded down: 0.6594 is 0.659 and does not look like a limit of 0.66 that it misses. */
export const formatRatio = (ratio: number) =>
  // To ten digits first, so that 1.5 which lost its last bit stays 1.5.
  upToThreeDecimals.format(Math.floor(Number((ratio * 1000).toPrecision(10))) / 1000);
