import type { Problems } from '@pcb/screens/remote';

/** What a data source throws when it refuses a write and can say why. Anything else that is thrown counts as a lost connection. */
export class Refused<Field extends string = string> extends Error {
  readonly problems: Problems<Field>;

  constructor(problems: Problems<Field>) {
    super(problems.general ?? 'The data source refused what was sent.');
    this.problems = problems;
  }
}
