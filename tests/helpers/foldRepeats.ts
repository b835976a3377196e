/** The lines of each element, with those of its contents; a term with its definition is one. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  const indent = lines[0]?.search(/\S/);
  for (const line of lines) {
    const last = blocks.at(-1);
    if (last && (line.search(/\S/) !== indent || /^ *- '?definition\b/.test(line))) last.push(line);
    else blocks.push([line]);
  }
  return blocks;
}

/** Roles, levels and states, without names, texts and URLs. */
const structureOf = (block: readonly string[]) =>
  block.map((line) => line.replaceAll(/"(?:[^"\\]|\\.)*"|: .*|'/g, '')).join('\n');

const isData = ([first = '']: readonly string[]) => /^ *- '?(row|cell|gridcell|listitem|option|term)\b/.test(first);

const shown = 2;

/**
 * The lines of an accessibility tree with two of the rows, cells, items or terms in sequence that have the same structure,
 * and the number of the others, which come from the same code with other data.
 */
export function foldRepeats(lines: readonly string[]): string[] {
  const runs: string[][][] = [];
  for (const block of blocksOf(lines)) {
    const [before] = runs.at(-1) ?? [];
    if (before && isData(block) && structureOf(block) === structureOf(before)) runs.at(-1)?.push(block);
    else runs.push([block]);
  }
  return runs.flatMap((run) => {
    const indent = ' '.repeat(run[0]?.[0]?.search(/\S/) ?? 0);
    const others = run.length > shown ? [`${indent}# ${run.length - shown} more like these`] : [];
    const blocks = run.slice(0, shown).flatMap(([first = '', ...contents]) => [first, ...foldRepeats(contents)]);
    return [...blocks, ...others];
  });
}
