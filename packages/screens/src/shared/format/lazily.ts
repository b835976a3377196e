/**
 * Creates a value when it is first needed. Use it for `Intl` formats: the first one blocks a phone for 0.1 s.
 *
 * @example const wholeNumber = lazily(() => new Intl.NumberFormat('en-IN'));
 */
export function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
