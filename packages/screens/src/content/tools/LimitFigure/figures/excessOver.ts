import type { Size } from '@pcb/engineering/capabilities';

/** Returns how much a size exceeds another in mm, in the better orientation; 0 or less for a size that fits. */
export const excessOver = (size: Size, largest: Size) =>
  Math.max(
    Math.max(size.width, size.height) - Math.max(largest.width, largest.height),
    Math.min(size.width, size.height) - Math.min(largest.width, largest.height),
  );
