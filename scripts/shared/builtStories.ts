import { readFileSync } from 'node:fs';

interface Entry {
  id: string;
  /** Where it stands in the sidebar: 'Screens/Admin/Orders'. */
  title: string;
  name: string;
  type: 'story' | 'docs';
  /** `test` for what `Story.test` made; its `parent` is the story. */
  subtype?: 'story' | 'test';
  parent?: string;
  tags: string[];
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>;
};

const all = Object.values(entries);

export const tests = all.filter(({ subtype }) => subtype === 'test');
export const stories = all.filter(({ type, subtype }) => type === 'story' && subtype !== 'test');
export const docs = all.filter(({ type }) => type === 'docs');

const titlesUnder = (root: string) => [
  ...new Set(stories.map(({ title }) => title).filter((title) => title.startsWith(root))),
];
export const screenTitles = titlesUnder('Screens/');
export const componentTitles = titlesUnder('Components/');

/** The one story of each component and screen that shows it as it is met most often. */
export const readyStories = stories.filter(
  ({ title, tags }) => tags.includes('ready') && /^(Components|Screens)\//.test(title),
);
