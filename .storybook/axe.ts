/** How axe checks a story: the rules that fit it, and in a run of tests no page twice. */
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

const axeOf = (context: StoryContext) => context.parameters['a11y'] as AxeParameters;

function setAxe(context: StoryContext, changes: AxeParameters) {
  context.parameters['a11y'] = { ...axeOf(context), ...changes };
}

/** Fits the rules of axe to what is tested. */
export function chooseRules(context: StoryContext) {
  const isScreen = context.tags.includes('screen');
  const isComponent = context.title.startsWith('Components/');
  const hasOwnColours = !matchMedia('(forced-colors: active)').matches;
  const rules = [
    // Left out in Storybook, as a component need not be in a landmark. What is on a screen must.
    // axe lets a skip link be only where it is the first of the document, and in Storybook its own links come first.
    { id: 'region', enabled: isScreen, selector: 'body *:not([href="#main"])' },
    // Where the system chooses the colours, scripts still read ours: axe would measure what nobody sees.
    // Each state of a screen is a story and measured there, and what pointer and focus change is measured in the tests
    // of components. To measure whole screens after each test too takes as long as everything else that axe does.
    { id: 'color-contrast', enabled: hasOwnColours && (isComponent || !isTest(context)) },
  ];
  setAxe(context, { config: { rules } });
}

/** What React's `useId` makes, also inside a longer id. */
const countedId = /_r_[0-9a-z]+_/g;

/** All that decides what axe finds. Ids differ in each rendering of the same page, and so are numbered anew. */
function pageAsText({ title }: StoryContext) {
  const ids = new Map<string, number>();
  const numbered = (id: string) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `#${ids.get(id)}`;
  };
  const circumstances = [...document.documentElement.attributes].map(({ name, value }) => `${name}=${value}`);
  const page = document.body.outerHTML.replace(countedId, numbered);
  return [title, innerWidth, innerHeight, ...circumstances, page].join();
}

async function digestOf(text: string) {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(digest).toString();
}

const checkedPages = new Set<string>();

/**
 * Many tests leave the page as its story's own check saw it. A run of tests does not ask axe about it again, as axe
 * takes more than half of the time. Call it after each story, before axe runs. In Storybook itself axe always runs.
 */
export async function skipCheckedPage(context: StoryContext) {
  if (import.meta.env['VITEST_STORYBOOK'] !== 'false') return;
  // Mirrored, a test leaves what it leaves in light, but elsewhere; what stands where is checked on the stories.
  const isMirrored = document.documentElement.dir === 'rtl';
  const page = await digestOf(pageAsText(context));
  if (checkedPages.has(page) || (isMirrored && isTest(context))) setAxe(context, { disable: true });
  // A test is checked with fewer rules than a story.
  if (!isTest(context)) checkedPages.add(page);
}
