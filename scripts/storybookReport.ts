/**
 * `npm run storybook:report`: what the built Storybook holds, and whether it holds enough. Fails when a screen has fewer
 * than three tests or no page of documentation, when fewer than 60 % of the screens' stories prove anything, or when
 * fewer than ten jobs are walked through. Which states are missing is told by `vitest run --project=storybook`.
 */
import { componentTitles, docs, screenTitles, stories, tests } from './builtStories.ts';
import { screenStates } from '../.storybook/states.ts';

const fewestTests = 3;
const smallestShare = 0.6;
const fewestFlows = 10;

const proven = new Set(tests.map(({ parent }) => parent));
const percent = (part: number, whole: number) => `${Math.round((part / whole) * 100)} %`;

const screens = screenTitles.map((title) => {
  const here = stories.filter((story) => story.title === title);
  return {
    screen: title.slice('Screens/'.length),
    stories: here.length,
    'with tests': percent(here.filter(({ id }) => proven.has(id)).length, here.length),
    tests: tests.filter((test) => test.title === title).length,
    states: Object.keys(screenStates).filter((state) => here.some(({ tags }) => tags.includes(state))).length,
  };
});

const screenStories = stories.filter(({ title }) => screenTitles.includes(title));
const provenStories = screenStories.filter(({ id }) => proven.has(id));
const flows = stories.filter(({ title }) => title.startsWith('Flows/'));
const documented = new Set(docs.map(({ title }) => title));

console.table(screens);
console.log(
  Object.keys(screenStates)
    .map((state) => `${state}: ${screenStories.filter(({ tags }) => tags.includes(state)).length} stories of screens`)
    .join('\n'),
);
console.log(
  [
    `${stories.length} stories, ${tests.length} tests, ${docs.length} pages of documentation`,
    `${componentTitles.length} components, ${screenTitles.length} screens, ${flows.length} flows`,
    `${percent(provenStories.length, screenStories.length)} of ${screenStories.length} stories of screens prove something`,
  ].join('\n'),
);

const faults = [
  ...screens
    .filter((screen) => screen.tests < fewestTests)
    .map(({ screen, tests: count }) => `${screen} has ${count} tests: ${fewestTests} are the least.`),
  ...[...componentTitles, ...screenTitles]
    .filter((title) => !documented.has(title))
    .map((title) => `${title} has no page of documentation.`),
  ...(provenStories.length / screenStories.length < smallestShare
    ? [`${smallestShare * 100} % of the stories of screens are to prove something.`]
    : []),
  ...(flows.length < fewestFlows ? [`${fewestFlows} flows are the least.`] : []),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
