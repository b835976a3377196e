/**
 * `npm run storybook:report`: lists the stories and tests of each component and screen in the built Storybook. Fails when
 * a screen has no story for a core state, when no story asserts a callback of a screen, or when a documentation
 * page is missing.
 */
import { readFileSync } from 'node:fs';
import { dataStates, screenStates } from '../../.storybook/states.ts';
import { documented } from '../shared/builtDocgen.ts';
import { componentTitles, docs, screenTitles, stories, storyFilesOf, tests } from '../shared/builtStories.ts';

const documentedTitles = new Set(docs.map(({ title }) => title));

const pagesWithRemoteData = documented
  .filter(({ props }) => props.some(({ type }) => type?.name.includes('Remote<')))
  .map(({ id }) => id);

/** The core states of a screen that no story shows. */
function missingStates(title: string) {
  const shown = stories.filter((story) => story.title === title);
  const hasRemoteData = pagesWithRemoteData.some((page) => shown.some(({ id }) => id.startsWith(`${page}--`)));
  return Object.keys(screenStates).filter(
    (state) => (hasRemoteData || !dataStates.includes(state)) && !shown.some(({ tags }) => tags.includes(state)),
  );
}

const summaries = [...componentTitles, ...screenTitles].map((title) => ({
  title,
  stories: stories.filter((story) => story.title === title).length,
  tests: tests.filter((test) => test.title === title).length,
  missing: screenTitles.includes(title) ? missingStates(title) : [],
}));

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
    `${share(summaries.filter(({ missing }) => missing.length === 0).length, summaries.length)} components and screens show their core states`,
    `${share(callbacks.filter(({ isAsserted }) => isAsserted).length, callbacks.length)} callbacks of screens are asserted`,
  ].join('\n'),
);

const problems = [
  ...summaries.flatMap(({ title, missing }) =>
    missing.map((state) => `${title} has no story for the state “${state}”.`),
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
