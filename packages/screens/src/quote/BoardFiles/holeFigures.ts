import { type FiledHole, drillFor, finishedSize, type HoleSizes } from '@pcb/engineering/holeSizes';
import type { BoardOverview, Figure, Plating, ReadDataSet } from '@pcb/gerber/reading';
import type { HoleFigures } from '@pcb/quoting/fileFigures';

type Drilled = Pick<BoardOverview, 'tools' | 'copperLayers'>;

/** Holes count as plated if their plating is not stated, except on single-layer boards, which have no plated holes. */
const filedHole = (size: number, plating: Plating, { copperLayers }: Drilled): FiledHole => ({
  size,
  isPlated: plating !== 'non-plated' && copperLayers !== 1,
});

const smallest = (values: readonly number[]) => (values.length > 0 ? Math.min(...values) : null);

export function smallestDrillOf(board: Drilled, sizes: HoleSizes): Figure {
  const tools = board.tools
    .filter(({ diameter, holes }) => diameter > 0 && holes.length > 0)
    .map((tool) => ({ ...tool, drill: drillFor(filedHole(tool.diameter, tool.plating, board), sizes) }));
  const [first] = tools.toSorted((a, b) => a.drill - b.drill);
  if (!first) return { status: 'missing', reason: 'no-holes' };
  const [x = 0, y = 0] = first.holes;
  const place = { x, y, file: first.file };
  return { status: 'measured', value: first.drill, places: [place], foundBy: 'drill-tools', notCovered: [] };
}

export function smallestRingOf(board: Drilled & Pick<ReadDataSet, 'smallestRing' | 'rings'>, sizes: HoleSizes): Figure {
  const { smallestRing, rings } = board;
  if (smallestRing.status === 'missing') return smallestRing;
  const [first] = rings
    .map(({ diameter, value, places }) => {
      const drill = drillFor(filedHole(diameter, 'not-stated', board), sizes);
      return { value: value - (drill - diameter) / 2, places };
    })
    .toSorted((a, b) => a.value - b.value);
  return { ...smallestRing, ...first };
}

const narrowestSlot = (board: Drilled, isPlated: boolean, sizes: HoleSizes) =>
  smallest(
    board.tools
      .filter(({ slots, plating }) => slots > 0 && (plating === 'plated') === isPlated)
      .map(({ diameter }) => finishedSize({ size: diameter, isPlated }, sizes)),
  );

export const valueOf = (figure: Figure) => (figure.status === 'measured' ? figure.value : null);

export const holeFiguresOf = (board: ReadDataSet, sizes: HoleSizes): HoleFigures => ({
  smallestDrill: valueOf(smallestDrillOf(board, sizes)),
  smallestRing: valueOf(smallestRingOf(board, sizes)),
  narrowestSlot: { plated: narrowestSlot(board, true, sizes), unplated: narrowestSlot(board, false, sizes) },
});
