/** Returns the ends of slots, without corners within a path. */
export function slotEnds(lines: Float64Array): readonly number[] {
  const ends: number[] = [];
  const isSame = (a: number, b: number) => lines[a] === lines[b] && lines[a + 1] === lines[b + 1];
  for (let index = 0; index < lines.length; index += 4) {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lines.subarray(index, index + 4);
    if (index === 0 || !isSame(index - 2, index)) ends.push(x1, y1);
    if (index + 4 === lines.length || !isSame(index + 2, index + 4)) ends.push(x2, y2);
  }
  return ends;
}
