import type { Computed, Range } from './computed.ts';
import { isWithin } from './conditions.ts';

/**
 * Returns the width in mm at which a line has the target impedance, which falls as the width grows. Returns `undefined`
 * if the interval has no such width or one of its ends is invalid. It uses the Illinois variant of false position:
 * about ten evaluations, of 1 to 3 ms each for a stripline.
 */
export function widthFor(
  target: number,
  impedanceAt: (width: number) => Computed<{ impedance: number }>,
  [minWidth, maxWidth]: Range,
): number | undefined {
  const high = impedanceAt(minWidth);
  const low = impedanceAt(maxWidth);
  if (!high.isValid || !low.isValid || !isWithin(target, [low.impedance, high.impedance])) return undefined;
  let [left, right] = [minWidth, maxWidth];
  let [above, below] = [high.impedance - target, low.impedance - target];
  let moved: 'left' | 'right' | undefined;
  for (let step = 0; step < 100; step += 1) {
    const middle = left + ((right - left) * above) / (above - below);
    const found = impedanceAt(middle);
    if (!found.isValid) return undefined;
    const error = found.impedance - target;
    if (Math.abs(error) < 1e-10) return middle;
    // The Illinois step: halving the error of an end that is used twice in a row speeds up convergence.
    if (error > 0) {
      [left, above] = [middle, error];
      if (moved === 'left') below /= 2;
      moved = 'left';
    } else {
      [right, below] = [middle, error];
      if (moved === 'right') above /= 2;
      moved = 'right';
    }
  }
  return (left + right) / 2;
}
