/** Steps of a few nanoseconds. The outline of a usual board takes fewer, so it is found even if the time is over. */
const stepsBetween = 2_000_000;

/** Counts further steps, and returns whether the time is over. Once over, it stays over. */
export type Patience = (steps: number) => boolean;

/** Looks at the clock from time to time only: loops ask at each turn. */
export function patience(isOver: () => boolean): Patience {
  let steps = 0;
  let hasEnded = false;
  return (more) => {
    steps += more;
    if (!hasEnded && steps >= stepsBetween) {
      steps = 0;
      hasEnded = isOver();
    }
    return hasEnded;
  };
}
