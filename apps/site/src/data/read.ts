export type Read<Value> = { status: 'ready'; value: Value } | { status: 'failed' };

export const read = <Value>(promise: Promise<Value>): Promise<Read<Value>> =>
  promise.then(
    (value) => ({ status: 'ready', value }),
    () => ({ status: 'failed' }),
  );
