import { readDataSet } from '@pcb/gerber/readDataSet';
import { expect, it } from 'vitest';
import { summarise } from '../../scripts/gerber/summarise.ts';
import { tableOf } from '../../scripts/gerber/table.ts';
import { boardFiles, file, smallBoard } from './writeBoard.ts';

const files = boardFiles(smallBoard);

it('the command prints the figures of a set', async () => {
  const summary = summarise('small', await readDataSet(files));
  expect(summary).toMatchObject({
    set: 'small',
    width: 30,
    height: 20,
    copperLayers: 2,
    holes: 4,
    holesBySize: { '0.600': 2, '0.800': 2 },
    slots: 0,
    plated: 4,
    minDrill: 0.6,
    minTrack: 0.25,
    boards: 1,
    notes: [],
  });
  expect(summary.minGap).toBeCloseTo(0.2, 3);
  expect(summary.minRing).toBeCloseTo(0.3, 3);
  expect(summary.minEdge).toBeCloseTo(4.2, 3);
  expect(summary.minPaste).toBeNull();
  expect(tableOf([summary]).split('\n')[1]).toMatch(/^small +30\.000 +20\.000 +2 +4 +0 +4 /);
});

it('unknown values are null: a size without an outline, unstated plating', async () => {
  const drills = file('a.drl', 'M48\nMETRIC\nT1C0.6\n%\nT1\nX5.0Y5.0\nM30\n');
  const summary = summarise('x', await readDataSet([...files.slice(0, 2), drills]));
  expect(summary).toMatchObject({ width: null, height: null, boards: 0, holes: 1, plated: null });
  expect(summary.notes.map((note) => 'code' in note && note.code)).toContain('no-outline');
});

it('a refusal has its reason', async () => {
  const summary = summarise('x', await readDataSet([file('x', 'x')]));
  expect(summary).toMatchObject({ width: null, holes: null, notes: [{ reason: 'no-fabrication-data' }] });
  expect(tableOf([summary])).toContain('no-fabrication-data');
});
