import { describeElement, visible } from './visible.ts';

/** Icons that point along the line: those of lucide-react by class, and the chevron of @pcb/ui by its path. */
const sidewaysIcons = [
  ...['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right'].map((name) => `.lucide-${name}`),
  'svg:has(> [d="m9 18 6-6-6-6"])',
].join();

/** Arrows and chevrons that point along the line have to be mirrored in right-to-left text, and only there. */
export const unmirroredIcons = (): string[] =>
  visible(sidewaysIcons)
    .filter((icon) => {
      const { direction, transform } = getComputedStyle(icon);
      return new DOMMatrix(transform).a < 0 !== (direction === 'rtl');
    })
    .map((icon) => `An icon points against the reading direction: ${describeElement(icon)}`);

/**
 * In a right-to-left page the title has to start at the right: no more space at its right than at its left, in `main` or,
 * beside a side navigation, in its own container.
 */
export function unmirroredTitle(): string[] {
  const [title] = visible('main h1');
  const containers = [title?.closest('main'), title?.parentElement];
  if (!title) return [];
  const range = document.createRange();
  range.selectNodeContents(title);
  const text = range.getBoundingClientRect();
  const spaces = containers.map((container) => {
    const { left = 0, right = 0 } = container?.getBoundingClientRect() ?? {};
    return { atRight: Math.round(right - text.right), atLeft: Math.round(text.left - left) };
  });
  return spaces.every(({ atRight, atLeft }) => atRight > atLeft)
    ? spaces
        .slice(0, 1)
        .map(
          ({ atRight, atLeft }) =>
            `The page is mirrored, but its title has ${atRight} px at its right and ${atLeft} px at its left.`,
        )
    : [];
}
