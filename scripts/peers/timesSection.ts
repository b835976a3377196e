import { type Measure, measures, type Samples } from './timeTable.ts';

/** A value between the sorted samples: the median for 0.5. */
function quantile(samples: readonly number[], part: number): number {
  const sorted = [...samples].sort((one, other) => one - other);
  const position = (sorted.length - 1) * part;
  const [before = 0, after = before] = sorted.slice(Math.floor(position), Math.floor(position) + 2);
  return before + (after - before) * (position % 1);
}

const isExact = (measure: Measure) => measure === 'elements' || measure === 'heap';

function cell(measure: Measure, samples: readonly number[]): string {
  const [low, median, high] = [0.25, 0.5, 0.75].map((part) => Math.round(quantile(samples, part)));
  return isExact(measure) ? `${median}` : `${median} (${low}–${high})`;
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A Markdown table of the times of each library, by its name. */
export const timesTable = (samplesOf: Readonly<Record<string, Samples>>): string =>
  [
    line(['', ...measures]),
    line(['---', ...measures.map(() => '---:')]),
    ...Object.entries(samplesOf).map(([name, samples]) =>
      line([name, ...measures.map((measure) => cell(measure, samples[measure]))]),
    ),
  ].join('\n');
