/** `at render (app.js:1:2)` in Chromium, `render@https://…/app.js:1:2` in Firefox and Safari. */
const frame = /^\s+at\s|^\S*@\S+:\d+(?::\d+)?$/;

/** For an error whose message contains its stack trace. */
export function withoutStack(errorText: string): string {
  const lines = errorText.split('\n');
  const start = lines.findIndex((line) => frame.test(line));
  return (start === -1 ? lines : lines.slice(0, start)).join('\n').trim();
}
