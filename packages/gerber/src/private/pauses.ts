/** A long calculation that can be interrupted: a worker answers messages where it yields. */
export type Pauses<Result> = Generator<undefined, Result, void>;
