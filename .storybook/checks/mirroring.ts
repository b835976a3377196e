import { visible } from './visible.ts';

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
