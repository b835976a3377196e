/** A step of `npm test` or `npm run test:all` that can catch a fault. */
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

/** The check that has to fail. */
export interface Catcher {
  step: StepName;
  /** The test file, the story file, or the file that the tool checks. */
  file: string;
  /**
   * Part of the test's title, with its `describe` blocks: `outer > inner > title`. For a story it starts with the story's
   * name, and `its own check` means axe and the general checks: `Ready > its own check`. For a tool, part of its output.
   */
  test: string;
}

interface Plantable {
  /** Unique, in kebab case. */
  id: string;
  /** What users would lose through the fault, as a promise. */
  promise: string;
  /** The path of the changed file from the root of the repository. */
  file: string;
  caughtBy: Catcher;
}

/** A fault that replaces a text. */
interface ReplacedText extends Plantable {
  /** Occurs exactly once in the file. */
  find: string;
  replace: string;
}

/** A fault that deletes a file. */
interface MissingFile extends Plantable {
  isMissing: true;
}

/** A mistake that a developer could make. It compiles, unless the type check should catch it. */
export type Fault = ReplacedText | MissingFile;
