import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';
import { file } from './writeBoard.ts';

/** The holes of a drill file without copper, which would help. */
async function holesOf(text: string): Promise<readonly number[]> {
  const { tools } = await readFiles(file('a.drl', text));
  return tools.flatMap(({ holes }) => Array.from(holes, (value) => Math.round(value * 1000) / 1000));
}

const withBody = (...hits: readonly string[]) => `M48\nT1C1.0\n%\nM71\nT1\n${hits.join('\n')}\nM30\n`;

it('a header can state incremental positions', async () => {
  const text = (mode: string) => `M48\nMETRIC,TZ,000.000\n${mode}\nT1C1.0\n%\nT1\nX10.0Y20.0\nX20.0Y0.0\nM30\n`;
  expect(await holesOf(text('ICI,ON'))).toEqual([10, 20, 30, 20]);
  expect(await holesOf(text('ICI,OFF'))).toEqual([10, 20, 20, 0]);
});

describe('zero suppression without a header', () => {
  it.each<[string, readonly string[], readonly number[]]>([
    [
      'the last ones are left out where some first ones are there',
      ['X126467Y095885', 'X1397Y14017'],
      [126.467, 95.885, 139.7, 140.17],
    ],
    ['the first ones are left out', ['X126467Y95885', 'X1397Y40'], [126.467, 95.885, 1.397, 0.04]],
    ['none are left out', ['X126467Y095885', 'X001397Y000040'], [126.467, 95.885, 1.397, 0.04]],
    ['with signs', ['X-126467Y095885', 'X1397Y-05'], [-126.467, 95.885, 139.7, -50]],
  ])('%s', async (_, hits, expected) => {
    expect(await holesOf(withBody(...hits))).toEqual(expected);
  });
});
