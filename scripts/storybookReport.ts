/**
 * `npm run storybook:report`: what the built Storybook holds, and whether it holds enough. Fails when a screen has fewer
 * than three tests, or fewer than 60 % of the screens' stories prove anything.
 */
import { readFileSync } from 'node:fs';

const fewestTests = 3;
const smallestShare = 0.6;

interface Entry {
  id: string;
  title: string;
  type: 'story' | 'docs';
  /** `test` for what `Story.test` made; its `parent` is the story. */
  subtype?: 'story' | 'test';
  parent?: string;
}

const { entries } = JSON.parse(readFileSync('storybook-static/index.json', 'utf8')) as {
  entries: Record<string, Entry>;
};
const all = Object.values(entries);
const docs = all.filter(({ type }) => type === 'docs');
const tests = all.filter(({ subtype }) => subtype === 'test');
const stories = all.filter(({ type, subtype }) => type === 'story' && subtype !== 'test');

const isOfScreen = ({ title }: Entry) => title.startsWith('Screens/');
const proven = new Set(tests.map(({ parent }) => parent));
const screenStories = stories.filter(isOfScreen);
const share = screenStories.filter(({ id }) => proven.has(id)).length / screenStories.length;

const screens = [...new Set(screenStories.map(({ title }) => title))].map((title) => ({
  screen: title.slice('Screens/'.length),
  stories: screenStories.filter((story) => story.title === title).length,
  tests: tests.filter((test) => test.title === title).length,
}));

console.table(screens);
console.log(`${stories.length} stories, ${tests.length} tests, ${docs.length} pages of documentation`);
console.log(`${Math.round(share * 100)} % of ${screenStories.length} screen stories prove something`);

const poor = screens.filter((screen) => screen.tests < fewestTests);
for (const { screen, tests: count } of poor) {
  console.error(`${screen} has ${count} tests: ${fewestTests} are the least.`);
}
if (share < smallestShare) console.error(`${smallestShare * 100} % of the screens' stories are to prove something.`);
if (poor.length > 0 || share < smallestShare) process.exitCode = 1;
