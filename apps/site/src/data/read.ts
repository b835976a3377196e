export type Read<Value> = { status: 'ready'; value: Value } | { status: 'failed' };

export const read = <Value>(promise: Promise<Value>): Promise<Read<Value>> =>
  promise.then(
    (value) => ({ status: 'ready', value }),
    () => ({ status: 'failed' }),
  );

/** Reads until the returned function is called, such as at the cleanup of an effect: then no result is delivered. */
export function startReading<Value>(
  request: (signal: AbortSignal) => Promise<Value>,
  onRead: (result: Read<Value>) => void,
): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  void read(request(signal)).then((result) => {
    if (!signal.aborted) onRead(result);
  });
  return () => leaving.abort();
}
