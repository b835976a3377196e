/** What became of a question to the data: a loader that is refused gives a state to show, not an exception. */
export type Read<Value> = { status: 'ready'; value: Value } | { status: 'failed' };

/** Waits for an answer, whatever it is. */
export const read = <Value>(answer: Promise<Value>): Promise<Read<Value>> =>
  answer.then(
    (value) => ({ status: 'ready', value }),
    () => ({ status: 'failed' }),
  );
