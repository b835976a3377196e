/** The lowest and the highest value that an input may have, both included. */
export type Range = readonly [low: number, high: number];

/** Why a function has no result: what is wrong, and with which of its inputs. */
export interface Reason {
  kind: string;
  input: string;
}

/**
 * What a function returns: its values, or the reason why there are none. Never NaN and never Infinity, so that a caller
 * can print every value it receives. The reasons of a function are a union by `kind`, so that a caller can map each kind
 * to words of its own.
 */
export type Computed<Values, Refused extends Reason = Reason> =
  ({ isValid: true } & Values) | { isValid: false; reason: Refused };
