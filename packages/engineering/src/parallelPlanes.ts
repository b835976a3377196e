/**
 * The capacitance of a rectangular conductor between two parallel planes, by the boundary-element method.
 *
 * The Green's function of the planes is exact (R. F. Harrington, 'Field Computation by Moment Methods', 1968; the
 * images of a line charge between two planes sum to the logarithm below). So only the surface of the conductor is
 * divided into elements, and the medium must be the same above and below it.
 */

/** Only ratios matter, so lengths can be in any unit. */
export interface ConductorBetweenPlanes {
  width: number;
  /** 0 for a strip of zero thickness. */
  thickness: number;
  heightAbove: number;
  heightBelow: number;
}

/** A straight element of the surface. Its mirror image on the left half carries the same charge. */
interface Element {
  x: number;
  y: number;
  halfLength: number;
  isHorizontal: boolean;
}

/** Values for half of a wide face, and for a side. Their error is at most 0.06 % up to w ÷ b 5, and 0.11 % at 10. */
const faceElements = 16;
const sideElements = 6;

/** Below this, the thickness does not change the result, and opposite faces would coincide. */
const minThicknessToWidth = 1e-6;

/** Divides 0–1, with short divisions near edges of the conductor, where the charge density is high. */
const division = (share: number, hasBothEdges: boolean) =>
  hasBothEdges ? (1 - Math.cos(Math.PI * share)) / 2 : Math.sin((Math.PI / 2) * share);

function elementsOf({ width, thickness, heightBelow }: ConductorBetweenPlanes): Element[] {
  const along = (count: number, hasBothEdges: boolean, place: (from: number, to: number) => Element) =>
    Array.from({ length: count }, (_, index) =>
      place(division(index / count, hasBothEdges), division((index + 1) / count, hasBothEdges)),
    );
  const face = (y: number) =>
    along(faceElements, false, (from, to) => ({
      x: ((from + to) / 2) * (width / 2),
      y,
      halfLength: ((to - from) / 2) * (width / 2),
      isHorizontal: true,
    }));
  if (thickness < minThicknessToWidth * width) return face(heightBelow);
  const side = along(sideElements, true, (from, to) => ({
    x: width / 2,
    y: heightBelow + ((from + to) / 2) * thickness,
    halfLength: ((to - from) / 2) * thickness,
    isHorizontal: false,
  }));
  return [...face(heightBelow), ...face(heightBelow + thickness), ...side];
}

/** The integral of ln r over a straight line from −a to a, at a point `along` its direction and `across` it. */
function logarithmOver(a: number, along: number, across: number) {
  const part = (s: number) => {
    const r2 = s * s + across * across;
    return (r2 === 0 ? 0 : 0.5 * s * Math.log(r2)) - s + (across === 0 ? 0 : across * Math.atan(s / across));
  };
  return part(along + a) - part(along - a);
}

/** Solves A·x = 1 by Gaussian elimination with partial pivoting. Modifies A. */
function solveForOnes(rows: number[][]): number[] {
  const size = rows.length;
  const result = Array.from({ length: size }, () => 1);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0;
  for (let pivot = 0; pivot < size; pivot += 1) {
    let best = pivot;
    for (let row = pivot + 1; row < size; row += 1)
      if (Math.abs(at(row, pivot)) > Math.abs(at(best, pivot))) best = row;
    [rows[pivot], rows[best]] = [rows[best] ?? [], rows[pivot] ?? []];
    [result[pivot], result[best]] = [result[best] ?? 0, result[pivot] ?? 0];
    const top = rows[pivot] ?? [];
    for (let row = pivot + 1; row < size; row += 1) {
      const current = rows[row] ?? [];
      const factor = at(row, pivot) / at(pivot, pivot);
      for (let column = pivot; column < size; column += 1)
        current[column] = (current[column] ?? 0) - factor * (top[column] ?? 0);
      result[row] = (result[row] ?? 0) - factor * (result[pivot] ?? 0);
    }
  }
  for (let row = size - 1; row >= 0; row -= 1) {
    let rest = result[row] ?? 0;
    for (let column = row + 1; column < size; column += 1) rest -= at(row, column) * (result[column] ?? 0);
    result[row] = rest / at(row, row);
  }
  return result;
}

/** Returns capacitance per unit length ÷ permittivity. Sizes must be positive, the thickness 0 or more. */
export function relativeCapacitance(conductor: ConductorBetweenPlanes): number {
  const distance = conductor.heightAbove + conductor.thickness + conductor.heightBelow;
  const k = Math.PI / distance;
  const elements = elementsOf(conductor);
  /** Returns 2π × the potential at a point from a unit charge per length on an element at x. */
  const potential = (at: Element, x: number, { y, halfLength, isHorizontal }: Element) => {
    const [dx, dy] = [at.x - x, at.y - y];
    const singular = isHorizontal ? logarithmOver(halfLength, dx, dy) : logarithmOver(halfLength, dy, dx);
    // (cosh − cos) ÷ 2 as a sum of squares, which stays precise where both are near 1.
    const across = Math.sinh((k * dx) / 2) ** 2;
    const towards = across + Math.sin((k * dy) / 2) ** 2;
    const mirrored = across + Math.sin((k * (at.y + y)) / 2) ** 2;
    const r2 = dx * dx + dy * dy;
    // The singular part, ln r, is integrated over the element; the remainder is smooth.
    const smooth = 0.5 * Math.log(r2 === 0 ? (4 * mirrored) / k ** 2 : (mirrored * r2) / towards);
    return 2 * halfLength * smooth - singular;
  };
  const rows = elements.map((at) =>
    elements.map((element) => (potential(at, element.x, element) + potential(at, -element.x, element)) / (2 * Math.PI)),
  );
  const charges = solveForOnes(rows);
  return 2 * elements.reduce((sum, { halfLength }, index) => sum + 2 * halfLength * (charges[index] ?? 0), 0);
}
