import { leftPath, rightPath } from '../../packages/ui/src/private/chevronPaths.ts';
import { describeElement, visible } from './visible.ts';

/** Icons that point along the line: from lucide-react by class, and the chevrons of @pcb/ui by path. */
const sidewaysIcons = [
  ...['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right'].map((name) => `.lucide-${name}`),
  `svg:has(> [d="${leftPath}"], > [d="${rightPath}"])`,
].join();

/** Arrows and chevrons along the line must be mirrored in right-to-left text, and only there. */
export const unmirroredIcons = (): string[] =>
  visible(sidewaysIcons)
    .filter((icon) => {
      const { direction, transform } = getComputedStyle(icon);
      const { a } = new DOMMatrix(transform);
      // An icon rotated by 90° points down.
      return Math.abs(a) > 0.5 && a < 0 !== (direction === 'rtl');
    })
    .map((icon) => `An icon points against the reading direction: ${describeElement(icon)}`);
