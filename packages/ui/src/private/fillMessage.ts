export const fillMessage = (message: string, values: Readonly<Record<string, string | number>>) =>
  message.replace(/\{(\w+)\}/g, (placeholder, key: string) => String(values[key] ?? placeholder));
