import { rectPath } from './path.ts';

/** A horizontal range of a drawing. */
export type Span = readonly [from: number, to: number];

/** Returns the parts of a span outside sorted gaps. */
export function between(gaps: readonly Span[], [from, to]: Span): Span[] {
  const starts = [from, ...gaps.map(([, end]) => end)];
  const ends = [...gaps.map(([begin]) => begin), to];
  return starts.map((begin, index): Span => [begin, ends[index] ?? to]).filter(([begin, end]) => end > begin);
}

/** Returns the parts of several spans outside sorted gaps. */
export const without = (spans: readonly Span[], gaps: readonly Span[]): Span[] =>
  spans.flatMap(([from, to]) =>
    between(
      gaps
        .filter(([begin, end]) => end > from && begin < to)
        .map(([begin, end]): Span => [Math.max(begin, from), Math.min(end, to)]),
      [from, to],
    ),
  );

export const bars = (spans: readonly Span[], top: number, bottom: number) =>
  spans.map(([from, to]) => rectPath(from, top, to - from, bottom - top)).join('');
