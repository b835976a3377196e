/** Longer than any line of a drill file. */
const maxLineLength = 500;

/** A generator, because a list of 100 MB of short lines would exhaust memory. */
export function* linesOf(text: string): Generator<string> {
  const end = /\r\n?|\n/g;
  for (let at = 0; at < text.length; at = end.lastIndex) {
    end.lastIndex = at;
    const next = end.exec(text)?.index ?? text.length;
    yield text.slice(at, Math.min(next, at + maxLineLength));
    if (next === text.length) return;
  }
}
