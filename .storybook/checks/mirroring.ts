import { describeElement, visible } from './visible.ts';

/** Icons that point along the line, by their lucide-react class. */
const sidewaysIcons = ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right']
  .map((name) => `.lucide-${name}`)
  .join();

/** Arrows and chevrons that point along the line have to be mirrored in right-to-left text, and only there. */
export const unmirroredIcons = (): string[] =>
  visible(sidewaysIcons)
    .filter((icon) => {
      const { direction, transform } = getComputedStyle(icon);
      return new DOMMatrix(transform).a < 0 !== (direction === 'rtl');
    })
    .map((icon) => `An icon points against the reading direction: ${describeElement(icon)}`);

/** In a right-to-left page the title has to start at the right of `main`: no more space at its right than at its left. */
export function unmirroredTitle(): string[] {
  const [title] = visible('main h1');
  const main = title?.closest('main');
  if (!title || !main) return [];
  const range = document.createRange();
  range.selectNodeContents(title);
  const text = range.getBoundingClientRect();
  const page = main.getBoundingClientRect();
  const atRight = Math.round(page.right - text.right);
  const atLeft = Math.round(text.left - page.left);
  return atRight > atLeft
    ? [`The page is mirrored, but its title has ${atRight} px at its right and ${atLeft} px at its left.`]
    : [];
}
