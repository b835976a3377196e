import type { OwnBoard } from '@pcb/screens/ownBoard';
import { parseOwnBoards } from '@pcb/screens/ownBoard';
import { traceBoard } from '@pcb/screens/traceBoard';
import { describe, expect, it } from 'vitest';
import { sampleBoard } from '../../stories/screens/quote/sampleBoard.ts';
import { sampleOwnBoard } from '../../stories/screens/quote/sampleOwnBoard.ts';

describe('the tracing of a board', () => {
  it('has its size, layers, openings and holes in whole units', () => {
    const { width, height, copperLayers, columns, rows, outline, copper, openings, legend, holes } = sampleOwnBoard;
    expect({ width, height, copperLayers, columns, rows }).toEqual({
      width: 60,
      height: 40,
      copperLayers: 4,
      columns: 1000,
      rows: 667,
    });
    // The board with its rounded corner, and the cutout.
    expect(outline.match(/z/g)).toHaveLength(2);
    expect(copper?.shapes.some(({ isClear }) => isClear)).toBe(true);
    expect(openings).not.toHaveProperty('isInverted');
    expect(legend?.shapes.length).toBeGreaterThan(0);
    // Three mounting holes of 3.2 mm.
    expect(holes.find(({ width: diameter }) => diameter === 53.3)?.d.match(/m/g)).toHaveLength(3);
  });

  it('writes a rectangular pad as a short line', () => {
    const pads = sampleOwnBoard.copper?.shapes.filter(({ isButt }) => isButt) ?? [];
    expect(pads.map(({ d }) => d.match(/m/g)?.length)).toEqual(expect.arrayContaining([32, 12]));
  });

  /** Rows of 600 dots, each as wide as a unit. The coarser drawing has fewer. */
  const dotted = (rows: number) => ({
    ...sampleBoard,
    pictures: sampleBoard.pictures
      .filter(({ file }) => file === 'sample-F_Cu.gbr')
      .map((picture) => ({
        ...picture,
        steps: [
          {
            kind: 'strokes' as const,
            polarity: 'dark' as const,
            width: 0.05,
            points: Float32Array.from({ length: 1200 * rows }, (_, index) => {
              const [dot, row] = [Math.floor(index / 2) % 600, Math.floor(index / 1200)];
              return index % 2 === 0 ? 5 + 0.06 * dot : 2 + 0.15 * row;
            }),
            starts: Uint32Array.from({ length: 600 * rows }, (_, index) => index),
          },
        ],
      })),
  });

  it.each([
    { rows: 1, columns: 1000 },
    { rows: 40, columns: 400 },
    { rows: 200, columns: undefined },
  ])('is coarser for a dense board, and missing for one that is too dense: %j', ({ rows, columns }) => {
    expect(traceBoard(dotted(rows))?.columns).toBe(columns);
  });

  it('is missing without a size', () => {
    expect(traceBoard({ ...sampleBoard, boards: [], size: undefined, pictures: [] })).toBeUndefined();
  });
});

describe('boards that a browser has kept', () => {
  const parsed = (board: unknown) => parseOwnBoards(JSON.stringify({ line: board }));

  it('equal the written ones', () => {
    const film: OwnBoard = { ...sampleOwnBoard, look: { material: 'polyimide', finish: 'tin' } };
    expect(parseOwnBoards(JSON.stringify({ last: sampleOwnBoard, line: film }))).toEqual({
      last: sampleOwnBoard,
      line: film,
    });
  });

  it.each(['', 'null', '[]', '{"line":', '"board"'])('are empty for %s', (text) => {
    expect(parseOwnBoards(text)).toEqual({});
  });

  it.each([
    { outline: '"/><script>alert(1)</script>' },
    { outline: 'url(https://shop.example)' },
    { outline: undefined },
    { width: -1 },
    { columns: Infinity },
    { copperLayers: '4' },
    { copper: { shapes: [{ d: 7 }] } },
    { holes: {} },
    { look: { material: 'fr4', finish: 'gold', mask: 'url(#x)' } },
    { look: { material: 'toString', finish: 'gold' } },
  ])('are omitted if they are invalid: %j', (changed) => {
    expect(parsed({ ...sampleOwnBoard, ...changed })).toEqual({});
  });
});
