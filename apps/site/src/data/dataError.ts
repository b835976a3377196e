import type { Problems } from '@pcb/screens/remote';

/** Why a data source did not do what it was asked. */
export type DataErrorKind =
  /** The values are wrong; `fields` says which. */
  | 'invalid'
  /** Somebody else has changed or deleted the record since it was read. */
  | 'conflict'
  /** The session has ended. */
  | 'signedOut'
  /** The e-mail address of the account is not confirmed yet. */
  | 'unverified'
  /** This account may not do it. */
  | 'forbidden'
  /** This visitor has sent too many requests. */
  | 'tooMany'
  /** The server has too much to do. */
  | 'busy'
  /** There was no answer. */
  | 'offline'
  | 'unexpected';

interface DataErrorDetails<Field extends string> extends ErrorOptions {
  /** Error messages by field of the form, for `invalid`. */
  fields?: Problems<Field>['fields'];
  /** The reason in a sentence for the user, in place of that of the site. */
  reason?: string | undefined;
  /** When to try again, in seconds, for `tooMany` and `busy`. */
  retryAfter?: number | undefined;
  /** The record as it is now, for `conflict`. Saving again replaces it. */
  current?: unknown;
}

/** What a data source rejects with. Any other error counts as `unexpected`. */
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
