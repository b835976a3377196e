/** A Markdown table whose columns after the first are aligned to the end. */
export function markdownTable(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(header), line(header.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)].join('\n');
}

interface Series {
  name: string;
  points: readonly { at: string; value: number }[];
}

const blocks = '▁▂▃▄▅▆▇█';

/** Curves as text, one line each: `mount  ▁▁▃█  12 → 176 ms, from 100 to 1,00,000`. All share one scale, from 0. */
export function curve(unit: string, series: readonly Series[], format: (value: number) => string): string {
  const max = Math.max(...series.flatMap(({ points }) => points.map(({ value }) => value)));
  const width = Math.max(...series.map(({ name }) => name.length));
  const lines = series.map(({ name, points }) => {
    const line = points.map(({ value }) => blocks[Math.min(7, Math.floor((value / max) * 8))]).join('');
    const [first, last] = [points[0], points.at(-1)];
    const ends =
      first && last ? `${format(first.value)} → ${format(last.value)} ${unit}, from ${first.at} to ${last.at}` : '';
    return `${name.padEnd(width)}  ${line}  ${ends}`;
  });
  return `\`\`\`text\n${lines.join('\n')}\n\`\`\``;
}
