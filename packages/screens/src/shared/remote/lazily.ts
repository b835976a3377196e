/**
 * Delays creating a value until it is first needed, and then keeps it. Use it for `Intl` formats: creating the first one
 * keeps a phone busy for 0.1 s, which a page that never formats anything can do without.
 *
 * @example const wholeNumber = lazily(() => new Intl.NumberFormat('en-IN'));
 */
export function lazily<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
