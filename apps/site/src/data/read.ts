/** The outcome of a request. A failed request gives the loader a state to show, not an exception. */
export type Read<Value> =
  | { status: 'ready'; value: Value }
  | { status: 'failed' }
  /** In a prerendered page. In the browser a page waits for its data. */
  | { status: 'loading' };

/** Awaits a request and never rejects. */
export const read = <Value>(answer: Promise<Value>): Promise<Exclude<Read<Value>, { status: 'loading' }>> =>
  answer.then(
    (value) => ({ status: 'ready', value }),
    () => ({ status: 'failed' }),
  );
