import type { Figure, Reading, ReadingNote, RefusedDataSet } from '@pcb/gerber/reading';

export interface Summary {
  set: string;
  width: number | null;
  height: number | null;
  copperLayers: number | null;
  holes: number | null;
  holesBySize: Readonly<Record<string, number>> | null;
  slots: number | null;
  /** `null` if the files do not state the plating of any hole. */
  plated: number | null;
  minDrill: number | null;
  minTrack: number | null;
  /** Includes copper that nearly touches. */
  minGap: number | null;
  minRing: number | null;
  minEdge: number | null;
  minPaste: number | null;
  boards: number | null;
  notes: readonly (ReadingNote | RefusedDataSet)[];
}

const rounded = (value: number) => Math.round(value * 1e4) / 1e4;

const valueOf = (figure: Figure) => (figure.status === 'measured' ? rounded(figure.value) : null);

const refused = (set: string, refusal: RefusedDataSet): Summary => ({
  set,
  width: null,
  height: null,
  copperLayers: null,
  holes: null,
  holesBySize: null,
  slots: null,
  plated: null,
  minDrill: null,
  minTrack: null,
  minGap: null,
  minRing: null,
  minEdge: null,
  minPaste: null,
  boards: null,
  notes: [refusal],
});

/** Without an outline the size is unknown: the extents of the copper are only a guess. */
export function summarise(set: string, reading: Reading): Summary {
  if (reading.status === 'refused') return refused(set, reading);
  const { size, holeSizes, nearlyTouching, smallestPasteAperture: paste } = reading;
  const hasOutline = size !== undefined && size.foundBy !== 'copper-extents';
  const holesBySize: Record<string, number> = {};
  for (const { diameter, holes } of holeSizes) {
    const key = diameter.toFixed(3);
    if (holes > 0) holesBySize[key] = (holesBySize[key] ?? 0) + holes;
  }
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const stated = holeSizes.filter(({ plating }) => plating !== 'not-stated');
  const closest = nearlyTouching[0];
  return {
    set,
    width: hasOutline ? rounded(size.width) : null,
    height: hasOutline ? rounded(size.height) : null,
    copperLayers: reading.copperLayers,
    holes: sum(holeSizes.map(({ holes }) => holes)),
    holesBySize,
    slots: sum(holeSizes.map(({ slots }) => slots)),
    plated: stated.length > 0 ? sum(stated.map(({ plating, holes }) => (plating === 'plated' ? holes : 0))) : null,
    minDrill: valueOf(reading.smallestDrill),
    minTrack: valueOf(reading.smallestTrack),
    minGap: closest ? rounded(closest.distance) : valueOf(reading.smallestGap),
    minRing: valueOf(reading.smallestRing),
    minEdge: valueOf(reading.copperToEdge),
    minPaste: paste.status === 'measured' ? rounded(paste.areaPerPerimeter) : null,
    boards: reading.boards.length,
    notes: reading.notes,
  };
}
