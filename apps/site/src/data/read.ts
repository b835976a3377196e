/** The outcome of a request. A failed request gives the loader a state to show, not an exception. */
export type Read<Value> = { status: 'ready'; value: Value } | { status: 'failed' };

/** Awaits a request and never rejects. */
export const read = <Value>(answer: Promise<Value>): Promise<Read<Value>> =>
  answer.then(
    (value) => ({ status: 'ready', value }),
    () => ({ status: 'failed' }),
  );
