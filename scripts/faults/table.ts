import { readFileSync, writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import type { Fault } from './model.ts';
import { steps } from './steps.ts';

export interface Result {
  isCaught: boolean;
  /** Including the builds. */
  seconds: number;
}

const tableFile = 'docs/planted-faults.md';

const outcomes = {
  notTried: 'not tried',
  missed: 'missed',
};

/** The outcomes in the table, by fault. The table is the only record, so a run of a few faults keeps the rest. */
function readOutcomes(): Map<string, string> {
  const rows = readFileSync(tableFile, 'utf8').matchAll(/^\| `(?<id>[\w-]+)` .*\| (?<outcome>[^|]+?) +\|$/gm);
  return new Map([...rows].map(({ groups }) => [groups?.['id'] ?? '', groups?.['outcome'] ?? '']));
}

const cell = (text: string) => text.replaceAll('|', String.raw`\|`).replaceAll('<', '&lt;');

const outcomeOf = ({ isCaught, seconds }: Result) => (isCaught ? `${seconds} s` : outcomes.missed);

function rowOf({ id, promise, file, caughtBy }: Fault, outcome: string): string {
  const { step, file: catcher, test } = caughtBy;
  const cells = [`\`${id}\` in ${file}`, promise, `${step}: ${catcher}, “${test}”`, `\`${steps[step].runs}\``, outcome];
  return `| ${cells.map(cell).join(' | ')} |`;
}

const introduction = `# Planted faults

\`npm run test:faults\` makes each of these mistakes in the sources, one at a time, and runs the one check that should catch it. A fault counts
as caught when the named test fails. The command is run by hand and writes this table; the time is for one fault, including the
builds that it needs.
`;

/** Writes the table of faults into the documentation, with new results and the last results of all others. */
export async function writeTable(faults: readonly Fault[], results: ReadonlyMap<string, Result>): Promise<void> {
  const last = readOutcomes();
  const rows = faults.map((fault) => {
    const result = results.get(fault.id);
    return { fault, outcome: result ? outcomeOf(result) : (last.get(fault.id) ?? outcomes.notTried) };
  });
  const caught = rows.filter(({ outcome }) => outcome !== outcomes.missed && outcome !== outcomes.notTried).length;
  const table = [
    `${caught} of ${faults.length} are caught.\n`,
    '| fault | promise | caught by | run by | time |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(({ fault, outcome }) => rowOf(fault, outcome)),
  ];
  const options = await resolveConfig(tableFile);
  const text = `${introduction}\n${table.join('\n')}\n`;
  writeFileSync(tableFile, await format(text, { ...options, parser: 'markdown' }));
}
