/** A line of a stack trace: `at render (app.js:1:2)` in Chromium, `render@https://…/app.js:1:2` in Firefox and Safari. */
const frame = /^\s+at\s|^\S*@\S+:\d+(?::\d+)?$/;

/** Removes the stack trace from the text of an error whose message contains it. */
export function withoutStack(errorText: string): string {
  const lines = errorText.split('\n');
  const start = lines.findIndex((line) => frame.test(line));
  return (start === -1 ? lines : lines.slice(0, start)).join('\n').trim();
}
