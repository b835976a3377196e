/** Creating an Intl format takes longer than formatting thousands of values, and the first one 0.1 s on a phone. */
export function formatCache<Format>() {
  const formats = new Map<string, Format>();
  return (key: string, create: () => Format): Format => {
    const format = formats.get(key) ?? create();
    formats.set(key, format);
    return format;
  };
}
