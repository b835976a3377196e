import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Fault } from './model.ts';
import { steps } from './steps.ts';

export interface Result {
  isCaught: boolean;
  /** With the builds that it needed. */
  seconds: number;
}

type Results = Readonly<Record<string, Result>>;

const resultsFile = '.cache/faults/results.json';
const tableFile = 'docs/planted-faults.md';

/** The last result of every fault that was tried here. */
export const readResults = (): Results =>
  existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, 'utf8')) as Results) : {};

export const saveResult = (id: string, result: Result): void =>
  writeFileSync(resultsFile, JSON.stringify({ ...readResults(), [id]: result }));

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');

function rowOf({ id, promise, file, caughtBy }: Fault, result: Result | undefined): string {
  const { step, file: catcher, test } = caughtBy;
  const outcome = result === undefined ? 'not tried' : result.isCaught ? `${result.seconds} s` : 'missed';
  const cells = [`\`${id}\` in ${file}`, promise, `${step}: ${catcher}, “${test}”`, `\`${steps[step].runs}\``, outcome];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const introduction = `# Planted faults

\`npm run test:faults\` makes each of these mistakes in the sources, one at a time, and runs the one check that should notice it. A fault counts
as caught when the named test is what failed. The command runs by hand and writes this table; the time is for that fault alone, with the
builds that it needs.
`;

/** Writes the table of faults, their tests and times into the documentation. */
export async function writeTable(faults: readonly Fault[], results: Results): Promise<void> {
  const caught = faults.filter(({ id }) => results[id]?.isCaught).length;
  const table = [
    `${caught} of ${faults.length} are caught.\n`,
    '| fault | promise | caught by | run by | time |',
    '| --- | --- | --- | --- | --- |',
    ...faults.map((fault) => rowOf(fault, results[fault.id])),
  ];
  const options = await resolveConfig(tableFile);
  const text = `${introduction}\n${table.join('\n')}\n`;
  writeFileSync(tableFile, await format(text, { ...options, parser: 'markdown' }));
}
