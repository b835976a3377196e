export type Read<Value> = { status: 'ready'; value: Value } | { status: 'failed' };

export const read = <Value>(answer: Promise<Value>): Promise<Read<Value>> =>
  answer.then(
    (value) => ({ status: 'ready', value }),
    () => ({ status: 'failed' }),
  );
