/** The minimum and maximum of an input, both inclusive. */
export type Range = readonly [low: number, high: number];

/** Why a function has no result: the kind of error, and the input that caused it. */
export interface Reason {
  kind: string;
  input: string;
}

/**
 * The result of a calculation: its values, or the reason why there are none. Values are never NaN or Infinity, so a
 * caller can print all of them. The reasons of a function are a union by `kind`, so a caller can map each kind to its
 * own message.
 */
export type Computed<Values, Failure extends Reason = Reason> =
  | ({ isValid: true } & Values)
  | { isValid: false; reason: Failure };
