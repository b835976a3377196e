import { rectPath } from './path.ts';

/** A part of the width of a drawing. */
export type Span = readonly [from: number, to: number];

/** The parts of a span that sorted gaps inside it leave. */
export function between(gaps: readonly Span[], [from, to]: Span): Span[] {
  const starts = [from, ...gaps.map(([, end]) => end)];
  const ends = [...gaps.map(([begin]) => begin), to];
  return starts.map((begin, index): Span => [begin, ends[index] ?? to]).filter(([begin, end]) => end > begin);
}

/** The parts of the spans outside sorted gaps. */
export const without = (spans: readonly Span[], gaps: readonly Span[]): Span[] =>
  spans.flatMap(([from, to]) =>
    between(
      gaps
        .filter(([begin, end]) => end > from && begin < to)
        .map(([begin, end]): Span => [Math.max(begin, from), Math.min(end, to)]),
      [from, to],
    ),
  );

/** Rectangles over the spans, from `top` to `bottom`, as path data. */
export const bars = (spans: readonly Span[], top: number, bottom: number) =>
  spans.map(([from, to]) => rectPath(from, top, to - from, bottom - top)).join('');
