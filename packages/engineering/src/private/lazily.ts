/**
 * Returns a function that creates a value at its first call and returns the same one from then on. For the formats of
 * `Intl`: the first of them keeps a phone busy for 0.1 s, which a page that only imports it should not pay.
 *
 * @example const wholeNumber = lazily(() => new Intl.NumberFormat('en-IN'));
 */
export function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
