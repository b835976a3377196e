/**
 * What holds after every story and every test of one, in each mode that runs it: a quiet console, nothing that
 * scrolls sideways, and on screens one `main`, one `h1` and headings that skip no level. axe runs besides.
 */
interface StoryContext {
  tags: readonly string[];
  viewMode?: string;
}

const complaints: string[] = [];

/** What React says when something changes between two steps of a test, and a browser when it measures in the next frame instead. */
const isOfTheTest = /not wrapped in act\(|inside an `act` scope|ResizeObserver loop completed/;

/** Notes what is written to the console as a warning or an error. Returns how to stop. */
export function listenToConsole() {
  complaints.length = 0;
  const { error, warn } = console;
  const noting =
    (write: typeof console.error) =>
    (...parts: unknown[]) => {
      const complaint = parts.map(String).join(' ');
      if (!isOfTheTest.test(complaint)) complaints.push(complaint);
      write(...parts);
    };
  console.error = noting(error);
  console.warn = noting(warn);
  return () => Object.assign(console, { error, warn });
}

const isScreen = ({ tags }: StoryContext) => tags.includes('screen');

const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });

const shown = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown);

function* complaintsAboutOutline() {
  const mains = shown('main, [role="main"]').length;
  if (mains !== 1) yield `A screen has one main landmark, this one has ${mains}.`;
  const heads = shown('h1').length;
  if (heads !== 1) yield `A screen has one h1, this one has ${heads}.`;
  let previous = 0;
  for (const heading of shown('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName[1]);
    if (level > previous + 1) yield `“${heading.textContent}” is an h${level} after an h${previous}.`;
    previous = level;
  }
}

/** The elements that stick out of the window, so that the message says where to look. */
const stickingOut = (width: number) =>
  [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > width)
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}`)
    .slice(0, 5)
    .join(', ');

/** Throws one error that names everything found. */
export function checkStory(context: StoryContext) {
  if (context.viewMode !== 'story') return;
  const found = complaints.map((complaint) => `The console says: ${complaint}`);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    found.push(`The page is ${scrollWidth} px wide in a window of ${clientWidth} px: ${stickingOut(clientWidth)}`);
  // While a dialog is open everything else is hidden, main and h1 with it.
  const isCovered = shown('[role="dialog"], [role="alertdialog"]').length > 0;
  if (isScreen(context) && !isCovered) found.push(...complaintsAboutOutline());
  if (found.length > 0) throw new Error(found.join('\n'));
}
