import type { InputFile, ReadDataSet } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';
import { file, gerber, outlineTracks } from './writeBoard.ts';

const read = (text: string, ...others: readonly InputFile[]) => readFiles(file('a.drl', text), ...others);

const rounded = (value: number) => Math.round(value * 1000) / 1000 + 0;

/** Diameter and holes of each tool. */
const toolsOf = ({ tools }: ReadDataSet) =>
  tools.map(({ diameter, holes }) => [rounded(diameter), ...Array.from(holes, rounded)]);

const metric = (...lines: readonly string[]) =>
  ['M48', 'METRIC,TZ', 'T1C0.8', 'T2C1.0', '%', ...lines, 'M30', ''].join('\n');

describe('a position on the line of another command is a hole', () => {
  it.each<[string, readonly string[], readonly (readonly number[])[]]>([
    [
      'the line that selects a tool',
      ['T1X1.0Y2.0', 'X3.0Y2.0', 'T2X5.0Y2.0'],
      [
        [0.8, 1, 2, 3, 2],
        [1, 5, 2],
      ],
    ],
    ['the line that defines one', ['T3C0.5F200X1.0Y2.0', 'X3.0Y2.0'], [[0.5, 1, 2, 3, 2]]],
    ['the line that starts to drill', ['T1', 'G05X1.0Y2.0', 'G81X3.0Y2.0'], [[0.8, 1, 2, 3, 2]]],
    ['a numbered line, and one with a comment', ['T1', 'N10X1.0Y2.0', 'X3.0Y2.0 ; last'], [[0.8, 1, 2, 3, 2]]],
    [
      'a tool with a compensation',
      ['T0102', 'X1.0Y2.0', 'T0201', 'X3.0Y2.0'],
      [
        [0.8, 1, 2],
        [1, 3, 2],
      ],
    ],
  ])('%s', async (_, lines, expected) => {
    expect(toolsOf(await read(metric(...lines)))).toEqual(expected);
  });

  it.each(['M06X1.0Y2.0', 'M09X1.0Y2.0', 'G04X1.0', 'M47,X1.0Y2.0'])('but not after %s', async (line) => {
    const reading = await read(metric('T1', line, 'X3.0Y2.0'));
    expect(toolsOf(reading)).toEqual([[0.8, 3, 2]]);
    expect(reading.notes.map(({ code }) => code)).not.toContain('unread-drill-command');
  });
});

describe('units that change after the header', () => {
  it('do not change the diameters', async () => {
    const text = 'M48\nINCH,TZ\nT1C0.0315\n%\nM71\nT1\nX10.0Y20.0\nM30\n';
    expect(toolsOf(await read(text))).toEqual([[0.8, 10, 20]]);
  });

  it('between holes apply to the holes that follow', async () => {
    expect(toolsOf(await read(metric('T1', 'X10.0Y20.0', 'M72', 'X1.0Y2.0')))).toEqual([[0.8, 10, 20, 25.4, 50.8]]);
  });
});

describe('repeats', () => {
  it('state distances as positions, with their last zeros left out', async () => {
    const text = 'M48\nMETRIC,LZ,000.000\nT1C0.8\n%\nT1\nX005Y01\nR3X0125\nM25\nX005\nM01\nM02Y0025\nM30\n';
    expect(toolsOf(await read(text))).toEqual([[0.8, 5, 10, 17.5, 10, 30, 10, 42.5, 10, 5, 10, 5, 12.5]]);
  });

  it('move the position that increments start from', async () => {
    expect(toolsOf(await read(metric('T1', 'G91', 'X1.0Y1.0', 'R2X2.0', 'Y3.0')))).toEqual([
      [0.8, 1, 1, 3, 1, 5, 1, 5, 4],
    ]);
  });

  it.each<[string, readonly string[], readonly number[]]>([
    ['each from the one before', ['M02X10.0', 'M02Y10.0'], [11, 2, 11, 12]],
    ['several at once', ['R2M02X10.0'], [11, 2, 21, 2]],
    ['of repeats', ['M02X10.0', 'M01', 'M02Y20.0'], [11, 2, 1, 22, 11, 22]],
    ['with the axes swapped', ['M02X10.0Y0M70'], [12, 1]],
    ['mirrored along x', ['M02X10.0Y0M80'], [9, 2]],
    ['mirrored along y', ['M02X10.0Y0M90'], [11, -2]],
    ['mirrored, then swapped', ['M02X10.0Y0M90M70'], [8, 1]],
  ])('of a pattern: %s', async (_, lines, copies) => {
    expect(toolsOf(await read(metric('T1', 'M25', 'X1.0Y2.0', 'M01', ...lines, 'M02', 'M08')))).toEqual([
      [0.8, 1, 2, ...copies],
    ]);
  });
});

describe('the zero of the work', () => {
  const text = metric('G93X10.0Y5.0', 'T1', 'X10.0Y20.0');

  it('moves the holes', async () => {
    expect(toolsOf(await read(text))).toEqual([[0.8, 20, 25]]);
  });

  it('is ignored and noted if the holes are then on their pads', async () => {
    const outline = outlineTracks([
      [0, 0],
      [50, 0],
      [50, 40],
      [0, 40],
    ]);
    const reading = await read(
      text,
      file('a-F_Cu.gbr', gerber({ tracks: [], pads: [[10, 20, 2]] }, 'Copper,L1,Top')),
      file('a-Edge_Cuts.gbr', gerber({ tracks: outline, pads: [] }, 'Profile,NP')),
    );
    expect(toolsOf(reading)).toEqual([[0.8, 10, 20]]);
    expect(reading.notes).toContainEqual({
      code: 'unread-drill-command',
      file: 'a.drl',
      command: 'G93',
      count: 1,
      line: 6,
    });
  });
});

describe('unread drill commands are noted, and their positions are not holes', () => {
  it.each<[string, readonly string[]]>([
    ['M99', ['M99,LOGO', 'X3.0Y2.0']],
    ['M97', ['M97,TEXT', 'X3.0Y2.0']],
    ['M98', ['M98,TEXT', 'X3.0Y2.0']],
    ['G83', ['G83', 'X3.0Y2.0', 'X5.0Y2.0']],
    ['G84', ['X3.0Y2.0G84X5.0']],
    ['P2', ['P2X1.0']],
  ])('%s', async (command, lines) => {
    const reading = await read(metric('T1', 'X1.0Y2.0', ...lines, 'X9.0Y2.0'));
    expect(toolsOf(reading)).toEqual([[0.8, 1, 2, 9, 2]]);
    expect(reading.notes).toContainEqual({
      code: 'unread-drill-command',
      file: 'a.drl',
      command,
      count: 1,
      line: 8,
    });
  });
});
