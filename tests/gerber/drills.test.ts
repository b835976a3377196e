import { readDataSet } from '@pcb/gerber/readDataSet';
import type { InputFile, ReadDataSet } from '@pcb/gerber/reading';
import { describe, expect, it } from 'vitest';
import { readFiles } from './readFiles.ts';
import { excellon, file, gerber, metric, outlineTracks, type Board } from './writeBoard.ts';

const outline: Board['outline'] = [
  [0, 0],
  [100, 0],
  [100, 80],
  [0, 80],
];

/** Pads at (10, 20), (30, 20) and (50, 60), with an outline of 100 mm by 80 mm. */
const pads: Board['pads'] = [
  [10, 20, 2],
  [30, 20, 2],
  [50, 60, 2],
];

const copper: readonly InputFile[] = [
  file('a-F_Cu.gbr', gerber({ tracks: [], pads }, 'Copper,L1,Top')),
  file('a-Edge_Cuts.gbr', gerber({ tracks: outlineTracks(outline), pads: [] }, 'Profile,NP')),
];

const readWith = (...drills: readonly InputFile[]) => readFiles(...copper, ...drills);

const rounded = (values: Iterable<number>) => Array.from(values, (value) => Math.round(value * 1000) / 1000);

/** Diameter, plating, and the holes and slots in order. */
const toolsOf = ({ tools }: ReadDataSet) =>
  tools.map(({ diameter, plating, holes, slotLines }) => [
    rounded([diameter])[0],
    plating,
    rounded(holes),
    rounded(slotLines),
  ]);

const atPads = [10, 20, 30, 20, 50, 60];

describe('the number format', () => {
  const body = (...hits: readonly string[]) => `%\nT1\n${hits.join('\n')}\nM30\n`;
  it.each<[string, string]>([
    [
      'trailing zeros kept, as TZ says',
      `M48\nMETRIC,TZ,000.000\nT1C1\n${body('X10000Y20000', 'X30000', 'X50000Y60000')}`,
    ],
    ['leading zeros kept, as LZ says', `M48\nMETRIC,LZ,000.000\nT1C1\n${body('X01Y02', 'X03', 'X05Y06')}`],
    ['decimal points', `M48\nMETRIC\nT1C1.0\n${body('X10.0Y20.0', 'X30.0', 'X50.0Y60.0')}`],
    ['digits in a comment', `M48\n;FILE_FORMAT=4:2\nMETRIC,TZ\nT1C1\n${body('X1000Y2000', 'X3000', 'X5000Y6000')}`],
    [
      'the format in a comment of KiCad',
      `M48\n; FORMAT={3:3/ absolute / metric / suppress trailing zeros}\nMETRIC\nT1C1\n${body('X01Y02', 'X03', 'X05Y06')}`,
    ],
    ['inches', `M48\nINCH,TZ,00.0000\nT1C0.03937\n${body('X3937Y7874', 'X11811', 'X19685Y23622')}`],
    ['units in the body', `M48\nT1C1.0\n%\nM71\nT1\nX10.0Y20.0\nX30.0\nX50.0Y60.0\nM30\n`],
    ['incremental positions', `M48\nMETRIC\nT1C1.0\n%\nG91\nT1\nX10.0Y20.0\nX20.0Y0.0\nX20.0Y40.0\nM30\n`],
    [
      'undeclared digits of 2:5 in inches',
      `M48\nINCH\nT1C0.03937\n${body('X39370Y78740', 'X118110', 'X196850Y236220')}`,
    ],
    ['stated digits that are wrong', `M48\nMETRIC,TZ\nT1C1\n${body('X100000Y200000', 'X300000', 'X500000Y600000')}`],
    ['zeros mixed up', `M48\nMETRIC,LZ\nT1C1\n${body('X10000Y20000', 'X30000', 'X50000Y60000')}`],
  ])('%s', async (_, text) => {
    const [[, , holes] = []] = toolsOf(await readWith(file('a.drl', text)));
    expect((holes as number[]).map(Math.round)).toEqual(atPads);
  });

  it('notes a format that was inferred from copper', async () => {
    const text = `M48\nINCH\nT1C0.03937\n${body('X39370Y78740', 'X118110', 'X196850Y236220')}`;
    expect((await readWith(file('a.drl', text))).notes).toContainEqual(
      expect.objectContaining({ code: 'drill-format', foundBy: 'fits-copper', unit: 'inch' }),
    );
  });

  it('never overrides a complete statement inside the board, because non-plated holes have no pads', async () => {
    const text = `M48\nMETRIC,TZ,000.000\nT1C3\n${body('X1000Y2000', 'X3000Y2000', 'X5000Y6000')}`;
    expect(toolsOf(await readWith(file('a.drl', text)))).toEqual([[3, 'not-stated', [1, 2, 3, 2, 5, 6], []]]);
  });

  it('reads a file of Allegro without a header, with sizes in comments', async () => {
    const text = [
      ';LEADER: 12',
      ';Holesize 1. = 39.370000 Tolerance = +0.0/-0.0 PLATED MILS Quantity = 2',
      ';Holesize 2. = 118.110000 Tolerance = +0.0/-0.0 NON_PLATED MILS Quantity = 1',
      '%',
      'G90',
      'T01',
      'X0039370Y0078740',
      'X0118110Y0078740',
      'T02',
      'X0196850Y0236220',
      'M30',
      '',
    ].join('\n');
    expect(toolsOf(await readWith(file('a.drl', text)))).toEqual([
      [1, 'plated', [10, 20, 30, 20], []],
      [3, 'non-plated', [50, 60], []],
    ]);
  });
});

it('stops of a file without tools refer to the tools in its comments', async () => {
  const holesize = (order: number, mils: string, plating: string) =>
    `;Holesize ${order}. = ${mils} Tolerance = +0.0/-0.0 ${plating} MILS Quantity = 1`;
  const header = [';LEADER: 12', holesize(1, '39.37', 'PLATED'), holesize(2, '118.11', 'NON_PLATED'), '%', 'G90'];
  const body = ['X0039370Y0078740', 'X0118110Y0078740', 'M00', 'X0196850Y0236220', 'M30', ''];
  expect(toolsOf(await readWith(file('a.drl', [...header, ...body].join('\n'))))).toEqual([
    [1, 'plated', [10, 20, 30, 20], []],
    [3, 'non-plated', [50, 60], []],
  ]);
});

describe('holes and slots', () => {
  const withBody = async (...lines: readonly string[]) =>
    toolsOf(await readWith(file('a.drl', `M48\nMETRIC\nT1C1.0\n%\nT1\n${lines.join('\n')}\nM30\n`)))[0]?.slice(2);

  it.each<[string, readonly string[], readonly number[], readonly number[]]>([
    ['a slot by G85', ['X10.0Y20.0G85X12.0Y20.0'], [], [10, 20, 12, 20]],
    ['a slot by G85 from the last position', ['X10.0Y20.0', 'G85X12.0Y20.0'], [10, 20], [10, 20, 12, 20]],
    ['a slot by G87', ['X10.0Y20.0G87X12.0Y20.0', 'G87Y22.0'], [], [10, 20, 12, 20, 12, 20, 12, 22]],
    ['a routed slot', ['G00X10.0Y20.0', 'M15', 'G01X12.0', 'M16', 'G05', 'X30.0Y20.0'], [30, 20], [10, 20, 12, 20]],
    [
      'a routed path with a bend is one slot',
      ['G00X10.0Y20.0', 'M15', 'G01X12.0', 'G01Y22.0', 'M16'],
      [],
      [10, 20, 12, 20, 12, 20, 12, 22],
    ],
    ['a slot without a length is a hole', ['X10.0Y20.0G85X10.0Y20.0'], [10, 20], []],
    ['G93 is no hole', ['G93X0.0Y0.0', 'X10.0Y20.0'], [10, 20], []],
    ['a move in rout mode is no hole', ['G00X10.0Y20.0', 'G05', 'X30.0Y20.0'], [30, 20], []],
    ['a repeated hit', ['X10.0Y20.0', 'R2X20.0Y0.0'], [10, 20, 30, 20, 50, 20], []],
    [
      'a repeated pattern',
      ['M25', 'X10.0Y20.0', 'X12.0', 'M01', 'M02X20.0Y0.0', 'M08'],
      [10, 20, 12, 20, 30, 20, 32, 20],
      [],
    ],
    ['hits beyond 2 m are ignored', ['X10.0Y20.0', 'X9999999.0Y0.0'], [10, 20], []],
  ])('%s', async (_, lines, holes, slots) => {
    expect(await withBody(...lines)).toEqual([holes, slots]);
  });

  it('a Gerber drill file: flashes are holes, draws and obrounds are slots', async () => {
    const text =
      '%TF.FileFunction,NonPlated,1,2,NPTH*%%FSLAX33Y33*%%MOMM*%%ADD10C,1*%%ADD11O,4X2*%D10*X10000Y20000D03*X30000D02*X32000D01*D11*X50000Y60000D03*M02*';
    expect(toolsOf(await readWith(file('holes.gbr', text)))).toEqual([
      [1, 'non-plated', [10, 20], [30, 20, 32, 20]],
      [2, 'non-plated', [], [49, 60, 51, 60]],
    ]);
  });

  it('a drill file in two formats counts once', async () => {
    const { holeSizes, notes } = await readWith(
      file(
        'a.drl',
        excellon([
          [10, 20, 1],
          [30, 20, 1],
          [50, 60, 1],
        ]),
      ),
      file(
        'a-drills.gbr',
        gerber(
          {
            tracks: [],
            pads: [
              [10, 20, 1],
              [30, 20, 1],
              [50, 60, 1],
            ],
          },
          'Plated,1,2,PTH',
        ),
      ),
    );
    expect(holeSizes).toEqual([{ diameter: 1, plating: 'plated', holes: 3, slots: 0 }]);
    expect(notes).toContainEqual({ code: 'drills-twice', file: 'a-drills.gbr', sameAs: 'a.drl' });
  });

  it('sums sizes over files, in both units', async () => {
    const { holeSizes } = await readWith(
      file('a-PTH.drl', excellon([[10, 20, 0.8]])),
      file(
        'b-PTH.drl',
        excellon(
          [
            [30, 20, 0.8],
            [50, 60, 0.8],
          ],
          { unit: 'inch', digits: [2, 4], omits: 'leading' },
        ),
      ),
    );
    expect(holeSizes).toEqual([{ diameter: 0.8, plating: 'plated', holes: 3, slots: 0 }]);
  });
});

describe('plating', () => {
  const body = 'METRIC\nT1C1.0\n%\nT1\nX10.0Y20.0\nM30\n';
  it.each<[string, string, string, string]>([
    ['X2', 'a.drl', `M48\n; #@! TF.FileFunction,NonPlated,1,2,NPTH\n${body}`, 'non-plated'],
    [
      'X2 of a tool',
      'a.drl',
      `M48\n; #@! TF.FileFunction,MixedPlating,1,2\n; #@! TA.AperFunction,NonPlated,NPTH,ComponentDrill\n${body}`,
      'non-plated',
    ],
    ['a TYPE line', 'a.drl', `M48\n;TYPE=NON_PLATED\n${body}`, 'non-plated'],
    ['a TYPE line before the name', 'a-NPTH.drl', `M48\n;TYPE=PLATED\n${body}`, 'plated'],
    ['NPTH in the name', 'a-NPTH.drl', `M48\n${body}`, 'non-plated'],
    ['PTH in the name', 'Drill_PTH_Through.DRL', `M48\n${body}`, 'plated'],
    ['"non-PTH" in the name', 'Drill_Non-PTH.DRL', `M48\n${body}`, 'non-plated'],
    ['"unplated" in the name', 'a.unplated-drill.cnc', `M48\n${body}`, 'non-plated'],
    ['nothing', 'a.drl', `M48\n${body}`, 'not-stated'],
  ])('by %s', async (_, name, text, plating) => {
    const { tools, notes } = await readWith(file(name, text));
    expect(tools.map((tool) => tool.plating)).toEqual([plating]);
    expect(notes.some(({ code }) => code === 'plating-not-stated')).toBe(plating === 'not-stated');
  });

  it("follows the user's choice", async () => {
    const reading = await readDataSet([...copper, file('a.drl', `M48\n;TYPE=PLATED\n${body}`)], {
      layers: { 'a.drl': { function: 'drill', plating: 'non-plated' } },
    });
    expect(reading.status === 'read' && reading.tools).toMatchObject([
      { plating: 'non-plated', platingFoundBy: 'corrected' },
    ]);
  });
});

it('the smallest drill has its places, and unknown sizes do not count', async () => {
  const text = 'M48\nMETRIC\nT1C1.0\nT2C0.5\n%\nT1\nX10.0Y20.0\nT2\nX30.0Y20.0\nT3\nX50.0Y60.0\nM30\n';
  const { smallestDrill, notes } = await readWith(file('a.drl', text));
  expect(smallestDrill).toMatchObject({ status: 'measured', value: 0.5, places: [{ x: 30, y: 20, file: 'a.drl' }] });
  expect(notes).toContainEqual({ code: 'hole-size-not-stated', file: 'a.drl', holes: 1 });
  expect((await readWith()).smallestDrill).toEqual({ status: 'missing', reason: 'no-holes' });
});

it('writes digits in the stated notation', () => {
  expect(excellon([[1.5, 2, 1]], { ...metric, digits: [3, 3], omits: 'trailing' })).toContain('X0015Y002\n');
});
