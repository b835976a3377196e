/** Each step takes a few nanoseconds. A usual outline takes fewer steps, so it is found even on timeout. */
const stepsBetween = 2_000_000;

export type TimeLimit = (steps: number) => boolean;

/** Checks the clock only from time to time, because loops call it in every iteration. */
export function timeLimit(isOver: () => boolean): TimeLimit {
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
