/** Measures the text contrast of stories in both themes. */
import { isVisible } from './checks/visible.ts';

/** In forced colours, scripts still read our colours, so axe would measure colours that are not displayed. */
const areColoursForced = () => matchMedia('(forced-colors: active)').matches;

/** The styles by which an element changes the background of its text. */
const backgroundOf = ({ backgroundColor, backgroundImage, opacity, position }: CSSStyleDeclaration) =>
  [backgroundColor, backgroundImage, opacity, position].join();

/** Everything else that decides the contrast of a text and its required contrast: disabled controls are exempt. */
const foregroundOf = (element: Element, { color, fontSize, fontWeight }: CSSStyleDeclaration) =>
  [color, fontSize, fontWeight, element.closest(':disabled, [aria-disabled="true"], [data-disabled]') !== null].join();

const showsText = (element: Element) =>
  element.matches('input, textarea') ||
  [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

const measuredLooks = new Set<string>();

/**
 * The elements whose text has colours that no page under this title has shown so far. Most texts look like their
 * siblings, and most states of a screen look alike.
 */
function textsInNewColours(title: string) {
  const texts: Element[] = [];
  const visit = (element: Element, parentBackground: string) => {
    const style = getComputedStyle(element);
    const background = `${parentBackground}/${backgroundOf(style)}`;
    if (showsText(element) && isVisible(element)) {
      const look = `${title}${background}/${foregroundOf(element, style)}`;
      if (!measuredLooks.has(look)) texts.push(element);
      measuredLooks.add(look);
    }
    for (const child of element.children) visit(child, background);
  };
  visit(document.body, '');
  return texts;
}

async function lowContrast(title: string) {
  // Before the texts are collected: while it loads, a page can replace them.
  const { default: axe } = await import('axe-core');
  const texts = textsInNewColours(title);
  if (texts.length === 0) return [];
  const { violations } = await axe.run(texts, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
  return violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}\n${node.failureSummary}`));
}

/**
 * Checks the contrast of every text of a page in both themes. They differ only in colours, so the page is not rendered
 * again. Call it after each story and each test.
 * @throws an error that lists every text with too little contrast.
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
