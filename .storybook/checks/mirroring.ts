import { describeElement, visible } from './visible.ts';

/** Icons that point along the line, by the class that lucide-react gives them. */
const sidewaysIcons = ['arrow-left', 'arrow-right', 'chevron-left', 'chevron-right']
  .map((name) => `.lucide-${name}`)
  .join();

/** An arrow or chevron that points along the line is mirrored where the text runs from right to left, and only there. */
export const iconsAgainstTheText = (): string[] =>
  visible(sidewaysIcons)
    .filter((icon) => {
      const { direction, transform } = getComputedStyle(icon);
      return new DOMMatrix(transform).a < 0 !== (direction === 'rtl');
    })
    .map((icon) => `An icon points against the reading direction: ${describeElement(icon)}`);

/** In a right-to-left page the title starts at the right of `main`: its words have no more room there than at the left. */
export function startsAtTheLeft(): string[] {
  const [title] = visible('main h1');
  const main = title?.closest('main');
  if (!title || !main) return [];
  const range = document.createRange();
  range.selectNodeContents(title);
  const words = range.getBoundingClientRect();
  const page = main.getBoundingClientRect();
  const atRight = Math.round(page.right - words.right);
  const atLeft = Math.round(words.left - page.left);
  return atRight > atLeft
    ? [`The page is mirrored, but its title has ${atRight} px at its right and ${atLeft} px at its left.`]
    : [];
}
