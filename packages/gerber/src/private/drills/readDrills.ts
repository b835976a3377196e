import type { Bounds, DrillTool, Figure, HoleSize, ReadingNote } from '../../reading.ts';
import { isRoute } from '../outline/routes.ts';
import type { IdentifiedFile } from '../parsedFile.ts';
import { excellonFile, gerberFile, toolsOf, type DrilledFile } from './drilledFile.ts';
import { findDrillFormat } from './drillFormat.ts';
import { drillHits } from './drillHits.ts';
import { findDuplicateDrills } from './duplicates.ts';
import type { PadIndex } from './padIndex.ts';

export function readDrillFiles(
  files: readonly IdentifiedFile[],
  pads: PadIndex,
  board: Bounds | undefined,
): { drilled: readonly DrilledFile[]; notes: readonly ReadingNote[] } {
  const notes: ReadingNote[] = [];
  const drilled: DrilledFile[] = [];
  for (const file of files) {
    const { name, program, plot } = file;
    if (file.layer.function !== 'drill') continue;
    if (program) {
      const { format, foundBy, isConfirmed } = findDrillFormat(program, pads, board);
      const { hits, notes: unread } = drillHits(program, format);
      notes.push(...unread.map((note) => ({ ...note, file: name })));
      if (foundBy === 'fits-copper' || (foundBy === 'default' && !isConfirmed && hits.length > 0)) {
        const { unit, digits } = format;
        notes.push({ code: 'drill-format', file: name, foundBy, unit, digits });
      }
      drilled.push(excellonFile(program, hits, format, file));
    } else if (plot) drilled.push(gerberFile(plot, file));
  }
  return { drilled, notes };
}

export function sumDrills(drilled: readonly DrilledFile[]): {
  tools: readonly DrillTool[];
  notes: readonly ReadingNote[];
} {
  const notes: ReadingNote[] = [];
  const read = drilled.map((file) => ({ ...file, tools: toolsOf(file) }));
  const twice = findDuplicateDrills(read);
  for (const { file, sameAs } of twice) notes.push({ code: 'drills-twice', file, sameAs });
  const tools = read.filter(({ name }) => !twice.some(({ file }) => file === name)).flatMap((each) => each.tools);
  for (const { name } of read) {
    const unsized = tools.filter(({ file, diameter }) => file === name && !(diameter > 0));
    const holes = unsized.reduce((sum, tool) => sum + tool.holes.length / 2 + tool.slots, 0);
    if (holes > 0) notes.push({ code: 'hole-size-not-stated', file: name, holes });
  }
  const unknown = tools.filter(({ plating }) => plating === 'not-stated');
  const holes = unknown.reduce((sum, tool) => sum + tool.holes.length / 2 + tool.slots, 0);
  if (holes > 0) notes.push({ code: 'plating-not-stated', holes });
  if (tools.length === 0) notes.push({ code: 'no-drills' });
  return { tools, notes };
}

/** Returns positions of holes and slot ends. Routed paths are excluded, because they can go around the board. */
export const holePositions = (drilled: readonly DrilledFile[]): readonly number[] =>
  drilled.flatMap(({ hits }) => hits.flatMap((hit) => (isRoute(hit) ? [] : hit.points)));

export function sumHoleSizes(tools: readonly DrillTool[]): readonly HoleSize[] {
  const sizes = new Map<string, HoleSize>();
  for (const { diameter, plating, holes, slots } of tools) {
    const key = `${Math.round(diameter * 1000)},${plating}`;
    const known = sizes.get(key) ?? { diameter, plating, holes: 0, slots: 0 };
    sizes.set(key, { ...known, holes: known.holes + holes.length / 2, slots: known.slots + slots });
  }
  return [...sizes.values()].toSorted((a, b) => a.diameter - b.diameter);
}

const maxPlaces = 20;

export function findSmallestDrill(tools: readonly DrillTool[]): Figure {
  const sized = tools.filter(({ diameter }) => diameter > 0);
  if (sized.length === 0) return { status: 'missing', reason: 'no-holes' };
  const value = Math.min(...sized.map(({ diameter }) => diameter));
  const places = sized
    .filter(({ diameter }) => diameter < value + 0.0005)
    .flatMap(({ holes, slotLines, file }) => {
      const points = [...holes.subarray(0, 2 * maxPlaces), ...slotLines.subarray(0, 2)];
      return points.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: points[index + 1] ?? 0, file }] : []));
    });
  return { status: 'measured', value, places: places.slice(0, maxPlaces), foundBy: 'drill-tools', notCovered: [] };
}
