/** Data that a screen shows, as the host has it now. Every screen that waits for data takes it in this form. */
export type Remote<Value> =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** Called when 'Try again' is pressed. Without it there is no such button. */
      onRetry?: (() => void) | undefined;
    }
  | {
      status: 'ready';
      value: Value;
      /** Whether a newer value is being fetched. The screen shows this one meanwhile. @default false */
      isStale?: boolean | undefined;
    };

/** Why the host refused what was sent. */
export interface Problems<Field extends string = string> {
  /** A sentence for each field that has to be changed. */
  fields?: Readonly<Partial<Record<Field, string>>> | undefined;
  /** A sentence about the whole: no connection, or somebody else was faster. */
  general?: string | undefined;
}

/** How sending goes, as the host has it now. Every screen and dialog that sends something takes it in this form. */
export interface Sending<Field extends string = string> {
  /** Whether what was sent is on its way. The button says so, and another press does nothing. @default false */
  isSaving?: boolean | undefined;
  /** Why the host refused what was sent. The form keeps every letter. */
  problems?: Problems<Field> | undefined;
}
