/** Where a planted fault is looked for: one step of `npm test` or `npm run test:all`. */
export type StepName =
  | 'types'
  | 'lint'
  | 'fences'
  | 'unused code'
  | 'unit'
  | 'package contents'
  | 'built packages'
  | 'stories'
  | 'stories, right to left'
  | 'site'
  | 'Storybook';

/** The check that must fail. */
export interface Catcher {
  step: StepName;
  /** The file of the test, the story, or what the tool is run on. */
  file: string;
  /**
   * Part of the test's title, with the `describe` blocks around it: `outer > inner > title`. A story starts with its name,
   * and `its own check` stands for axe, the console, the outline and the widths: `Ready > its own check`. For a tool,
   * part of what it prints.
   */
  test: string;
}

interface Plantable {
  /** Unique, in kebab case. */
  id: string;
  /** What a person would lose. */
  promise: string;
  /** The file that is changed, from the root of the repository. */
  file: string;
  caughtBy: Catcher;
}

/** A text that is replaced. */
interface ReplacedText extends Plantable {
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
}

/** A file that is missing. */
interface MissingFile extends Plantable {
  isMissing: true;
}

/** A mistake that a developer in a hurry could make. It compiles, unless types are what should catch it. */
export type Fault = ReplacedText | MissingFile;
