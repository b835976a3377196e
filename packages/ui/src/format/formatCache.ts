/**
 * Keeps Intl formats by a key of their options, because creating one takes longer than formatting thousands of values. A
 * format is created when it is first needed: the first one keeps a phone busy for 0.1 s.
 */
export function formatCache<Format>() {
  const formats = new Map<string, Format>();
  return (key: string, create: () => Format): Format => {
    const format = formats.get(key) ?? create();
    formats.set(key, format);
    return format;
  };
}
