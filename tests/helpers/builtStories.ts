import { readFileSync } from 'node:fs';
import { nonEmpty } from './nonEmpty.ts';

interface Entry {
  id: string;
  title: string;
  name: string;
  importPath: string;
  type: 'story' | 'docs';
  subtype?: 'story' | 'test';
  parent?: string;
  tags: string[];
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>;
};

const all = Object.values(entries);

export const tests = nonEmpty(all.filter(({ subtype }) => subtype === 'test'));
export const stories = nonEmpty(all.filter(({ type, subtype }) => type === 'story' && subtype !== 'test'));
export const docs = nonEmpty(all.filter(({ type }) => type === 'docs'));

/** By the id of the documentation page without `--docs`. */
export const storyFilesOf = (id: string) => [
  ...new Set(stories.filter((story) => story.id.startsWith(`${id}--`)).map(({ importPath }) => importPath)),
];

const titlesUnder = (roots: RegExp) =>
  nonEmpty([...new Set(stories.map(({ title }) => title).filter((title) => roots.test(title)))]);
export const screenTitles = titlesUnder(/^Screens\//);
export const componentTitles = titlesUnder(/^(Components|Art)\//);

export const readyStories = nonEmpty(
  stories.filter(({ title, tags }) => tags.includes('ready') && /^(Components|Art|Screens)\//.test(title)),
);
