/** Configures axe for each story. A test run does not check the same page twice. */
import type { StoryContext as CompleteContext } from '@storybook/react-vite';
import { isTestRun } from './testBrowser.ts';

interface StoryContext {
  title: string;
  tags: readonly string[];
  parameters: Record<string, unknown>;
  reporting: CompleteContext['reporting'];
}

interface AxeParameters {
  disable?: boolean;
  context?: { exclude: readonly string[] };
  config?: { rules: readonly { id: string; enabled: boolean; selector?: string }[] };
}

function setAxe({ parameters }: StoryContext, changes: AxeParameters) {
  parameters['a11y'] = { ...(parameters['a11y'] as AxeParameters), ...changes };
}

export function chooseRules(context: StoryContext) {
  const rules = [
    // Off by default in Storybook: a component need not be in a landmark, but all content of a screen must be. axe
    // ignores a skip link only if it is the first link of the document, and Storybook's own links come first.
    // The open list of a Select, like a dialog, need not be in a landmark.
    {
      id: 'region',
      enabled: context.tags.includes('screen'),
      selector: 'body *:not([href="#main"], [role="listbox"])',
    },
    // `checkContrast` measures it in test runs, faster and in both themes.
    { id: 'color-contrast', enabled: !isTestRun },
  ];
  // react-aria keeps an announcement for seven seconds, so it may refer to a button of the previous story.
  setAxe(context, { config: { rules }, context: { exclude: ['[data-live-announcer]'] } });
}

const repeats = ['test-fn', 'narrow', 'large-text', 'touch', 'right-to-left'];

/** Whether axe and contrast are skipped, because another story shows the same elements. */
export const repeatsStory = ({ tags }: StoryContext) =>
  import.meta.env['AXE_AFTER'] === 'stories' && tags.some((tag) => repeats.includes(tag));

/** `npm test` measures one story per component and screen, because colours come from tokens. */
export const needsContrast = ({ tags }: StoryContext) =>
  !tags.includes('test-fn') && (import.meta.env['AXE_AFTER'] !== 'stories' || tags.includes('ready'));

export const skipAxe = (context: StoryContext) => setAxe(context, { disable: true });

/**
 * Each report of a passing page takes 40 kB. Storybook's addon adds them after the hooks of the preview. A hook of
 * Vitest's setup file does not work: it applies to the first file of each browser page only.
 */
export function dropPassedReports({ reporting }: StoryContext) {
  const add = reporting.addReport.bind(reporting);
  reporting.addReport = (report) => {
    if (report.status !== 'passed') add(report);
  };
}

/** An id from React's `useId`, also within a longer id. */
const generatedId = /_r_[0-9a-z]+_/g;

/**
 * Excludes theme and direction, which do not affect the result. Generated ids differ between renders, so they are
 * renumbered.
 */
function pageAsText(title: string) {
  const ids = new Map<string, number>();
  const renumber = (id: string) => {
    if (!ids.has(id)) ids.set(id, ids.size);
    return `#${ids.get(id)}`;
  };
  const { dataset, style } = document.documentElement;
  const { brand, contrast, density } = dataset;
  const page = document.body.outerHTML.replace(generatedId, renumber);
  return [title, brand, contrast, density, style.fontSize, innerWidth, innerHeight, page].join();
}

const seenPages = new Set<string>();

/**
 * Many tests end with the page of their story, and axe takes half the time of a test run. Call it once per story and
 * test.
 */
export async function isSeenPage({ title }: StoryContext) {
  const text = new TextEncoder().encode(pageAsText(title));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', text)).toString();
  if (seenPages.has(digest)) return true;
  seenPages.add(digest);
  return false;
}
