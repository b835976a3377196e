/** Measures the contrast of what stories show, in the light and the dark theme. */
import { isVisible } from './checks/visible.ts';

/** In forced colours scripts still read our colours, so axe would measure colours that nobody sees. */
const areColoursForced = () => matchMedia('(forced-colors: active)').matches;

/** What an element adds to the ground of the texts within it. */
const groundOf = ({ backgroundColor, backgroundImage, opacity, position }: CSSStyleDeclaration) =>
  [backgroundColor, backgroundImage, opacity, position].join();

/** What else decides the contrast that a text has, and the contrast that it needs: a disabled control's needs none. */
const inkOf = (element: Element, { color, fontSize, fontWeight }: CSSStyleDeclaration) =>
  [color, fontSize, fontWeight, element.closest(':disabled, [aria-disabled="true"], [data-disabled]') !== null].join();

const showsText = (element: Element) =>
  element.matches('input, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const measuredLooks = new Set<string>();

/**
 * The elements whose text stands in colours that no page under this title has shown so far. Most texts look like one
 * beside them, and most states of a screen look like each other.
 */
function textsInNewColours(title: string) {
  const texts: Element[] = [];
  const visit = (element: Element, groundBehind: string) => {
    const style = getComputedStyle(element);
    const ground = `${groundBehind}/${groundOf(style)}`;
    if (showsText(element) && isVisible(element)) {
      const look = `${title}${ground}/${inkOf(element, style)}`;
      if (!measuredLooks.has(look)) texts.push(element);
      measuredLooks.add(look);
    }
    for (const child of element.children) visit(child, ground);
  };
  visit(document.body, '');
  return texts;
}

async function lowContrast(title: string) {
  const texts = textsInNewColours(title);
  if (texts.length === 0) return [];
  const { default: axe } = await import('axe-core');
  const { violations } = await axe.run(texts, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}\n${node.failureSummary}`));
}

/**
 * Checks that every text of a page stands out enough, in both themes: they differ in colours alone, so the
 * page need not be rendered again. Call it after each story and each test.
 * @throws one error that lists every text with too little contrast.
 */
export async function checkContrast({ title }: { title: string }) {
  if (areColoursForced()) return;
  const { dataset } = document.documentElement;
  const ownTheme = dataset['theme'];
  const problems: string[] = [];
  for (const theme of ['light', 'dark']) {
    dataset['theme'] = theme;
    for (const problem of await lowContrast(title)) problems.push(`In the ${theme} theme: ${problem}`);
  }
  dataset['theme'] = ownTheme;
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
