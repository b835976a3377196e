/** A line of a stack trace: `at render (app.js:1:2)` in Chromium, `render@https://…/app.js:1:2` in Firefox and Safari. */
const frame = /^\s+at\s|^\S*@\S+:\d+(?::\d+)?$/;

/** The text of an error up to its stack, for those errors that carry the stack inside their message. */
export function withoutStack(errorText: string): string {
  const lines = errorText.split('\n');
  const start = lines.findIndex((line) => frame.test(line));
  return (start === -1 ? lines : lines.slice(0, start)).join('\n').trim();
}
