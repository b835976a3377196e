import type { Catcher } from './model.ts';

interface VitestReport {
  testResults: readonly {
    message: string;
    assertionResults: readonly { ancestorTitles: readonly string[]; title: string; status: string }[];
  }[];
}

interface PlaywrightSuite {
  title: string;
  suites?: readonly PlaywrightSuite[];
  specs: readonly { title: string; ok: boolean }[];
}

interface PlaywrightReport {
  suites: readonly PlaywrightSuite[];
}

const join = (titles: readonly string[]) => titles.map((title) => title.trim()).join(' > ');

/** The titles of failed tests, and the messages of files that failed before their tests. */
export const failuresOfVitest = ({ testResults }: VitestReport): string[] =>
  testResults.flatMap(({ message, assertionResults }) => [
    ...assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ ancestorTitles, title }) => join([...ancestorTitles, title])),
    ...(assertionResults.length === 0 ? [message] : []),
  ]);

/** Storybook names a story's own run `base story` if the story has tests, and otherwise by the story's name. */
export const failuresOfStories = (report: VitestReport): string[] =>
  failuresOfVitest(report).map((title) =>
    title.includes(' > ') ? title.replace(/ > base story$/, ' > its own check') : `${title} > its own check`,
  );

const failuresOfSuite = ({ title, suites = [], specs }: PlaywrightSuite, above: readonly string[]): string[] => [
  ...specs.filter(({ ok }) => !ok).map((spec) => join([...above, title, spec.title])),
  ...suites.flatMap((suite) => failuresOfSuite(suite, [...above, title])),
];

/** The titles of failed tests, each with its file. */
export const failuresOfPlaywright = ({ suites }: PlaywrightReport): string[] =>
  suites.flatMap((suite) => failuresOfSuite(suite, []));

/** The failed test that a fault names. Titles of stories start with `test`; others contain it. */
export const findCaught = ({ step, test }: Catcher, failures: readonly string[]): string | undefined =>
  failures.find((title) => (step.startsWith('stories') ? title.startsWith(test) : title.includes(test)));
