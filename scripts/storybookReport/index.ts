/**
 * `npm run storybook:report`: lists the stories and tests of each component and screen in the built Storybook. Fails when
 * a core state has neither a story nor a reason, when no story asserts a callback of a screen, or when a documentation
 * page is missing.
 */
import { readFileSync } from 'node:fs';
import { componentStates, screenStates } from '../../.storybook/states.ts';
import { componentStateLists, screenStateLists, type StateLists } from '../../stories/states.ts';
import { documented } from '../shared/builtDocgen.ts';
import { componentTitles, docs, screenTitles, stories, storyFilesOf, tests } from '../shared/builtStories.ts';

const documentedTitles = new Set(docs.map(({ title }) => title));

/** The core states that have neither a story nor a reason. */
const missingStates = (title: string, lists: StateLists, core: Readonly<Record<string, string>>) =>
  Object.keys(core).filter(
    (state) =>
      !stories.some((story) => story.title === title && story.tags.includes(state)) &&
      lists[title]?.without[state] === undefined,
  );

const summary = (titles: readonly string[], lists: StateLists, core: Readonly<Record<string, string>>) =>
  titles.map((title) => ({
    title,
    stories: stories.filter((story) => story.title === title).length,
    tests: tests.filter((test) => test.title === title).length,
    missing: missingStates(title, lists, core),
  }));

const summaries = [
  ...summary(componentTitles, componentStateLists, componentStates),
  ...summary(screenTitles, screenStateLists, screenStates),
];

const callbacks = documented
  .filter(({ id }) => id.startsWith('screens-'))
  .flatMap(({ name: component, id, path, props }) => {
    const source = storyFilesOf(id)
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    // `not` is excluded: it does not show that the callback is ever called.
    const isAsserted = (name: string) => new RegExp(`expect\\(\\s*args\\.${name}\\s*\\)\\s*\\.(?!not\\b)`).test(source);
    return props
      .filter(({ name }) => /^on[A-Z]/.test(name))
      .map(({ name }) => ({ component, name, path, isAsserted: isAsserted(name) }));
  });

console.table(summaries.map(({ missing, ...rest }) => ({ ...rest, 'missing states': missing.join(', ') })));

const share = (part: number, whole: number) => `${part} of ${whole}`;
console.log(
  [
    `${stories.length} stories, ${tests.length} tests, ${docs.length} documentation pages`,
    `${share(summaries.filter(({ missing }) => missing.length === 0).length, summaries.length)} components and screens show all their states`,
    `${share(callbacks.filter(({ isAsserted }) => isAsserted).length, callbacks.length)} callbacks of screens are asserted`,
  ].join('\n'),
);

const problems = [
  ...summaries.flatMap(({ title, missing }) =>
    missing.map((state) => `${title} has neither a story nor a reason for the state “${state}”.`),
  ),
  ...callbacks
    .filter(({ isAsserted }) => !isAsserted)
    .map(({ component, name, path }) => `${component}: no test in ${path} asserts ${name}.`),
  ...summaries
    .filter(({ title }) => !documentedTitles.has(title))
    .map(({ title }) => `${title} has no documentation page.`),
];
for (const problem of problems) console.error(problem);
if (problems.length > 0 || summaries.length === 0 || callbacks.length === 0) process.exitCode = 1;
