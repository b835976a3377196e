/** The state of remote data. Every screen that loads data takes it in this form. */
export type Remote<Value> =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** Called when 'Try again' is pressed. If omitted, there is no button. */
      onRetry?: (() => void) | undefined;
    }
  | {
      status: 'ready';
      value: Value;
      /** Whether a newer value is being loaded. The screen keeps showing this one. @default false */
      isStale?: boolean | undefined;
    };

/** The reasons why the host rejected a submission. */
export interface Problems<Field extends string = string> {
  /** Error messages by field. */
  fields?: Readonly<Partial<Record<Field, string>>> | undefined;
  /** An error message for the whole form, such as a lost connection or an edit conflict. */
  general?: string | undefined;
}

/** The state of a submission. Every screen and dialog that submits data takes it in this form. */
export interface Sending<Field extends string = string> {
  /** Whether a submission is in progress. The button shows it and ignores further presses. @default false */
  isSaving?: boolean | undefined;
  /** The reasons why the host rejected the submission. The form keeps its values. */
  problems?: Problems<Field> | undefined;
}
