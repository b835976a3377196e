/** The lines of each element, with those of its contents. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [];
  const indent = lines[0]?.search(/\S/);
  for (const line of lines) {
    if (line.search(/\S/) === indent) blocks.push([line]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** Roles, levels and states, without names, texts and URLs. */
const structureOf = (block: readonly string[]) =>
  block.map((line) => line.replaceAll(/"(?:[^"\\]|\\.)*"|: .*|'/g, '')).join('\n');

const isRowOrItem = ([first = '', ...contents]: readonly string[]) =>
  /^ *- '?(row|listitem)\b/.test(first) && contents.length > 0;

const shown = 2;

/**
 * The lines of an accessibility tree with two of the rows or list items in sequence that have the same structure, and
 * the number of the others, which come from the same code with other data.
 */
export function foldRepeats(lines: readonly string[]): string[] {
  const runs: string[][][] = [];
  for (const block of blocksOf(lines)) {
    const [before] = runs.at(-1) ?? [];
    if (before && isRowOrItem(block) && structureOf(block) === structureOf(before)) runs.at(-1)?.push(block);
    else runs.push([block]);
  }
  return runs.flatMap((run) => {
    const indent = ' '.repeat(run[0]?.[0]?.search(/\S/) ?? 0);
    const others = run.length > shown ? [`${indent}# ${run.length - shown} more like these`] : [];
    const blocks = run.slice(0, shown).flatMap(([first = '', ...contents]) => [first, ...foldRepeats(contents)]);
    return [...blocks, ...others];
  });
}
