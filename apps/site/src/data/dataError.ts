import type { Problems } from '@pcb/screens/remote';

export type DataErrorKind =
  | 'invalid'
  /** The record was changed or deleted since it was read. */
  | 'conflict'
  | 'signedOut'
  /** The e-mail address is not confirmed yet. */
  | 'unverified'
  | 'forbidden'
  | 'tooMany'
  | 'busy'
  | 'offline'
  | 'unexpected';

interface DataErrorDetails<Field extends string> extends ErrorOptions {
  /** Messages by form field, for `invalid`. */
  fields?: Problems<Field>['fields'];
  reason?: string | undefined;
  /** In seconds, for `tooMany` and `busy`. */
  retryAfter?: number | undefined;
  /** The current record, for `conflict`. Saving again replaces it. */
  current?: unknown;
}

/** The rejection of a data source. Any other error counts as `unexpected`. */
export class DataError<Field extends string = string> extends Error {
  readonly kind: DataErrorKind;
  readonly fields: Problems<Field>['fields'];
  readonly reason: string | undefined;
  readonly retryAfter: number | undefined;
  readonly current: unknown;

  constructor(kind: DataErrorKind, { fields, reason, retryAfter, current, ...options }: DataErrorDetails<Field> = {}) {
    super(reason ?? `The data source refused: ${kind}.`, options);
    this.kind = kind;
    this.fields = fields;
    this.reason = reason;
    this.retryAfter = retryAfter;
    this.current = current;
  }
}
