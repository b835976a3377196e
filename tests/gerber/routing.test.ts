import type { DrillTool, InputFile } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';
import { file, gerber, outlineTracks } from './writeBoard.ts';

const copper: readonly InputFile[] = [
  file('a-F_Cu.gbr', gerber({ tracks: [], pads: [[10, 20, 2]] }, 'Copper,L1,Top')),
  file(
    'a-Edge_Cuts.gbr',
    gerber(
      {
        tracks: outlineTracks([
          [0, 0],
          [100, 0],
          [100, 80],
          [0, 80],
        ]),
        pads: [],
      },
      'Profile,NP',
    ),
  ),
];

const readWith = (...drills: readonly InputFile[]) => readFiles(...copper, ...drills);

const drillFile = (...lines: readonly string[]) =>
  file('a.drl', `M48\nMETRIC,TZ,000.000\nT1C1.0\n%\nT1\n${lines.join('\n')}\nM30\n`);

/** The only tool of a drill file. */
async function routed(...lines: readonly string[]): Promise<DrillTool> {
  const { tools } = await readWith(drillFile(...lines));
  const [tool] = tools;
  if (!tool || tools.length > 1) throw new Error(`${tools.length} tools`);
  return tool;
}

/** The length of its slots, and their extents. */
function measured({ slotLines }: DrillTool) {
  let length = 0;
  for (let index = 0; index < slotLines.length; index += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = slotLines.subarray(index, index + 4);
    length += Math.hypot(x2 - x1, y2 - y1);
  }
  const xs = slotLines.filter((_, index) => index % 2 === 0);
  const ys = slotLines.filter((_, index) => index % 2 === 1);
  return [length, Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)] as const;
}

const quarter = Math.PI / 2;

describe('routed arcs are within 0.01 mm', () => {
  it.each<[string, readonly string[], readonly number[]]>([
    ['counter-clockwise, by radius', ['G00X30.0Y20.0', 'M15', 'G03X25.0Y25.0A5.0'], [5 * quarter, 25, 20, 30, 25]],
    ['clockwise, by radius', ['G00X25.0Y25.0', 'M15', 'G02X30.0Y20.0A5.0'], [5 * quarter, 25, 20, 30, 25]],
    ['half a circle', ['G00X30.0Y20.0', 'M15', 'G03X20.0Y20.0A5.0'], [10 * quarter, 20, 20, 30, 25]],
    ['half a circle, rounded', ['G00X30.0Y20.0', 'M15', 'G03X20.0Y20.0A4.999'], [10 * quarter, 20, 20, 30, 25]],
    ['by its centre', ['G00X30.0Y20.0', 'M15', 'G03X25.0Y25.0I-5.0J0'], [5 * quarter, 25, 20, 30, 25]],
    ['a circle by its centre', ['G00X30.0Y20.0', 'M15', 'G02X30.0Y20.0I-5.0'], [20 * quarter, 20, 15, 30, 25]],
    ['without points', ['G00X030000Y020000', 'M15', 'G03X025000Y025000A005000'], [5 * quarter, 25, 20, 30, 25]],
    [
      'that follow each other',
      ['G00X30.0Y20.0', 'M15', 'G03X25.0Y25.0A5.0', 'X20.0Y20.0A5.0', 'G01X20.0Y10.0'],
      [10 * quarter + 10, 20, 10, 30, 25],
    ],
  ])('%s', async (_, lines, expected) => {
    const tool = await routed(...lines, 'M16');
    expect([tool.slots, tool.holes.length]).toEqual([1, 0]);
    for (const [index, value] of measured(tool).entries()) {
      expect(Math.abs(value - (expected[index] ?? NaN))).toBeLessThan(0.01);
    }
  });
});

it('the corners of a routed path do not count as holes, so a path next to the board does not change its outline', async () => {
  const around = ['G00X-2.0Y-2.0', 'M15', 'G03X-5.0Y5.0A20.0', 'G02X-2.0Y70.0A90.0', 'M16', 'G05'];
  const holes = Array.from(
    { length: 120 },
    (_, index) => `X${10 + (index % 12) * 5}.0Y${10 + Math.floor(index / 12) * 5}.0`,
  );
  expect((await readWith(drillFile(...around, ...holes))).size).toMatchObject({ width: 100, foundBy: 'profile-layer' });
});

it('a drill file in two formats counts once, whatever the chords of its arcs', async () => {
  const arc = drillFile('G00X30.0Y20.0', 'M15', 'G03X20.0Y20.0A5.0', 'M16', 'G05', 'X50.0Y60.0');
  const text =
    '%TF.FileFunction,NonPlated,1,2,NPTH*%%FSLAX33Y33*%%MOMM*%%ADD10C,1*%D10*G75*X30000Y20000D02*G03*X20000Y20000I-5000J0D01*X50000Y60000D03*M02*';
  expect((await readWith(arc, file('a-drills.gbr', text))).notes).toContainEqual({
    code: 'drills-twice',
    file: 'a-drills.gbr',
    sameAs: 'a.drl',
  });
});
