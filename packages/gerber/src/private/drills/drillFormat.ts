import type { Bounds, DrillFormatSource } from '../../reading.ts';
import { drillHits } from './drillHits.ts';
import type { PadIndex } from './padIndex.ts';
import type { DrillFormat, DrillProgram } from './program.ts';
import { coordinatesOf } from './words.ts';

const maxTried = 400;

/** The minimum share of hits on pads. Some holes have no pad. */
const fitting = 0.5;

const defaultDigits = (unit: 'mm' | 'inch'): readonly [number, number] => (unit === 'mm' ? [3, 3] : [2, 4]);

/** If some numbers start with a zero and their lengths differ, trailing zeros are omitted. */
function omitsOf({ blocks }: DrillProgram): DrillFormat['omits'] {
  const texts = coordinatesOf(blocks).map((text) => text.replace(/^[+-]/, ''));
  const hasLeading = texts.some((text) => /^0\d/.test(text));
  const isOneLength = texts.every(({ length }) => length === texts[0]?.length);
  return hasLeading && !isOneLength ? 'trailing' : 'leading';
}

export function statedFormat(program: DrillProgram): DrillFormat {
  const { stated, blocks, tools } = program;
  const ofTools = [...tools.values()].find(({ unit }) => unit !== undefined)?.unit;
  // A file without units is in inches, unless its numbers are too large.
  const unit =
    stated.unit ??
    ofTools ??
    (coordinatesOf(blocks).some((text) => text.includes('.') && Math.abs(Number(text)) > 30) ? 'mm' : 'inch');
  return { unit, digits: stated.digits ?? defaultDigits(unit), omits: stated.omits ?? omitsOf(program) };
}

/** Returns all formats, nearest to the stated one first. They differ only in digits that omitted zeros leave open. */
function candidates(stated: DrillFormat, isDecimal: boolean): DrillFormat[] {
  const units = stated.unit === 'mm' ? (['mm', 'inch'] as const) : (['inch', 'mm'] as const);
  const zeros = stated.omits === 'leading' ? (['leading', 'trailing'] as const) : (['trailing', 'leading'] as const);
  if (isDecimal) return units.map((unit) => ({ ...stated, unit }));
  const formats = units.flatMap((unit) =>
    zeros.flatMap((omits) => {
      const digits =
        omits === 'leading'
          ? ([4, 3, 5, 2, 6] as const).map((decimals) => [2, decimals] as const)
          : ([2, 3, 4, 1] as const).map((integers) => [integers, 4] as const);
      return [defaultDigits(unit), ...digits].map((each) => ({ ...stated, unit, digits: each, omits }));
    }),
  );
  return [stated, { ...stated, omits: zeros[1] }, ...formats];
}

export interface FoundFormat {
  format: DrillFormat;
  foundBy: DrillFormatSource;
  /** Whether almost all holes are on pads. */
  isConfirmed?: boolean;
}

/** The minimum share of holes on the board in the right format. Tooling holes can be next to the board. */
const boardShare = 0.7;

const isInside = (points: readonly number[], { minX, minY, maxX, maxY }: Bounds) => {
  const margin = 0.05 * Math.max(maxX - minX, maxY - minY) + 1;
  let inside = 0;
  for (let index = 0; index < points.length; index += 2) {
    const [x = 0, y = 0] = [points[index], points[index + 1]];
    if (x >= minX - margin && x <= maxX + margin && y >= minY - margin && y <= maxY + margin) inside += 1;
  }
  return 2 * inside >= boardShare * points.length;
};

const setsZero = ({ blocks }: DrillProgram) =>
  blocks.some(
    ({ words: [first, ...numbers] }) =>
      first?.[0] === 'G' && /^9[23]$/.test(first[1]) && numbers.some(([, number]) => Number(number) !== 0),
  );

/**
 * Returns the stated format, unless it is incomplete or puts holes outside the board, and another format puts more on
 * pads. A complete format inside the board is never overridden, because non-plated holes have no pads.
 */
export function findDrillFormat(program: DrillProgram, pads: PadIndex, board: Bounds | undefined): FoundFormat {
  const texts = coordinatesOf(program.blocks);
  const isDecimal = texts.every((text) => text.includes('.') || Number(text) === 0);
  const { unit, digits, omits } = program.stated;
  const isComplete = unit !== undefined && (isDecimal || (digits !== undefined && omits !== undefined));
  const foundBy = isDecimal && unit ? 'drill-header' : isComplete ? program.statedBy : 'default';
  const pointsIn = (format: DrillFormat) =>
    drillHits(program, format, maxTried).hits.flatMap(({ points }) => points.slice(0, 2));
  let stated = statedFormat(program);
  if (texts.length === 0 || !board) return { format: stated, foundBy };
  let statedPoints = pointsIn(stated);
  let statedShare = pads.shareOf(statedPoints);
  if (setsZero(program)) {
    const other = { ...stated, ignoresZeroSet: true };
    const points = pointsIn(other);
    const share = pads.shareOf(points);
    if (share > statedShare || (isInside(points, board) && !isInside(statedPoints, board))) {
      [stated, statedPoints, statedShare] = [other, points, share];
    }
  }
  const found: FoundFormat = { format: stated, foundBy };
  const fitsBoard = isInside(statedPoints, board);
  if (isComplete && fitsBoard) return found;
  if (fitsBoard && statedShare >= 0.9) return { ...found, isConfirmed: true };
  let best = { ...found, share: statedShare, fitsBoard };
  for (const format of candidates(stated, isDecimal)) {
    const points = pointsIn(format);
    const share = pads.shareOf(points);
    const isBetter =
      share > best.share + 0.05 ||
      (!best.fitsBoard && best.share < fitting && isInside(points, board) && share >= best.share);
    if (isBetter) best = { format, foundBy: 'fits-copper', share, fitsBoard: isInside(points, board) };
  }
  const isSure = best.share >= fitting || (best.fitsBoard && !fitsBoard);
  return isSure ? { format: best.format, foundBy: best.foundBy } : found;
}
