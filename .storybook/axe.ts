/** How axe checks a story: with the rules that apply to it, in both themes, and in a test run no page twice. */
interface StoryContext {
  title: string;
  tags: readonly string[];
  parameters: Record<string, unknown>;
}

interface AxeParameters {
  disable?: boolean;
  config?: { rules: readonly { id: string; enabled: boolean; selector?: string }[] };
}

const isTest = ({ tags }: StoryContext) => tags.includes('test-fn');

/** In forced colours scripts still read our colours, so axe would measure colours that nobody sees. */
const areColoursForced = () => matchMedia('(forced-colors: active)').matches;

/** Storybook itself asks axe about every story that somebody opens; the work that is saved here is that of test runs. */
const isTestRun = import.meta.env['VITEST_STORYBOOK'] === 'false';

function setAxe({ parameters }: StoryContext, changes: AxeParameters) {
  parameters['a11y'] = { ...(parameters['a11y'] as AxeParameters), ...changes };
}

/** Chooses the rules of axe for a story. */
export function chooseRules(context: StoryContext) {
  const isComponent = context.title.startsWith('Components/');
  const rules = [
    // Off by default in Storybook, because a component need not be in a landmark; everything on a screen must be.
    // axe ignores a skip link only when it is the first link of the document, and Storybook's own links come first.
    { id: 'region', enabled: context.tags.includes('screen'), selector: 'body *:not([href="#main"])' },
    // Each state of a screen is a story and measured there. What pointer and focus change is measured after the tests of
    // components; measuring whole screens after each of their tests too would double the time of the run.
    { id: 'color-contrast', enabled: !areColoursForced() && (isComponent || !isTest(context)) },
  ];
  setAxe(context, { config: { rules } });
}

/** An id made by React's `useId`, also as a part of a longer id. */
const generatedId = /_r_[0-9a-z]+_/g;

/** Everything that axe's result depends on. Generated ids differ in each rendering of the same page, so they are renumbered. */
function pageAsText(title: string) {
  const ids = new Map<string, number>();
  const renumber = (id: string) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `#${ids.get(id)}`;
  };
  const attributes = [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`);
  const page = document.body.outerHTML.replace(generatedId, renumber);
  return [title, innerWidth, innerHeight, ...attributes, page].join();
}

const checkedPages = new Set<string>();

/** Whether a story left this very page before. */
async function isCheckedPage(context: StoryContext) {
  const text = new TextEncoder().encode(pageAsText(context.title));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).toString();
  if (checkedPages.has(digest)) return true;
  // After a test fewer rules run than after a story, so only a story's check counts.
  if (!isTest(context)) checkedPages.add(digest);
  return false;
}

/**
 * Turns axe off where a test left the page as its story's own check saw it: axe takes more than half of the time of a
 * test run. Call it after each story, before axe runs.
 */
export async function skipCheckedPage(context: StoryContext) {
  if (isTestRun && (await isCheckedPage(context))) setAxe(context, { disable: true });
}

/**
 * Checks the contrast of a story in the dark theme, in the page that was rendered in the light one: the themes differ in
 * colours alone. Call it after each story. A story that is dark by itself is checked by Storybook's own run of axe.
 * @throws when the contrast of a text is too low.
 */
export async function checkDarkContrast(context: StoryContext) {
  const { dataset } = document.documentElement;
  if (!isTestRun || isTest(context) || areColoursForced() || dataset['theme'] !== 'light') return;
  dataset['theme'] = 'dark';
  try {
    if (await isCheckedPage(context)) return;
    const { default: axe } = await import('axe-core');
    const { violations } = await axe.run(document.body, { runOnly: ['color-contrast'], resultTypes: ['violations'] });
    const problems = violations.flatMap(({ nodes }) => nodes.map((node) => `${node.html}\n${node.failureSummary}`));
    if (problems.length > 0) throw new Error(`In the dark theme:\n${problems.join('\n')}`);
  } finally {
    dataset['theme'] = 'light';
  }
}
