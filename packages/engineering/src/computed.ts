/** A range that includes both ends. */
export type Range = readonly [low: number, high: number];

/** The reason that a function has no result: the kind of error and the input that caused it. */
export interface Reason {
  kind: string;
  input: string;
}

/** Values (never NaN or Infinity), or the reason that there are none. Each `kind` can have its own message. */
export type Computed<Values, Failure extends Reason = Reason> =
  | ({ isValid: true } & Values)
  | { isValid: false; reason: Failure };
