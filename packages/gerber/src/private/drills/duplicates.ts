import type { DrillTool } from '../../reading.ts';
import { slotEnds } from './slotEnds.ts';

/** Files that share more hits than this are the same drilling in another format. */
const sameShare = 0.9;

const keysOf = (tools: readonly DrillTool[]) => {
  const keys: string[] = [];
  const add = (points: ArrayLike<number>) => {
    for (let index = 0; index < points.length; index += 2) {
      keys.push(`${Math.round((points[index] ?? 0) * 50)},${Math.round((points[index + 1] ?? 0) * 50)}`);
    }
  };
  for (const { holes, slotLines } of tools) {
    add(holes);
    add(slotEnds(slotLines));
  }
  return keys;
};

/** Rounding can put the same position into neighbouring cells. */
const isIn = (key: string, cells: ReadonlySet<string>) => {
  const [x = 0, y = 0] = key.split(',').map(Number);
  return [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => cells.has(`${x + dx},${y + dy}`)));
};

export interface DrillFileTools {
  name: string;
  /** Excellon files are kept, because they state more than Gerber files. */
  isExcellon: boolean;
  tools: readonly DrillTool[];
}

export interface DuplicateDrills {
  file: string;
  sameAs: string;
}

export function findDuplicateDrills(files: readonly DrillFileTools[]): DuplicateDrills[] {
  const ordered = files
    .map((file) => ({ ...file, keys: keysOf(file.tools) }))
    .filter(({ keys }) => keys.length > 0)
    .toSorted(
      (a, b) =>
        b.keys.length - a.keys.length || Number(b.isExcellon) - Number(a.isExcellon) || (a.name < b.name ? -1 : 1),
    );
  const kept: { name: string; cells: ReadonlySet<string> }[] = [];
  const twice: DuplicateDrills[] = [];
  for (const { name, keys } of ordered) {
    const same = kept.find(({ cells }) => keys.filter((key) => isIn(key, cells)).length >= sameShare * keys.length);
    if (same) twice.push({ file: name, sameAs: same.name });
    else kept.push({ name, cells: new Set(keys) });
  }
  return twice;
}
