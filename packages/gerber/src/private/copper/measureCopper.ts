import type {
  BoardOutline,
  Bounds,
  DrillTool,
  Figure,
  MissingReason,
  ReadDataSet,
  ReadingNote,
} from '../../reading.ts';
import type { CopperFile } from '../copperContent.ts';
import type { Run } from '../run.ts';
import { copperLayer, type CopperLayer } from './copperLayer.ts';
import { copperToEdge } from './copperToEdge.ts';
import { describeNear, findNear, joinNear, measureGaps, type GapSearch } from './gaps.ts';
import { Islands, joinNets, joinThroughHoles, joinTouching } from './islands.ts';
import { annularRings } from './rings.ts';
import { smallestTrack } from './tracks.ts';

type CopperFigures = Pick<
  ReadDataSet,
  'smallestTrack' | 'smallestGap' | 'gaps' | 'nearlyTouching' | 'smallestRing' | 'rings' | 'copperToEdge'
>;

const missing = (reason: MissingReason): Figure => ({ status: 'missing', reason });

export interface CopperBoard {
  copper: readonly CopperFile[];
  tools: readonly DrillTool[];
  boards: readonly BoardOutline[];
  bounds: Bounds | undefined;
}

async function shapesOf({ copper, bounds }: CopperBoard, run: Run): Promise<CopperLayer[] | undefined> {
  const layers: CopperLayer[] = [];
  let offset = 0;
  for (const [index, file] of copper.entries()) {
    if (run.isOutOfTime() || run.shouldStop()) return undefined;
    run.report('tracks', 0.45 + (0.1 * index) / copper.length, file.name);
    await run.pause();
    const layer = copperLayer(file, offset, bounds, () => run.isOutOfTime() || run.shouldStop());
    if (!layer) return undefined;
    if (layer === 'empty') continue;
    layers.push(layer);
    offset += layer.shapes.length;
  }
  return layers;
}

async function connect(layers: readonly CopperLayer[], run: Run): Promise<Islands | undefined> {
  const last = layers.at(-1);
  const islands = new Islands(last ? last.offset + last.shapes.length : 0);
  const nets = new Map<string, number>();
  const isOver = () => run.isOutOfTime() || run.shouldStop();
  for (const layer of layers) joinNets(layer, islands, nets);
  for (const [index, layer] of layers.entries()) {
    run.report('tracks', 0.55 + (0.15 * index) / layers.length, layer.file.name);
    await run.pause();
    if (!joinTouching(layer, islands, isOver)) return undefined;
  }
  return islands;
}

function gapOfAll({ gaps, isComplete }: GapSearch): Figure {
  const measured = gaps.flatMap(({ gap }) => (gap.status === 'measured' ? [gap] : []));
  const [smallest] = measured.toSorted((a, b) => a.value - b.value);
  if (!smallest) return { status: 'missing', reason: isComplete ? 'none-found' : 'out-of-time' };
  return isComplete ? smallest : { ...smallest, notCovered: [...smallest.notCovered, 'layers-not-measured'] };
}

export async function measureCopper(
  board: CopperBoard,
  run: Run,
): Promise<{ figures: CopperFigures; notes: readonly ReadingNote[] }> {
  const none = (reason: 'no-copper' | 'out-of-time'): CopperFigures => ({
    smallestTrack: missing(reason),
    smallestGap: missing(reason),
    gaps: [],
    nearlyTouching: [],
    smallestRing: missing(reason),
    rings: [],
    copperToEdge: missing(board.boards.length === 0 && reason === 'out-of-time' ? 'no-outline' : reason),
  });
  if (board.copper.length === 0) return { figures: none('no-copper'), notes: [] };
  const layers = await shapesOf(board, run);
  const islands = layers && (await connect(layers, run));
  if (!layers || !islands) {
    const edge = board.boards.length > 0 ? (['edge'] as const) : [];
    return {
      figures: none('out-of-time'),
      notes: [{ code: 'out-of-time', missing: ['tracks', 'gap', 'ring', ...edge] }],
    };
  }
  const isOver = () => run.isOutOfTime() || run.shouldStop();
  const isGapOver = run.budget(run.gapBudget);
  await run.pause();
  const { near, isComplete: isNearComplete } = findNear(layers, islands, isGapOver);
  await run.pause();
  joinThroughHoles(layers, board.tools, islands);
  const track = smallestTrack(layers, islands, board.boards, isOver);
  run.report('ring', 0.7);
  await run.pause();
  const { smallest: ring, rings } = annularRings(layers, board.tools, islands, isOver);
  await run.pause();
  const edge = copperToEdge(layers, board.boards, islands, isOver);
  joinNear(near, islands);
  const gaps: GapSearch = isNearComplete
    ? await measureGaps(layers, islands, isGapOver, (index) => {
        run.report('gap', 0.75 + (0.2 * index) / layers.length, layers[index]?.file.name);
        return run.pause();
      })
    : { gaps: [], isComplete: false };
  const nearlyTouching = describeNear(near);
  const isLate = (figure: Figure) => figure.status === 'missing' && figure.reason === 'out-of-time';
  const late = [
    ...(isLate(track) ? (['tracks'] as const) : []),
    ...(gaps.isComplete ? [] : (['gap'] as const)),
    ...(isLate(ring) ? (['ring'] as const) : []),
    ...(isLate(edge) ? (['edge'] as const) : []),
  ];
  return {
    figures: {
      smallestTrack: track,
      smallestGap: gapOfAll(gaps),
      gaps: gaps.gaps,
      nearlyTouching,
      smallestRing: ring,
      rings,
      copperToEdge: edge,
    },
    notes: [
      ...nearlyTouching.slice(0, 20).map((place) => ({ code: 'nearly-touching', place }) as const),
      ...(late.length > 0 ? [{ code: 'out-of-time', missing: late } as const] : []),
    ],
  };
}
