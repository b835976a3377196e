/**
 * Returns a function that creates a value at its first call and returns the same one from then on. Use it for the formats
 * of `Intl`: creating the first one keeps a phone busy for 0.1 s, also on a page that imports it and never uses it.
 *
 * @example const wholeNumber = lazily(() => new Intl.NumberFormat('en-IN'));
 */
export function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
