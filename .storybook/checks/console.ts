const messages: string[] = [];

/** React's warnings about state changes between steps, and the browser's about a postponed measurement. */
const causedByTheTest = /not wrapped in act\(|ResizeObserver loop completed/;

export function recordConsole() {
  messages.length = 0;
  const { error, warn } = console;
  const recording =
    (write: typeof console.error) =>
    (...parts: unknown[]) => {
      const message = parts.map(String).join(' ');
      if (!causedByTheTest.test(message)) messages.push(message);
      write(...parts);
    };
  console.error = recording(error);
  console.warn = recording(warn);
  return () => Object.assign(console, { error, warn });
}

export const consoleProblems = () => messages.map((message) => `The console says: ${message}`);
