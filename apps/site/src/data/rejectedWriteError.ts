import type { Problems } from '@pcb/screens/remote';

/** Thrown by a data source that rejects a write and gives a reason. Any other error counts as a lost connection. */
export class RejectedWriteError<Field extends string = string> extends Error {
  readonly problems: Problems<Field>;

  constructor(problems: Problems<Field>) {
    super(problems.general ?? 'The data source rejected the write.');
    this.problems = problems;
  }
}
